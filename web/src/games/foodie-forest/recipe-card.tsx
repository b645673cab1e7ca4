/** The recipe cards: how they lie on the table, and how small they lie beside a name. */
import type { Recipe, SeatView } from "../../protocol/foodie_forest";
import { CardBack, CardSlot } from "../../ui/card";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import styles from "./recipe-card.module.css";
import { RECIPES } from "./recipes";

/** A recipe face up, as large as `--card-w` says. */
export function RecipeCard({ recipe }: { recipe: Recipe }) {
  const { name, picture, tint } = RECIPES[recipe];
  return (
    <span role="img" aria-label={name} class={styles.card} style={{ "--tint": tint }}>
      <Picture name={picture} size="4.8em" />
      <span class={styles.name} aria-hidden="true">
        {name}
      </span>
    </span>
  );
}

/** The recipe that lies before a seat: its face, its back while only its owner knows it, or its empty place. */
export function LaidRecipe({ seat, label }: { seat: SeatView; label?: string }) {
  if (seat.recipe) return <RecipeCard recipe={seat.recipe} />;
  if (seat.has_chosen) {
    return <CardBack picture="scroll" size="inherit" label={label ?? "a recipe, face down"} />;
  }
  return <CardSlot size="inherit" label={label ?? "no recipe yet"} />;
}

/** A recipe that is turned up: its back, and then its face. */
export function TurningRecipe({ recipe, delay }: { recipe: Recipe; delay: number }) {
  return (
    <span class={styles.turning} style={{ "--delay": `${delay}ms` }}>
      <span class={classes(styles.side, styles.face)}>
        <RecipeCard recipe={recipe} />
      </span>
      <span class={classes(styles.side, styles.back)} aria-hidden="true">
        <CardBack picture="scroll" size="inherit" />
      </span>
    </span>
  );
}

/** A recipe as a small picture; with a label where nothing beside it names it. */
export function RecipeBadge({ recipe, label }: { recipe: Recipe; label?: string }) {
  const { picture, tint } = RECIPES[recipe];
  return (
    <span class={styles.badge} style={{ "--tint": tint }}>
      <Picture name={picture} size="78%" label={label} />
    </span>
  );
}
