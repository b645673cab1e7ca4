import type { ComponentChildren } from "preact";
import { classes } from "../../ui/classes";
import styles from "./hint.module.css";

interface HintProps {
  /** Why the last tap picked nothing; goes before anything else. */
  why: string | null;
  /** What the picked cards will do. */
  foretaste: string;
  children?: ComponentChildren;
}

/** The line above the buttons. */
export function Hint({ why, foretaste, children }: HintProps) {
  return (
    <div class={styles.hint}>
      <p role="status" class={classes(why && styles.why)}>
        {why ?? foretaste}
      </p>
      {!why && children}
    </div>
  );
}
