/** The line above the buttons: why a card cannot be played, what the picked ones will do, and the Monkeys' switch. */
import type { View } from "../../protocol/hungry_monkey";
import { Picture } from "../../ui/picture";
import { Hint } from "../shared/hint";
import { PRINT } from "./animals";
import styles from "./hint.module.css";
import { monkeysMatter, picked, picksGang, type Selection } from "./select";

interface PlayHintProps {
  view: View;
  selection: Selection;
  /** Why the last tap picked nothing. */
  why: string | null;
  onTurnMonkeys: () => void;
}

export function PlayHint({ view, selection, why, onTurnMonkeys }: PlayHintProps) {
  return (
    <Hint why={why} foretaste={foretaste(view, selection)}>
      {monkeysMatter(view, selection) && (
        <button type="button" class={styles.turn} onClick={onTurnMonkeys}>
          <Picture name="monkey-face" size="1.3em" /> {monkeysPlace(selection)}{" "}
          <span aria-hidden="true">⇅</span>
          <span class="hidden-text">; turn</span>
        </button>
      )}
    </Hint>
  );
}

/** What the picked cards will do. */
function foretaste(view: View, selection: Selection): string {
  if (view.may?.type !== "turn" || selection.cards.length === 0) return "";
  if (picksGang(view, selection)) return "A gang: clears the pile, and you go again";
  const { animal } = picked(selection);
  const top = animal ?? view.pile.at(-1)?.counts_as ?? "monkey";
  if (animal !== null && monkeysMatter(view, selection)) return "";
  if (animal === null && top !== "monkey") return `The Monkey turns into ${PRINT[top].one}`;
  return PRINT[top].effect ?? "";
}

function monkeysPlace({ cards, monkeysOnTop }: Selection): string {
  const beneath = cards.filter((card) => card.animal === "monkey").length - monkeysOnTop;
  if (monkeysOnTop === 0) return beneath === 1 ? "Monkey beneath" : "Monkeys beneath";
  if (beneath === 0) return monkeysOnTop === 1 ? "Monkey on top" : "Monkeys on top";
  return `${monkeysOnTop} on top, ${beneath} beneath`;
}
