/** The cards of a choice in the middle of an action. While it is open, nothing else can be done. */
import type { Card, View } from "../../protocol/hungry_little_demons";
import type { CardState } from "../../ui/card";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import { ForestCard } from "./forest-card";
import styles from "./prompt.module.css";
import { pickable, type Selection } from "./select";

interface PromptProps {
  view: View;
  selection: Selection;
  onTap: (number: number) => void;
}

export function Prompt({ view, selection, onTap }: PromptProps) {
  const cards = promptCards(view) ?? [];
  const can = pickable(view.may, view);
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(cards.length);
  const order = selection?.type === "order" ? selection.numbers : [];

  function stateOf(number: number): CardState {
    if (order.includes(number)) return "selected";
    if (selection?.type === "card" && selection.number === number) return "selected";
    return can.includes(number) ? "playable" : "disabled";
  }
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label="Cards to choose from"
      class={styles.cards}
      data-focus
      style={{ "--count": cards.length }}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, number) => {
        const state = stateOf(number);
        const nth = order.indexOf(number);
        return (
          <ForestCard
            key={number}
            card={card}
            names={view.ingredients}
            size="inherit"
            state={state}
            badge={nth < 0 ? undefined : String(nth + 1)}
            note={nth < 0 ? NOTES[state] : `number ${nth + 1}`}
            tabIndex={number === current ? 0 : -1}
            onClick={() => {
              setCurrent(number);
              onTap(number);
            }}
          />
        );
      })}
    </div>
  );
}

const NOTES: Record<CardState, string | undefined> = {
  plain: undefined,
  playable: undefined,
  selected: "picked",
  disabled: "not needed",
};

/** The cards that are to be chosen from now, if any are. */
export function promptCards({ may, seats }: View): Card[] | null {
  switch (may?.type) {
    case "sprite_take":
    case "sprite_order":
      return may.cards;
    case "steal":
    case "return_card":
      return (seats[may.victim]?.gathered ?? []).map((card) => ({ type: "ingredient", ...card }));
    default:
      return null;
  }
}
