/** The line above the buttons: the feeding tray as it fills, why a tap did nothing, and what the viewer's hand is worth. */
import type { View } from "../../protocol/little_monster";
import { classes } from "../../ui/classes";
import { Hint } from "../shared/hint";
import { worthOf } from "./edition";
import { type Selection, trayFor } from "./select";
import styles from "./tray-line.module.css";
import { foretaste, handLimit, isOverLimit } from "./words";

interface TrayLineProps {
  view: View;
  selection: Selection;
  /** Why the last tap picked nothing. */
  why: string | null;
}

export function TrayLine({ view, selection, why }: TrayLineProps) {
  const feeding = view.may?.type === "turn" && selection.cards.length > 0;
  const words = foretaste(view, selection);
  return (
    <div class={styles.line}>
      {feeding && !why ? (
        <TrayBar view={view} selection={selection} words={words} />
      ) : (
        <Hint why={why} foretaste={words} />
      )}
      <HandWorth view={view} />
    </div>
  );
}

/** A bar that fills up; what is too much sticks out. */
function TrayBar({ view, selection, words }: { view: View; selection: Selection; words: string }) {
  const { sum, of, missing, over } = trayFor(view, selection);
  const state = selection.eater === null ? "open" : missing > 0 ? "missing" : over > 0 ? "over" : "exact";
  return (
    <p class={styles.tray} role="status" data-state={state}>
      <span
        class={styles.fill}
        style={{ "--fill": Math.min(1, sum / of), "--right": over > 0 ? of / sum : 1 }}
        aria-hidden="true"
      />
      <span class={styles.words}>{words}</span>
    </p>
  );
}

/** What the viewer's hand is worth; too much of it has to be fed away. */
function HandWorth({ view }: { view: View }) {
  const worth = worthOf(view, view.hand);
  const limit = handLimit(view);
  const over = isOverLimit(view);
  return (
    <p
      class={classes(styles.worth, over && styles.over)}
      data-must={(view.may?.type === "turn" && view.may.must_feed) || undefined}
      title={over ? `With more than ${limit} after drawing you have to feed` : undefined}
    >
      <span class="hidden-text">Your hand is worth </span>
      <span aria-hidden="true">Hand </span>
      <b>{worth}</b> of {limit}
    </p>
  );
}
