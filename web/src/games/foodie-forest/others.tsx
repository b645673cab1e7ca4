/** The other players: who they are, what they cook, and what they hold and have taken. */
import type { View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { classes } from "../../ui/classes";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { clockwiseFrom } from "../shared/clockwise";
import { Face } from "../shared/face";
import { Marks } from "./marks";
import styles from "./others.module.css";
import { LaidRecipe } from "./recipe-card";
import { HandSize, PileSize, Points, RecipesLeft, spoken } from "./seat-facts";

interface OthersProps {
  view: View;
  seats: readonly SeatInfo[];
  /** Shows all about a seat. */
  onOpen: (seat: Seat) => void;
}

export function Others({ view, seats, onOpen }: OthersProps) {
  const others = clockwiseFrom(view.you, seats);
  return (
    <ul class={styles.others} data-count={others.length}>
      {others.map((seat) => {
        const its = view.seats[seat.seat];
        if (!its) return null;
        return (
          <li key={seat.seat} class={styles.place}>
            <Marks view={view} seat={seat.seat} />
            <button
              type="button"
              class={classes(styles.panel, isAsked(view, seat) && styles.turn)}
              aria-label={spoken(view, seat)}
              onClick={() => onOpen(seat.seat)}
            >
              <span class={styles.recipe}>
                <LaidRecipe seat={its} />
              </span>
              <span class={styles.who} data-at={`seat:${seat.seat}`}>
                <span class={styles.face}>
                  <Face seat={seat} />
                </span>
                <span class={styles.name}>
                  {seat.name} <SeatGlyph seat={seat} />
                </span>
                <Points its={its} />
              </span>
              <span class={styles.facts}>
                <HandSize its={its} />
                {its.recipe !== null && <PileSize seat={seat} its={its} />}
                <RecipesLeft its={its} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function isAsked({ phase }: View, { seat }: SeatInfo): boolean {
  if (phase.type === "playing") return phase.seat === seat;
  return "waiting" in phase && phase.waiting.includes(seat);
}
