import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { classes } from "./classes";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button";

interface DialogProps {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
  /**
   * `dialog`: a note in the middle. `sheet`: slides up from the bottom on a phone, and in from the side
   * on a wide screen.
   */
  as?: "dialog" | "sheet";
  /** Buttons that stay in sight below the rest. */
  actions?: ComponentChildren;
}

/** Something that has to be answered or put away first. Keeps the focus within; Esc puts it away. */
export function Dialog({ title, children, onClose, as = "dialog", actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Else the button that closes it would have the focus, and look as if it were meant to be pressed.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a shortcut; Esc and the button do the same
    <dialog
      ref={ref}
      tabIndex={-1}
      class={classes(styles.dialog, styles[as])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class={styles.inside}>
        <header class={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div class={styles.body}>{children}</div>
        {actions && <footer class={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

/** A dialog that slides up on a phone and in from the side on a wide screen. */
export function Sheet(props: Omit<DialogProps, "as">) {
  return <Dialog {...props} as="sheet" />;
}
