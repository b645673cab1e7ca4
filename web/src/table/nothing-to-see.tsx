import type { TableView } from "../protocol/messages";
import { Picture } from "../ui/picture";
import styles from "./nothing-to-see.module.css";
import { lateness } from "./watching";

/** Instead of the board, for those who may not see anything of the match yet. */
export function NothingToSee({ table }: { table: TableView }) {
  const late = lateness(table.settings.watching.from);
  return (
    <main class={styles.note}>
      <Picture name={late ? "hourglass-not-done" : "door"} size="72px" />
      <h2>{late ? "The match has just begun" : "They play among themselves"}</h2>
      <p>
        {late
          ? `You're watching ${late}, so the first cards come to you in a while.`
          : "This table shows its matches when they are over. Stay for the next one, or talk to the others who wait."}
      </p>
    </main>
  );
}
