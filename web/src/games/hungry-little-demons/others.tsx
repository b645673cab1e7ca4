/** The other players: who they are, what they have and what they still need. */
import type { View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { classes } from "../../ui/classes";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { clockwiseFrom } from "../shared/clockwise";
import { Face } from "../shared/face";
import { ChefFigure } from "./figure";
import { seatKey } from "./flights";
import { Needs } from "./needs";
import styles from "./others.module.css";
import { SetupState, spoken, Trophies } from "./seat-facts";

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
          <li key={seat.seat}>
            <button
              type="button"
              class={classes(styles.panel, isAsked(view, seat) && styles.turn)}
              aria-label={spoken(view, seat)}
              data-at={seatKey(seat.seat)}
              onClick={() => onOpen(seat.seat)}
            >
              <span class={styles.who}>
                <span class={styles.face}>
                  <Face seat={seat} />
                </span>
                {its.chef && (
                  <span class={styles.chef}>
                    <ChefFigure chef={its.chef} glyph={seat.glyph} />
                  </span>
                )}
                <span class={styles.name}>
                  {seat.name} <SeatGlyph seat={seat} />
                </span>
                <span class={styles.facts}>
                  <Trophies its={its} />
                </span>
              </span>
              {its.recipes.length > 0 ? (
                <Needs seat={seat.seat} its={its} names={view.ingredients} />
              ) : (
                <SetupState view={view} seat={seat} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function isAsked({ phase, turn }: View, { seat }: SeatInfo): boolean {
  if (phase.type === "over") return false;
  return "waiting" in phase ? phase.waiting.includes(seat) : turn === seat;
}
