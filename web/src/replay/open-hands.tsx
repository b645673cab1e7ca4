import type { AnyGameClient, SeatInfo } from "../games/game-client";
import { SeatGlyph } from "../ui/seat";
import styles from "./open-hands.module.css";

interface OpenHandsProps {
  game: AnyGameClient;
  view: unknown;
  seats: readonly SeatInfo[];
}

/** What everybody held, below a board that shows no hand but one's own. */
export function OpenHands({ game, view, seats }: OpenHandsProps) {
  const { openHand, openHeaps } = game;
  if (!openHand) return null;
  return (
    <ul class={styles.hands} aria-label="All hands">
      {seats.map((seat) => {
        const cards = openHand(view, seat.seat);
        return (
          <li key={seat.seat}>
            <h3>
              {seat.name} <SeatGlyph seat={seat} />
            </h3>
            <div class={styles.cards}>{cards.length > 0 ? cards : <span>no cards</span>}</div>
          </li>
        );
      })}
      {openHeaps?.(view).map(({ name, cards }) => (
        <li key={name}>
          <h3>{name}</h3>
          <div class={styles.cards}>{cards}</div>
        </li>
      ))}
    </ul>
  );
}
