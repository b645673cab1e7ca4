/** How forest cards look and what they are called. Ingredients are an edition's: any name has to do. */
import type { Arrow, Card, Ingredient } from "../../protocol/hungry_little_demons";
import { charactersOf } from "../../state/characters";
import type { PictureName } from "../../ui/picture-names";

/** How one card looks. */
export type Print = {
  name: string;
  picture: PictureName;
  /** The first letters of a name that has no picture of its own, so that such cards can be told apart. */
  letters: string | null;
  /** The colour of frame and glow. */
  tint: string;
};

/** What the words of a name are looked up in; the first that fits wins. */
const PICTURES: readonly [RegExp, PictureName, string][] = [
  [/mushroom|truffle/i, "mushroom", "#b0563f"],
  [/strawberr/i, "strawberry", "#d63a4f"],
  [/cherr/i, "cherries", "#c22f4a"],
  [/berr/i, "blueberries", "#4a63b8"],
  [/carrot/i, "carrot", "#e07b2a"],
  [/egg ?plant|aubergine/i, "eggplant", "#6d4a8f"],
  [/egg/i, "egg", "#d9a441"],
  [/corn|maize/i, "ear-of-corn", "#d8a51f"],
  [/\b(grain|wheat|rice|oat|barley|rye)/i, "sheaf-of-rice", "#b58a32"],
  [/green|lettuce|spinach|kale|cabbage|chard/i, "leafy-green", "#5f9e3c"],
  [/herb|basil|parsley|mint|thyme/i, "herb", "#2f8a5b"],
  [/honey/i, "honey-pot", "#e0951d"],
  [/onion|shallot|leek/i, "onion", "#a9718f"],
  [/spice|chil|paprika/i, "hot-pepper", "#cf3f2f"],
  [/pepper/i, "bell-pepper", "#4c9a4a"],
  [/squash|pumpkin|zucchini|courgette/i, "squash", "#d98a2b"],
  [/tomato/i, "tomato", "#d8432f"],
  [/garlic/i, "garlic", "#9d8f86"],
  [/broccoli|cauliflower/i, "broccoli", "#4f9440"],
  [/banana|plantain/i, "banana", "#d9b021"],
  [/bean|\bpeas?\b|lentil/i, "beans", "#9a5a3a"],
  [/pear/i, "pear", "#9aa832"],
  [/pineapple/i, "pineapple", "#d3a024"],
  [/melon/i, "watermelon", "#d14b5c"],
  [/salt/i, "salt", "#8a8f99"],
];

/** How an ingredient looks that is called this. */
export function printOf(name: string): Print {
  const known = PICTURES.find(([words]) => words.test(name));
  if (known) return { name, picture: known[1], letters: null, tint: known[2] };
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return {
    name,
    picture: "basket",
    letters: charactersOf(name).slice(0, 2).join(""),
    tint: `oklch(58% 0.11 ${hue})`,
  };
}

const BAIT: Print = { name: "Demon Bait", picture: "meat-on-bone", letters: null, tint: "#9c4a66" };
const SPRITE: Print = { name: "Wood Sprite", picture: "wood-sprite", letters: null, tint: "#4f8f4a" };

/** How a forest card looks. */
export function cardPrint(card: Card, names: readonly string[]): Print {
  switch (card.type) {
    case "ingredient":
      return printOf(ingredientName(card.ingredient, names));
    case "demon_bait":
      return BAIT;
    case "wood_sprite":
      return SPRITE;
  }
}

export function ingredientName(ingredient: Ingredient, names: readonly string[]): string {
  return names[ingredient] ?? "Something";
}

/** "Eggs", "a Demon Bait", inside a sentence. */
export function cardName(card: Card, names: readonly string[]): string {
  return card.type === "ingredient"
    ? ingredientName(card.ingredient, names)
    : `a ${cardPrint(card, names).name}`;
}

/** "Eggs, arrow left", "Demon Bait": all that is on it. */
export function cardLabel(card: Card, names: readonly string[]): string {
  const { name } = cardPrint(card, names);
  return card.type === "ingredient" ? `${name}, arrow ${card.arrow}` : name;
}

export const ARROWS: Record<Arrow, string> = { up: "↑", right: "→", down: "↓", left: "←" };
