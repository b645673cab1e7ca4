/** The other players: who they are, how many cards they hold, and their monsters. */
import type { View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { clockwiseFrom } from "../shared/clockwise";
import { Face } from "../shared/face";
import { monsterOf, monstersOf, racerOf } from "./edition";
import styles from "./others.module.css";
import { Token } from "./token";

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
      {others.map((seat) => (
        <li key={seat.seat}>
          <button
            type="button"
            class={classes(styles.panel, isAsked(view, seat) && styles.turn)}
            aria-label={spoken(view, seat)}
            onClick={() => onOpen(seat.seat)}
          >
            <span class={styles.face}>
              <Face seat={seat} />
            </span>
            <span class={styles.name}>
              <span>{seat.name}</span> <SeatGlyph seat={seat} />
            </span>
            <span class={styles.facts}>
              <span class={styles.hand} data-at={`seat:${seat.seat}`}>
                <Picture name="joker" /> {view.seats[seat.seat]?.hand_size ?? 0}
              </span>
              {monstersOf(view, seat.seat).map((monster) => (
                <Token key={monster} monster={monster} owner={seat} home={racerOf(view, monster)?.home} />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function spoken(view: View, seat: SeatInfo): string {
  const monsters = monstersOf(view, seat.seat).map((monster) => monsterOf(view, monster).name);
  return [
    seat.name,
    seat.bot && "a bot",
    !seat.online && "offline",
    `${count(view.seats[seat.seat]?.hand_size ?? 0, "card")} in hand`,
    monsters.length > 0 && `with ${listNames(monsters)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function isAsked({ phase }: View, { seat }: SeatInfo): boolean {
  if ("seat" in phase) return phase.seat === seat;
  return "waiting" in phase && phase.waiting.includes(seat);
}
