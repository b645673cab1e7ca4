/** The sheet of all deals: a column for each seat, a row for each deal. */
import type { View } from "../../protocol/foodie_forest";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { Face } from "../shared/face";
import { RecipeBadge } from "./recipe-card";
import { RECIPES } from "./recipes";
import { signed } from "./score";
import styles from "./score-table.module.css";

interface ScoreTableProps {
  view: View;
  seats: readonly SeatInfo[];
}

export function ScoreTable({ view, seats }: ScoreTableProps) {
  const rows = Array.from({ length: view.deals }, (_, deal) => view.sheet[deal] ?? null);
  return (
    <table class={styles.table}>
      <caption>All deals</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-text">Deal</span>
          </th>
          {seats.map((seat) => (
            <th key={seat.seat} scope="col">
              <span class={styles.face}>
                <Face seat={seat} />
              </span>
              <span class={styles.name}>
                {seat.you ? "You" : seat.name} <SeatGlyph seat={seat} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Start</th>
          {seats.map((seat) => (
            <td key={seat.seat}>{view.starting_points}</td>
          ))}
        </tr>
        {rows.map((scores, deal) => (
          <tr key={deal}>
            <th scope="row">{deal + 1}</th>
            {seats.map((seat) => {
              const score = scores?.[seat.seat];
              return (
                <td key={seat.seat}>
                  {score && (
                    <>
                      <span class={styles.change}>
                        <RecipeBadge recipe={score.recipe} label={RECIPES[score.recipe].name} />{" "}
                        {signed(score.change)}
                      </span>
                      <span class={styles.points}>{score.points}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
