/** Which ingredient the demon names before the card is turned up. */
import type { Ingredient, Space, View } from "../../protocol/hungry_little_demons";
import { Sheet } from "../../ui/dialog";
import { IngredientPicture } from "./ingredient-picture";
import { printOf } from "./ingredients";
import styles from "./mischief-sheet.module.css";
import { spaceName } from "./spaces";

interface MischiefSheetProps {
  view: View;
  space: Space;
  onName: (ingredient: Ingredient) => void;
  onClose: () => void;
}

export function MischiefSheet({ view, space, onName, onClose }: MischiefSheetProps) {
  return (
    <Sheet title="Mischief: name an ingredient" onClose={onClose}>
      <p class={styles.note}>
        If {spaceName(space)} holds what you name, that card goes under the deck and a new one takes its
        place.
      </p>
      <ul class={styles.ingredients}>
        {view.ingredients.map((name, ingredient) => {
          const print = printOf(name);
          return (
            <li key={name}>
              <button
                type="button"
                class={styles.ingredient}
                aria-label={`Name ${name}`}
                style={{ "--tint": print.tint }}
                onClick={() => onName(ingredient)}
              >
                <IngredientPicture print={print} size="34px" />
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
