import type { SeatView, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import styles from "./marks.module.css";

/** What stands out about a seat now, as stickers on its edge. */
export function Marks({ view, seat }: { view: View; seat: Seat }) {
  return (
    <span class={styles.marks} aria-hidden="true">
      {marksOf(view, seat).map((mark) => (
        <span key={mark} class={styles.mark} data-loud={mark === LAST_CARD || undefined}>
          {mark}
        </span>
      ))}
    </span>
  );
}

const LAST_CARD = "no cards left";

/** "dealer", "leads", "no cards left". */
export function marksOf(view: View, seat: Seat): string[] {
  const its: SeatView | undefined = view.seats[seat];
  return [
    ...(its?.last_card ? [LAST_CARD] : []),
    ...(view.phase.type === "playing" && view.trick.leader === seat ? ["leads"] : []),
    ...(view.dealer === seat ? ["dealer"] : []),
  ];
}
