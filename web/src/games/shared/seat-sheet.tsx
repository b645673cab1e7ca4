/** A sheet with everything there is to see of one seat, in words. */
import type { ComponentChildren } from "preact";
import type { Seat } from "../../protocol/rules";
import { Sheet } from "../../ui/dialog";
import type { SeatInfo } from "../game-client";
import styles from "./seat-sheet.module.css";

interface SeatSheetProps<S> {
  view: { seats: readonly S[] };
  seats: readonly SeatInfo[];
  seat: Seat;
  onClose: () => void;
  children: (its: S, info: SeatInfo) => ComponentChildren;
}

export function SeatSheet<S>({ view, seats, seat, onClose, children }: SeatSheetProps<S>) {
  const its = view.seats[seat];
  const info = seats[seat];
  if (!its || !info) return null;
  return (
    <Sheet title={info.you ? "You" : info.name} onClose={onClose}>
      {children(its, info)}
    </Sheet>
  );
}

/** Terms with what they are for this seat. */
export function Facts({ children }: { children: ComponentChildren }) {
  return <dl class={styles.facts}>{children}</dl>;
}
