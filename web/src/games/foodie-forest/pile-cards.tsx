/** The cards that a seat has taken: those that bring points, those that cost some, and the others. */
import type { PileCard } from "../../protocol/foodie_forest";
import { IngredientCard } from "./ingredient-card";
import { cardName } from "./ingredients";
import styles from "./pile-cards.module.css";
import { signed } from "./score";

const WORTHS = [1, -1, 0] as const;

export function PileCards({ pile }: { pile: readonly PileCard[] }) {
  const heaps = WORTHS.map((worth) => ({ worth, cards: pile.filter(({ points }) => points === worth) }));
  return (
    <div class={styles.heaps}>
      {heaps.map(
        ({ worth, cards }) =>
          cards.length > 0 && (
            <div key={worth} class={styles.heap} data-worth={worth}>
              <span class={styles.worth}>{signed(worth * cards.length)}</span>
              <ul class={styles.cards}>
                {cards.map(({ card }, index) => (
                  <li key={`${index}-${cardName(card)}`}>
                    <IngredientCard card={card} size="xs" />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
