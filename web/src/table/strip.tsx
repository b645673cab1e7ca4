import type { ComponentChildren } from "preact";
import { classes } from "../ui/classes";
import styles from "./strip.module.css";

interface StripProps {
  /** What is the matter, in a sentence. */
  children: ComponentChildren;
  /** What can be done about it. */
  buttons?: ComponentChildren;
  /** `plum`: everything waits for it. */
  tone?: "honey" | "plum";
  testId?: string;
}

/** Something about the match that is not the game itself, above the board. */
export function Strip({ children, buttons, tone = "honey", testId }: StripProps) {
  return (
    <div class={classes(styles.strip, tone === "plum" && styles.plum)} data-testid={testId}>
      <span>{children}</span>
      {buttons && <span class={styles.buttons}>{buttons}</span>}
    </div>
  );
}
