/** What is printed on the recipe cards, in words of our own. Points are counted by the server. */
import type { Recipe } from "../../protocol/foodie_forest";
import { count } from "../../state/names";
import type { PictureName } from "../../ui/picture-names";
import { COLORS } from "./ingredients";

export type RecipePrint = {
  name: string;
  picture: PictureName;
  tint: string;
};

export type RecipeEffect = {
  /** What brings points. */
  good: string;
  /** What costs points. */
  bad: string;
  /** Both in a sentence. */
  sentence: string;
};

export const RECIPES: Record<Recipe, RecipePrint> = {
  empty_pot: {
    name: "Empty pot",
    picture: "empty-pot",
    tint: "#5b3a55",
  },
  bug: collecting("bug"),
  vegetable: collecting("vegetable"),
  fruit: collecting("fruit"),
  trash: {
    name: "Trash",
    picture: COLORS.trash.picture,
    tint: COLORS.trash.tint,
  },
};

/** What a recipe brings and costs; the bonus of the empty pot is the edition's. */
export function effectOf(recipe: Recipe, bonus: number): RecipeEffect {
  switch (recipe) {
    case "empty_pot":
      return {
        good: `+${bonus} at once`,
        bad: "−1 per card",
        sentence: `${count(bonus, "point")} at once, but each card you take costs 1.`,
      };
    case "trash":
      return {
        good: "+1 per Trash",
        bad: "−1 per spice",
        sentence: "Each Trash you take brings 1 point, each spice costs 1.",
      };
    default: {
      const { one } = COLORS[recipe];
      return {
        good: `+1 per ${one}`,
        bad: "−1 per Trash",
        sentence: `Each ${one} you take brings 1 point, each Trash costs 1.`,
      };
    }
  }
}

function collecting(color: "bug" | "vegetable" | "fruit"): RecipePrint {
  const { one, picture, tint } = COLORS[color];
  return { name: one, picture, tint };
}
