import { dismiss, toasts } from "../state/toasts";
import { classes } from "./classes";
import { Picture } from "./picture";
import styles from "./toasts.module.css";

/** The passing messages, above everything. A tap puts one away. */
export function Toasts() {
  return (
    <div class={styles.stack} role="status">
      {toasts.value.map(({ id, text, tone }) => (
        <button
          type="button"
          key={id}
          class={classes(styles.toast, styles[tone])}
          onClick={() => dismiss(id)}
        >
          <Picture name={tone === "sorry" ? "warning" : "bell"} size="22px" />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
