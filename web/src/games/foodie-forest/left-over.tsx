/** What nobody had seen until the match was over: the hands that were left in the last deal, and what was not dealt. */
import type { Card, View } from "../../protocol/foodie_forest";
import type { SeatInfo } from "../game-client";
import { IngredientCard } from "./ingredient-card";
import { cardName } from "./ingredients";
import styles from "./left-over.module.css";

export function LeftOver({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  const hands = seats.map((seat) => ({
    whose: seat.you ? "Your hand" : `In ${seat.name}’s hand`,
    cards: view.seats[seat.seat]?.shown_hand ?? [],
  }));
  const heaps = [...hands, { whose: "Not dealt", cards: view.undealt_cards ?? [] }];
  const left = heaps.filter(({ cards }) => cards.length > 0);
  if (left.length === 0) return null;
  return (
    <details class={styles.left}>
      <summary>What was left in the last deal</summary>
      {left.map(({ whose, cards }) => (
        <Heap key={whose} whose={whose} cards={cards} />
      ))}
    </details>
  );
}

function Heap({ whose, cards }: { whose: string; cards: readonly Card[] }) {
  return (
    <figure class={styles.heap}>
      <figcaption>{whose}</figcaption>
      <ul class={styles.cards}>
        {cards.map((card, index) => (
          <li key={`${index}-${cardName(card)}`}>
            <IngredientCard card={card} size="xs" />
          </li>
        ))}
      </ul>
    </figure>
  );
}
