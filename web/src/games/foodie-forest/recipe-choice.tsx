/** The moment of choosing: the recipes that are left, with what each brings. */
import type { Recipe, View } from "../../protocol/foodie_forest";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import styles from "./recipe-choice.module.css";
import { effectOf, RECIPES } from "./recipes";
import { canCook, type Selection } from "./select";

interface RecipeChoiceProps {
  view: View;
  selection: Selection;
  onTap: (recipe: Recipe) => void;
}

export function RecipeChoice({ view, selection, onTap }: RecipeChoiceProps) {
  const recipes = (view.you === null ? undefined : view.seats[view.you])?.recipes_left ?? [];
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(recipes.length);
  return (
    <div
      ref={root}
      class={styles.recipes}
      role="toolbar"
      aria-label="Your recipes"
      data-count={recipes.length}
      onKeyDown={onKeyDown}
    >
      {recipes.map((recipe, index) => {
        const { name, picture, tint } = RECIPES[recipe];
        const { good, bad } = effectOf(recipe, view.empty_pot_bonus);
        const picked = selection?.type === "recipe" && selection.picked === recipe;
        const can = canCook(view, recipe);
        return (
          <button
            key={recipe}
            type="button"
            class={classes(styles.recipe, picked && styles.picked, !can && styles.disabled)}
            style={{ "--tint": tint }}
            aria-label={`${name}: ${good}, ${bad}`}
            aria-pressed={can ? picked : undefined}
            aria-disabled={!can || undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => {
              setCurrent(index);
              onTap(recipe);
            }}
          >
            <Picture name={picture} size="clamp(28px, 13cqh, 44px)" />
            <span class={styles.name}>{name}</span>
            <span class={styles.good}>{good}</span>
            <span class={styles.bad}>{bad}</span>
          </button>
        );
      })}
    </div>
  );
}
