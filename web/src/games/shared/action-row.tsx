import type { ComponentChildren } from "preact";
import styles from "./action-row.module.css";

interface ActionRowProps {
  /** Buttons, the likeliest last. */
  children: ComponentChildren;
  /** What stands there while there is nothing to do. */
  idle: string;
}

/** What the viewer can do now, within the thumb's reach. */
export function ActionRow({ children, idle }: ActionRowProps) {
  return (
    <div class={styles.actions}>
      {idle && <p class={styles.idle}>{idle}</p>}
      {children}
    </div>
  );
}
