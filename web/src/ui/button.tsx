import type { ComponentChildren } from "preact";
import styles from "./button.module.css";
import { classes } from "./classes";

interface ButtonProps {
  children: ComponentChildren;
  onClick?: (() => void) | undefined;
  /** `primary`: the one thing to do here. `quiet`: no paper under it. `danger`: what cannot be undone. */
  kind?: "primary" | "secondary" | "quiet" | "danger";
  size?: "s" | "m" | "l";
  type?: "button" | "submit";
  disabled?: boolean;
  /** A command is on its way. */
  busy?: boolean;
  /** Fills the width. */
  wide?: boolean;
  /** What is read out, where the text alone does not say it. */
  label?: string;
  pressed?: boolean;
  class?: string | undefined;
}

/** A button that says exactly what it will do. */
export function Button(props: ButtonProps) {
  const {
    children,
    onClick,
    kind = "secondary",
    size = "m",
    type = "button",
    disabled,
    busy,
    wide,
    label,
    pressed,
  } = props;
  return (
    <button
      type={type}
      class={classes(
        styles.button,
        styles[kind],
        styles[size],
        wide && styles.wide,
        busy && styles.busy,
        props.class,
      )}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-pressed={pressed}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
