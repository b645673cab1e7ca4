/** What is printed on the ingredient cards, in words of our own. What a card may do is the server's business. */
import type { Card, Color } from "../../protocol/foodie_forest";
import { count } from "../../state/names";
import type { PictureName } from "../../ui/picture-names";

/** What the cards of one colour share. */
export type ColorPrint = {
  /** The name of one of them. */
  one: string;
  /** The name of several. */
  many: string;
  /** The colour of frame, number and glow. */
  tint: string;
  /** The picture of the colour itself. */
  picture: PictureName;
  /** The picture of each number that is usual. */
  byNumber: Record<number, PictureName>;
};

export const COLORS: Record<Color, ColorPrint> = {
  bug: {
    one: "Bug",
    many: "Bugs",
    tint: "#2f78b7",
    picture: "lady-beetle",
    byNumber: { 1: "ant", 2: "mosquito", 3: "lady-beetle", 4: "bug", 5: "butterfly", 10: "beetle" },
  },
  vegetable: {
    one: "Vegetable",
    many: "Vegetables",
    tint: "#3f8f3f",
    picture: "carrot",
    byNumber: { 1: "garlic", 2: "carrot", 3: "bell-pepper", 4: "eggplant", 5: "ear-of-corn", 10: "broccoli" },
  },
  fruit: {
    one: "Fruit",
    many: "Fruits",
    tint: "#cf3f77",
    picture: "cherries",
    byNumber: {
      1: "blueberries",
      2: "cherries",
      3: "strawberry",
      4: "pear",
      5: "pineapple",
      10: "watermelon",
    },
  },
  trash: {
    one: "Trash",
    many: "Trash",
    tint: "#7b6a5c",
    picture: "wastebasket",
    byNumber: { 1: "rolled-up-newspaper", 2: "bone", 3: "socks", 4: "battery", 5: "hiking-boot" },
  },
};

/** How one card looks. */
export type Print = {
  /** What stands in the corner. */
  rank: string;
  /** The name under the picture. */
  name: string;
  picture: PictureName;
  tint: string;
};

export function printOf({ color, face }: Card): Print {
  const { one, tint, picture, byNumber } = COLORS[color];
  switch (face.type) {
    case "number":
      return { rank: `${face.number}`, name: one, picture: byNumber[face.number] ?? picture, tint };
    case "spice":
      return { rank: "+0", name: `${one} spice`, picture: "salt", tint };
    case "boil_over":
      return { rank: "=0", name: `${one} boil-over`, picture: "boil-over", tint };
  }
}

/** "Bug 4", "Fruit spice", "Vegetable boil-over". */
export function cardName(card: Card): string {
  const { name } = printOf(card);
  return card.face.type === "number" ? `${name} ${card.face.number}` : name;
}

/** "1 Bug", "3 Bugs". */
export function counted(cards: number, color: Color): string {
  return count(cards, COLORS[color].one, COLORS[color].many);
}

export function sameCard(one: Card, other: Card): boolean {
  if (one.color !== other.color || one.face.type !== other.face.type) return false;
  return one.face.type !== "number" || other.face.type !== "number" || one.face.number === other.face.number;
}
