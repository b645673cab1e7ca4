/** The other players: who they are, what they have and what they still need. */
import type { View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import type { SeatInfo } from "../game-client";
import { CardFace, CardName, OtherSeats, SeatButton } from "../shared/seat-cards";
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
  return (
    <OtherSeats view={view} seats={seats} class={styles.others}>
      {(seat, its) => (
        <SeatButton
          asked={isAsked(view, seat)}
          class={styles.panel}
          label={spoken(view, seat)}
          at={seatKey(seat.seat)}
          onOpen={() => onOpen(seat.seat)}
        >
          <span class={styles.who}>
            <CardFace seat={seat} />
            {its.chef && (
              <span class={styles.chef}>
                <ChefFigure chef={its.chef} glyph={seat.glyph} />
              </span>
            )}
            <CardName seat={seat} />
            <span class={styles.facts}>
              <Trophies its={its} />
            </span>
          </span>
          {its.recipes.length > 0 ? (
            <Needs seat={seat.seat} its={its} names={view.ingredients} />
          ) : (
            <SetupState view={view} seat={seat} />
          )}
        </SeatButton>
      )}
    </OtherSeats>
  );
}

function isAsked({ phase, turn }: View, { seat }: SeatInfo): boolean {
  if (phase.type === "over") return false;
  return "waiting" in phase ? phase.waiting.includes(seat) : turn === seat;
}
