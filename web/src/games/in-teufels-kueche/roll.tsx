/** The dice as they are rolled, in the middle of the kitchen for all to see. */
import type { EventView } from "../../protocol/in_teufels_kueche";
import { count } from "../../state/names";
import { classes } from "../../ui/classes";
import { Die } from "./die";
import styles from "./roll.module.css";

export function Roll({ event }: { event: Extract<EventView, { type: "rolled" }> }) {
  return (
    <div class={styles.roll} aria-hidden="true">
      <div class={styles.dice}>
        {event.dice.map((face, index) => (
          <span key={index} class={classes(styles.tumble, index === 1 && styles.second)}>
            <Die face={face} />
          </span>
        ))}
      </div>
      <p class={styles.sum}>{event.flight ? "A flight!" : count(event.points, "point")}</p>
    </div>
  );
}
