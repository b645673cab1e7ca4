/** How a match of Hungry Little Demons came to its end: every point, and what broke a tie. */
import type { View } from "../../protocol/hungry_little_demons";
import type { ResultProps } from "../game-client";
import styles from "./result.module.css";
import { endedHow, tieBroken } from "./score";
import { ScoreTable } from "./score-table";

export function Result({ view, seats }: ResultProps<View>) {
  const { score } = view;
  if (!score) return null;
  const ties = seats.flatMap(({ seat }) => tieBroken(view, seat, seats) ?? []);
  return (
    <div class={styles.result}>
      <p>{endedHow(score, seats)}</p>
      <ScoreTable view={view} score={score} seats={seats} />
      {ties.map((tie) => (
        <p key={tie} class={styles.tie}>
          {tie}
        </p>
      ))}
    </div>
  );
}
