/** What a seat's recipes take: what it has is there in colour, what it still needs is faint. */
import type { SeatView } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { IngredientPicture } from "./ingredient-picture";
import { ingredientName, printOf } from "./ingredients";
import styles from "./needs.module.css";
import { type Filled, filled, slotKey } from "./recipes";

interface NeedsProps {
  seat: Seat;
  its: Pick<SeatView, "recipes" | "gathered">;
  names: readonly string[];
  /** Whether the recipes' names stand above them. */
  named?: boolean;
}

export function Needs({ seat, its, names, named }: NeedsProps) {
  return (
    <span class={styles.recipes}>
      {filled(its).map((recipe, number) => (
        <span
          key={recipe.name}
          class={styles.recipe}
          data-colour={recipe.colour}
          data-done={recipe.done || undefined}
        >
          {named && <span class={styles.name}>{recipe.name}</span>}
          <span class={styles.slots}>
            {recipe.slots.map((slot, index) => {
              const print = printOf(ingredientName(slot.ingredient, names));
              return (
                <span
                  key={`${slot.ingredient}-${index}`}
                  class={styles.slot}
                  data-filled={slot.filled || undefined}
                  data-at={slotKey(seat, number, index)}
                  style={{ "--tint": print.tint }}
                >
                  <IngredientPicture print={print} size="80%" />
                </span>
              );
            })}
          </span>
        </span>
      ))}
    </span>
  );
}

/** "Egg Chop Salad: has Eggs, needs Carrots and Greens", for those who listen. */
export function spokenRecipe({ name, slots }: Filled, names: readonly string[]): string {
  const of = (want: boolean) =>
    slots.filter((slot) => slot.filled === want).map((slot) => ingredientName(slot.ingredient, names));
  const [has, needs] = [of(true), of(false)];
  if (needs.length === 0) return `${name}: complete`;
  return `${name}: ${has.length > 0 ? `has ${has.join(", ")}; ` : ""}needs ${needs.join(", ")}`;
}
