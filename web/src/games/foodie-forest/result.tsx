/** How a match of Foodie Forest came to its end: the whole sheet, each deal in words, and what nobody had seen. */
import type { View } from "../../protocol/foodie_forest";
import type { ResultProps } from "../game-client";
import { LeftOver } from "./left-over";
import styles from "./result.module.css";
import { ScoreTable } from "./score-table";
import { SeatScore } from "./seat-score";

export function Result({ view, seats }: ResultProps<View>) {
  const last = view.sheet.length - 1;
  return (
    <div class={styles.result}>
      <ScoreTable view={view} seats={seats} />
      {view.sheet.map((scores, deal) => (
        <details key={`${deal}-${scores.length}`} class={styles.deal}>
          <summary>How deal {deal + 1} was scored</summary>
          <ul>
            {seats.map((seat) => (
              <SeatScore
                key={seat.seat}
                seat={seat}
                view={view}
                deal={deal}
                pile={deal === last ? (view.seats[seat.seat]?.pile ?? null) : null}
                ready={false}
              />
            ))}
          </ul>
        </details>
      ))}
      <LeftOver view={view} seats={seats} />
    </div>
  );
}
