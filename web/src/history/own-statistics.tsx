import { useEffect, useState } from "preact/hooks";
import { games } from "../games";
import { askOwn } from "../net/api";
import type { GameStatistics } from "../protocol/messages";
import { count, ordinal } from "../state/names";
import { Picture } from "../ui/picture";
import styles from "./own-statistics.module.css";
import { whenText } from "./past-match";

type Read = readonly GameStatistics[] | "reading" | "failed";

/** For each game: how often one played and won, the best result, and when it was last. */
export function OwnStatistics() {
  const [read, setRead] = useState<Read>("reading");
  useEffect(() => {
    let gone = false;
    askOwn<GameStatistics[]>("/api/me/statistics").then(
      (statistics) => !gone && setRead(statistics),
      () => !gone && setRead("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (read === "reading") {
    return (
      <p class={styles.note} aria-busy="true">
        Counting …
      </p>
    );
  }
  if (read === "failed") {
    return (
      <p class={styles.note} role="alert">
        This could not be read just now.
      </p>
    );
  }
  if (read.length === 0) {
    return <p class={styles.note}>Nothing to count yet: a match counts if you stay until it ends.</p>;
  }
  return (
    <ul class={styles.list}>
      {read.map(({ game, played, won, best_place, most_points, last_played }) => (
        <li key={game}>
          <Picture name={games[game].picture} size="40px" />
          <span class={styles.words}>
            <b>{games[game].name}</b>
            <span>
              Best: {ordinal(best_place)}
              {most_points !== null && `, ${count(most_points, "point")}`}
            </span>
            <span class={styles.note}>Last: {whenText(last_played, new Date())}</span>
          </span>
          <span class={styles.won}>
            <b>{won}</b> won
            <span class={styles.note}>of {played}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
