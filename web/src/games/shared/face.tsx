import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { Avatar } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import styles from "./face.module.css";

/** A seat's picture, with a mark when nobody or a bot sits behind it. As wide as its place. */
export function Face({ seat }: { seat: SeatInfo }) {
  return (
    <span class={classes(styles.face, !seat.online && styles.away)}>
      <Avatar avatar={seat.avatar} size="100%" />
      {!seat.online && <Picture class={styles.mark} name="electric-plug" size="60%" label="offline" />}
      {seat.bot && <Picture class={styles.mark} name="robot" size="60%" label="a bot" />}
    </span>
  );
}
