import type { ComponentChildren } from "preact";
import { classes } from "./classes";
import styles from "./pill.module.css";

interface PillProps {
  children: ComponentChildren;
  tone?: "plain" | "good" | "honey" | "plum";
  /** What is read out, where the text alone does not say it. */
  label?: string;
}

/** A short fact in a rounded frame. */
export function Pill({ children, tone = "plain", label }: PillProps) {
  return (
    <span class={classes(styles.pill, styles[tone])}>
      {label ? (
        <>
          <span class="hidden-text">{label}</span>
          <span class={styles.seen} aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
