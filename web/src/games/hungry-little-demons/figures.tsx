/** Chefs and demons on the plan. They are always the same elements, so that they walk to where they are now. */
import type { View } from "../../protocol/hungry_little_demons";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { ChefFigure, DemonFigure } from "./figure";
import styles from "./figures.module.css";
import { chefPoints, demonPoints, FIGURE, type Plan, type Point } from "./layout";

interface FiguresProps {
  view: View;
  seats: readonly SeatInfo[];
  plan: Plan;
  /** Whether chefs move because their cards do. */
  riding: boolean;
}

export function Figures({ view, seats, plan, riding }: FiguresProps) {
  const chefs = chefPoints(view, plan);
  const demons = demonPoints(view, plan);
  return (
    <div class={styles.layer} aria-hidden="true">
      {seats.map(({ seat, you, glyph }) => {
        const chef = view.seats[seat]?.chef;
        const [chefAt, demonAt] = [chefs[seat], demons[seat]];
        if (!chef) return null;
        return [
          demonAt && (
            <span
              key={`demon ${seat}`}
              class={classes(styles.figure, you && styles.own)}
              style={at(demonAt, FIGURE.demon)}
            >
              <DemonFigure chef={chef} glyph={glyph} />
            </span>
          ),
          chefAt && (
            <span
              key={`chef ${seat}`}
              class={classes(styles.figure, you && styles.own, riding && styles.riding)}
              style={at(chefAt, FIGURE.chef)}
            >
              <ChefFigure chef={chef} glyph={glyph} />
            </span>
          ),
        ];
      })}
    </div>
  );
}

function at({ x, y }: Point, size: number) {
  return { left: `${x - size / 2}em`, top: `${y - size / 2}em`, width: `${size}em`, height: `${size}em` };
}
