/** The other seats: a card for each, in the order in which they come after the viewer. */
import type { ComponentChildren, CSSProperties } from "preact";
import type { Seat } from "../../protocol/rules";
import { classes } from "../../ui/classes";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { clockwiseFrom } from "./clockwise";
import { Face } from "./face";
import styles from "./seat-cards.module.css";

interface OtherSeatsProps<S> {
  view: { you: Seat | null; seats: readonly S[] };
  seats: readonly SeatInfo[];
  class?: string | undefined;
  /** The card of a seat, and what lies on it. */
  children: (seat: SeatInfo, its: S) => ComponentChildren;
}

/** Everybody but the viewer; everybody, for spectators. */
export function OtherSeats<S>({ view, seats, class: className, children }: OtherSeatsProps<S>) {
  const others = clockwiseFrom(view.you, seats);
  return (
    <ul class={classes(styles.others, className)} data-count={others.length}>
      {others.map((seat) => {
        const its = view.seats[seat.seat];
        if (!its) return null;
        return (
          <li key={seat.seat} class={styles.place}>
            {children(seat, its)}
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps {
  /** Whether the match waits for this seat. */
  asked: boolean;
  class?: string | undefined;
  children: ComponentChildren;
}

interface SeatCardProps extends CardProps {
  style?: CSSProperties | undefined;
}

/** A card that shows all there is to see of a seat. */
export function SeatCard({ asked, class: className, style, children }: SeatCardProps) {
  return (
    <div class={classes(styles.card, asked && styles.asked, className)} style={style}>
      {children}
    </div>
  );
}

interface SeatButtonProps extends CardProps {
  /** The same in words. */
  label: string;
  /** The name of the place, for what flies there. */
  at?: string | undefined;
  onOpen: () => void;
}

/** A card behind which there is more to see. */
export function SeatButton({ asked, class: className, label, at, onOpen, children }: SeatButtonProps) {
  return (
    <button
      type="button"
      class={classes(styles.card, asked && styles.asked, className)}
      aria-label={label}
      data-at={at}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

/** Who sits there; stands in the card's grid area `face`. */
export function CardFace({ seat }: { seat: SeatInfo }) {
  return (
    <span class={styles.face}>
      <Face seat={seat} />
    </span>
  );
}

/** The name with the seat's glyph; stands in the card's grid area `name`. */
export function CardName({ seat }: { seat: SeatInfo }) {
  return (
    <span class={styles.name}>
      <span>{seat.name}</span> <SeatGlyph seat={seat} />
    </span>
  );
}
