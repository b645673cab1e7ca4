import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";
import styles from "./icon-button.module.css";

interface IconButtonProps {
  icon: IconName;
  /** What it does; read out, and shown as a hint. */
  label: string;
  onClick: () => void;
  pressed?: boolean;
  /** A text beside the icon, for example how many. */
  children?: ComponentChildren;
}

/** A button that shows only a drawing, where there is no room for words. */
export function IconButton({ icon, label, onClick, pressed, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
