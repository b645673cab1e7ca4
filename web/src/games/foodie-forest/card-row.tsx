import type { Card } from "../../protocol/foodie_forest";
import styles from "./card-row.module.css";
import { IngredientCard } from "./ingredient-card";
import { cardName } from "./ingredients";

/** Small cards, laid out to be looked at. */
export function CardRow({ cards }: { cards: readonly Card[] }) {
  return (
    <ul class={styles.cards}>
      {cards.map((card, index) => (
        <li key={`${index}-${cardName(card)}`}>
          <IngredientCard card={card} size="xs" />
        </li>
      ))}
    </ul>
  );
}
