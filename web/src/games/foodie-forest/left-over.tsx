/** What nobody had seen until the match was over: the hands that were left in the last deal, and what was not dealt. */
import type { View } from "../../protocol/foodie_forest";
import { possessive } from "../../state/names";
import type { SeatInfo } from "../game-client";
import { CardRow } from "./card-row";
import styles from "./left-over.module.css";

export function LeftOver({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  const hands = seats.map((seat) => ({
    whose: seat.you ? "Your hand" : `In ${possessive(seat.name)} hand`,
    cards: view.seats[seat.seat]?.shown_hand ?? [],
  }));
  const heaps = [...hands, { whose: "Not dealt", cards: view.undealt_cards ?? [] }];
  const left = heaps.filter(({ cards }) => cards.length > 0);
  if (left.length === 0) return null;
  return (
    <details class={styles.left}>
      <summary>What was left in the last deal</summary>
      {left.map(({ whose, cards }) => (
        <figure key={whose} class={styles.heap}>
          <figcaption>{whose}</figcaption>
          <CardRow cards={cards} />
        </figure>
      ))}
    </details>
  );
}
