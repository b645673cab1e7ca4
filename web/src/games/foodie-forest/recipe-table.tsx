/** The recipes before everybody: still to be chosen, face down, and turned up all together. */
import type { View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import type { SeatInfo } from "../game-client";
import { LaidRecipe, TurningRecipe } from "./recipe-card";
import styles from "./recipe-table.module.css";

interface RecipeTableProps {
  view: View;
  seats: readonly SeatInfo[];
  /** The seats whose recipes are being turned up now. */
  turning: readonly Seat[];
}

const STAGGER_MILLIS = 110;

export function RecipeTable({ view, seats, turning }: RecipeTableProps) {
  return (
    <ul class={styles.table} aria-label="The recipes of this deal">
      {seats.map((seat, index) => {
        const its = view.seats[seat.seat];
        const turns = turning.includes(seat.seat);
        return (
          <li key={seat.seat} class={styles.seat}>
            {its?.recipe && turns ? (
              <TurningRecipe recipe={its.recipe} delay={index * STAGGER_MILLIS} />
            ) : (
              its && <LaidRecipe seat={its} />
            )}
            <span class={styles.name}>{seat.you ? "You" : seat.name}</span>
            <span class={styles.note}>{its?.has_chosen || seat.you ? "" : "chooses…"}</span>
          </li>
        );
      })}
    </ul>
  );
}
