/** What a card would do in the pot: only for saying it before the card is played. The server's total counts. */
import type { Card, Color, View } from "../../protocol/foodie_forest";

/** The total with this card in the pot. */
export function totalWith({ trick, full_at }: View, { face }: Card): number {
  switch (face.type) {
    case "boil_over":
      return 0;
    case "spice":
      return trick.total;
    case "number":
      return trick.cards.length === 0 && face.number >= full_at ? 0 : trick.total + face.number;
  }
}

/** The colour to follow with this card in the pot. */
export function requiredWith({ trick }: View, { color }: Card): Color | null {
  if (color === "trash") return null;
  return trick.cards.length === 0 ? color : trick.required;
}
