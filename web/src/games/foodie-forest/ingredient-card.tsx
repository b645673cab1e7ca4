/** An ingredient's card. */
import type { Card as Ingredient } from "../../protocol/foodie_forest";
import { Card, type CardSize, type CardState } from "../../ui/card";
import { ColorGlyph } from "./color-glyph";
import styles from "./ingredient-card.module.css";
import { cardName, printOf } from "./ingredients";

interface IngredientCardProps {
  card: Ingredient;
  state?: CardState;
  size?: CardSize;
  tilt?: number;
  /** What is read out after the name. */
  note?: string | undefined;
  onClick?: (() => void) | undefined;
  tabIndex?: number | undefined;
}

export function IngredientCard({ card, note, size = "inherit", ...props }: IngredientCardProps) {
  const label = [cardName(card), note].filter(Boolean).join(", ");
  const sign = <ColorGlyph color={card.color} class={styles.sign} />;
  return <Card {...props} {...printOf(card)} size={size} sign={sign} label={label} />;
}
