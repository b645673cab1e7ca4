/** Which of a seat's recipes the gathered cards go to, for showing what is there and what is missing. */
import type { Ingredient, RecipeColour, SeatView } from "../../protocol/hungry_little_demons";

/** One ingredient of a recipe. */
export type Slot = { ingredient: Ingredient; filled: boolean };

export type Filled = { name: string; colour: RecipeColour; done: boolean; slots: Slot[] };

/**
 * The recipes with their slots. A card counts for one recipe only: it goes to a complete recipe first, and otherwise to
 * the one that more cards would go to.
 */
export function filled({ recipes, gathered }: Pick<SeatView, "recipes" | "gathered">): Filled[] {
  const left = gathered.map(({ ingredient }) => ingredient);
  const shown = recipes.map(({ name, colour, ingredients }) => ({
    name,
    colour,
    done: false,
    slots: ingredients.map((ingredient) => ({ ingredient, filled: false })),
  }));
  const order = recipes
    .map(({ complete, ingredients }, index) => ({ index, worth: complete ? 99 : matches(ingredients, left) }))
    .toSorted((one, other) => other.worth - one.worth);
  for (const { index } of order) {
    const recipe = shown[index];
    for (const slot of recipe?.slots ?? []) {
      const at = left.indexOf(slot.ingredient);
      if (at < 0) continue;
      left.splice(at, 1);
      slot.filled = true;
    }
    if (recipe) recipe.done = recipe.slots.every((slot) => slot.filled);
  }
  return shown;
}

/** The names on the page of the slots that are filled in the one but not in the other. */
export function newlyFilled(seat: number, before: SeatView, now: SeatView): string[] {
  const were = filled(before);
  return filled(now).flatMap(({ slots }, recipe) =>
    slots.flatMap((slot, index) =>
      slot.filled && !were[recipe]?.slots[index]?.filled ? [slotKey(seat, recipe, index)] : [],
    ),
  );
}

/** A name for a slot's element on the page. */
export function slotKey(seat: number, recipe: number, slot: number): string {
  return `slot:${seat}:${recipe}:${slot}`;
}

function matches(wanted: readonly Ingredient[], has: readonly Ingredient[]): number {
  const left = [...has];
  return wanted.filter((ingredient) => {
    const at = left.indexOf(ingredient);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
