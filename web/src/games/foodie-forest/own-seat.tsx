/** The viewer's own place: the recipe with what it brings, the pile and the points. */
import type { View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import type { SeatInfo } from "../game-client";
import { Marks } from "./marks";
import styles from "./own-seat.module.css";
import { LaidRecipe } from "./recipe-card";
import { effectOf, RECIPES } from "./recipes";
import { PileSize, Points, RecipesLeft, spoken } from "./seat-facts";

interface OwnSeatProps {
  view: View;
  seat: SeatInfo;
  onOpen: (seat: Seat) => void;
}

export function OwnSeat({ view, seat, onOpen }: OwnSeatProps) {
  const its = view.seats[seat.seat];
  if (!its) return null;
  const recipe = its.recipe && { ...RECIPES[its.recipe], ...effectOf(its.recipe, view.empty_pot_bonus) };
  return (
    <div class={styles.place}>
      <Marks view={view} seat={seat.seat} />
      <button
        type="button"
        class={styles.own}
        aria-label={spoken(view, seat)}
        data-at={`seat:${seat.seat}`}
        onClick={() => onOpen(seat.seat)}
      >
        <span class={styles.recipe}>
          <LaidRecipe seat={its} />
        </span>
        <span class={styles.words}>
          <b>{recipe?.name ?? "No recipe yet"}</b>
          {recipe && (
            <span>
              {recipe.good}, {recipe.bad}
            </span>
          )}
        </span>
        <span class={styles.facts}>
          <span class={styles.numbers}>
            <PileSize seat={seat} its={its} />
            <Points its={its} />
          </span>
          <span class={styles.left}>
            <RecipesLeft its={its} />
          </span>
        </span>
      </button>
    </div>
  );
}
