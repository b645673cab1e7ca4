/** The other players: who they are, what they cook, and what they hold and have taken. */
import type { View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import type { SeatInfo } from "../game-client";
import { CardFace, CardName, OtherSeats, SeatButton } from "../shared/seat-cards";
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
  return (
    <OtherSeats view={view} seats={seats} class={styles.others}>
      {(seat, its) => (
        <>
          <Marks view={view} seat={seat.seat} />
          <SeatButton
            asked={isAsked(view, seat)}
            class={styles.panel}
            label={spoken(view, seat)}
            onOpen={() => onOpen(seat.seat)}
          >
            <span class={styles.recipe}>
              <LaidRecipe seat={its} />
            </span>
            <span class={styles.who} data-at={`seat:${seat.seat}`}>
              <CardFace seat={seat} />
              <CardName seat={seat} />
              <Points its={its} />
            </span>
            <span class={styles.facts}>
              <HandSize its={its} />
              {its.recipe !== null && <PileSize seat={seat} its={its} />}
              <RecipesLeft its={its} />
            </span>
          </SeatButton>
        </>
      )}
    </OtherSeats>
  );
}

function isAsked({ phase }: View, { seat }: SeatInfo): boolean {
  if (phase.type === "playing") return phase.seat === seat;
  return "waiting" in phase && phase.waiting.includes(seat);
}
