/** The score sheet: a column for each seat, a row for each reason. */
import type { ScoreSheet, View } from "../../protocol/hungry_little_demons";
import type { SeatInfo } from "../game-client";
import { ChefFigure } from "./figure";
import { counted, REASONS, reasonsOf, signed } from "./score";
import styles from "./score-table.module.css";

interface ScoreTableProps {
  view: View;
  score: ScoreSheet;
  seats: readonly SeatInfo[];
}

export function ScoreTable({ view, score, seats }: ScoreTableProps) {
  return (
    <div class={styles.sheet}>
      <table class={styles.table}>
        <caption class="hidden-text">What the points are for</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => {
              const chef = view.seats[seat.seat]?.chef;
              return (
                <th key={seat.seat} scope="col">
                  {chef && <ChefFigure chef={chef} glyph={seat.glyph} size="28px" />}
                  <span class={styles.name}>{seat.you ? "You" : seat.name}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {reasonsOf(score).map((reason) => (
            <tr key={reason}>
              <th scope="row">
                {REASONS[reason].name} <small>{REASONS[reason].each}</small>
              </th>
              {seats.map(({ seat }) => {
                const line = score.scores[seat]?.lines.find((one) => one.reason === reason);
                return (
                  <td key={seat}>
                    {line && (
                      <>
                        <b>{signed(line.points)}</b> <small>{counted(line)}</small>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {seats.map(({ seat }) => (
              <td key={seat}>
                <b>{score.scores[seat]?.total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
