/** The other players: who they are, how many cards they hold, and their monsters. */
import type { SeatView, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { CardFace, CardName, OtherSeats, SeatButton } from "../shared/seat-cards";
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
  return (
    <OtherSeats view={view} seats={seats} class={styles.others}>
      {(seat, its) => (
        <SeatButton
          asked={isAsked(view, seat)}
          class={styles.panel}
          label={spoken(view, seat, its)}
          onOpen={() => onOpen(seat.seat)}
        >
          <CardFace seat={seat} />
          <CardName seat={seat} />
          <span class={styles.facts}>
            <span class={styles.hand} data-at={`seat:${seat.seat}`}>
              <Picture name="joker" /> {its.hand_size}
            </span>
            {monstersOf(view, seat.seat).map((monster) => (
              <Token key={monster} monster={monster} owner={seat} home={racerOf(view, monster)?.home} />
            ))}
          </span>
        </SeatButton>
      )}
    </OtherSeats>
  );
}

function spoken(view: View, seat: SeatInfo, its: SeatView): string {
  const monsters = monstersOf(view, seat.seat).map((monster) => monsterOf(view, monster).name);
  return [
    seat.name,
    seat.bot && "a bot",
    !seat.online && "offline",
    `${count(its.hand_size, "card")} in hand`,
    monsters.length > 0 && `with ${listNames(monsters)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function isAsked({ phase }: View, { seat }: SeatInfo): boolean {
  if ("seat" in phase) return phase.seat === seat;
  return "waiting" in phase && phase.waiting.includes(seat);
}
