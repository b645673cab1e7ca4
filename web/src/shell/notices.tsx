import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { dismiss, toasts } from "../state/toasts";
import { classes } from "../ui/classes";
import { Picture } from "../ui/picture";
import { ConnectionNotice } from "./connection-notice";
import styles from "./notices.module.css";

/** The connection's state and passing messages, over every page and every dialog. */
export function Notices() {
  const ref = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    // Whatever was shown last lies on top: a dialog opened since must not hide a new message.
    if (toasts.value.length > 0) ref.current?.hidePopover();
    ref.current?.showPopover();
  });
  return (
    <div ref={ref} class={styles.stack} popover="manual">
      <ConnectionNotice />
      <div class={styles.toasts} role="status">
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
    </div>
  );
}
