/** The six chefs, in words of our own, and what stands in their houses. */
import type { Chef, Furniture } from "../../protocol/hungry_little_demons";
import type { PictureName } from "../../ui/picture-names";

export type ChefPrint = {
  name: string;
  /** The colour of chef, demon and house. */
  colour: string;
  /** Whether dark marks can be seen on the colour, rather than light ones. */
  light: boolean;
  /** What only this chef can do, in a sentence. */
  ability: string;
  /** The same in a few words. */
  short: string;
};

export const CHEFS: Record<Chef, ChefPrint> = {
  burgundy: {
    name: "Burgundy",
    colour: "#96294a",
    light: false,
    ability: "Walks diagonally too, from one card of the forest to another.",
    short: "Walks diagonally",
  },
  charcoal: {
    name: "Charcoal",
    colour: "#4d5460",
    light: false,
    ability: "Scores 1 point more for each piece of furniture that their demon destroyed.",
    short: "1 point more for each piece destroyed",
  },
  cream: {
    name: "Cream",
    colour: "#efdcae",
    light: true,
    ability: "Begins with two Demon Baits by the house.",
    short: "Begins with two Demon Baits",
  },
  olive: {
    name: "Olive",
    colour: "#7f8a34",
    light: false,
    ability:
      "Decides after gathering whether the forest shifts. If not, just the gap is filled from the deck.",
    short: "May leave the forest still",
  },
  salmon: {
    name: "Salmon",
    colour: "#f28b74",
    light: true,
    ability: "Gathers from their own space or from the one above it.",
    short: "Gathers from above, too",
  },
  saffron: {
    name: "Saffron",
    colour: "#eda51c",
    light: true,
    ability: "May look at two cards with one action.",
    short: "Looks at two cards",
  },
};

export const ALL_CHEFS = Object.keys(CHEFS) as Chef[];

export type FurniturePrint = {
  name: string;
  picture: PictureName;
  /** What happens when it is destroyed, in a few words. */
  effect: string;
};

export const FURNITURE: Record<Furniture, FurniturePrint> = {
  bed: { name: "Bed", picture: "bed", effect: "you may steal" },
  table: { name: "Table", picture: "kitchen-table", effect: "a card goes back" },
  chair: { name: "Chair", picture: "chair", effect: "the chef goes home" },
};

/** Every piece, in the order in which a house shows them. */
export const ALL_FURNITURE = Object.keys(FURNITURE) as Furniture[];
