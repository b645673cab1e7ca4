import type { TableView } from "../protocol/messages";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import styles from "./scoreboard.module.css";

/** Wins at this table. Nothing before the first match was played to its end. */
export function Scoreboard({ table }: { table: TableView }) {
  if (table.scores.length === 0) return null;
  return (
    <section class={styles.board} aria-labelledby="scores">
      <h2 id="scores">
        <Picture name="trophy" size="24px" /> At this table
      </h2>
      <table>
        <thead class="hidden-text">
          <tr>
            <th>Player</th>
            <th>Won</th>
            <th>Played</th>
          </tr>
        </thead>
        <tbody>
          {table.scores.map(({ person, played, won }) => (
            <tr key={person.id}>
              <td class={styles.who}>
                <Avatar avatar={person.avatar} size="28px" />
                <span>{person.name}</span>
              </td>
              <td class={styles.won}>
                {won} <span>won</span>
              </td>
              <td class={styles.played}>of {played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
