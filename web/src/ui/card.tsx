import type { ComponentChildren, CSSProperties } from "preact";
import styles from "./card.module.css";
import { classes } from "./classes";
import { Picture } from "./picture";
import type { PictureName } from "./picture-names";

/** How a card can be used now. `plain` cards only lie there. */
export type CardState = "plain" | "playable" | "selected" | "disabled";

/** How large a card is; a parent can also set `--card-w` and give `inherit`. */
export type CardSize = "xs" | "s" | "m" | "l" | "inherit";

interface CardProps {
  /** The number, or what stands for it. */
  rank: string;
  /** A small sign beside the number, where the card's colour alone would tell something. */
  sign?: ComponentChildren;
  name: string;
  picture: PictureName;
  /** The card's own colour, for frame, number and glow. */
  tint: string;
  state?: CardState;
  size?: CardSize;
  /** Degrees of turn, as cards in a fan or on a pile lie. */
  tilt?: number;
  /** A mark on the upper right corner, for example how many cards these are. */
  badge?: ComponentChildren;
  /** What is read out; number and name unless told, and nothing when empty: decoration. */
  label?: string | undefined;
  /** Makes the card a button. A `disabled` one still calls it, so that a tap can say why. */
  onClick?: (() => void) | undefined;
  /** For cards among which arrow keys move the focus. */
  tabIndex?: number | undefined;
  class?: string | undefined;
}

/** A card of any game, face up. */
export function Card(props: CardProps) {
  const { rank, sign, name, picture, tint, state = "plain", badge, label = `${rank}, ${name}` } = props;
  const face = (
    <>
      <span class={styles.frame} aria-hidden="true">
        <span class={styles.rank}>
          {rank}
          {sign}
        </span>
        <Picture name={picture} size="4.6em" class={styles.picture} />
        <span class={styles.name}>{name}</span>
      </span>
      {badge !== undefined && (
        <span class={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
  return <Shell {...props} label={label} state={state} style={{ "--tint": tint }} face={face} />;
}

interface CardBackProps {
  /** The picture on the back. */
  picture: PictureName;
  state?: CardState;
  size?: CardSize;
  tilt?: number;
  label?: string;
  onClick?: (() => void) | undefined;
  tabIndex?: number | undefined;
  class?: string | undefined;
}

/** A card of any game, face down. */
export function CardBack({ label = "a card, face down", ...props }: CardBackProps) {
  const face = (
    <span class={styles.backFrame} aria-hidden="true">
      <Picture name={props.picture} size="3.6em" />
    </span>
  );
  return <Shell {...props} label={label} back face={face} />;
}

interface CardSlotProps {
  size?: CardSize;
  label?: string;
  class?: string | undefined;
}

/** The place of a card that is not there. */
export function CardSlot({ label = "an empty place", size = "m", class: className }: CardSlotProps) {
  return <span {...spoken(label)} class={classes(styles.shell, styles.slot, styles[size], className)} />;
}

interface ShellProps {
  face: ComponentChildren;
  label: string;
  state?: CardState;
  size?: CardSize;
  tilt?: number;
  back?: boolean;
  style?: Record<string, string>;
  onClick?: (() => void) | undefined;
  tabIndex?: number | undefined;
  class?: string | undefined;
}

function Shell({
  face,
  label,
  state = "plain",
  size = "m",
  tilt = 0,
  back,
  style,
  onClick,
  tabIndex,
  class: className,
}: ShellProps) {
  const shared = {
    class: classes(styles.shell, styles.card, styles[size], styles[state], back && styles.back, className),
    style: { ...style, "--tilt": `${tilt}deg` } as CSSProperties,
  };
  if (!onClick) {
    return (
      <span {...spoken(label)} {...shared}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      aria-label={label}
      onClick={onClick}
      tabIndex={tabIndex}
      aria-pressed={state === "selected" ? true : state === "playable" ? false : undefined}
      aria-disabled={state === "disabled" || undefined}
    >
      {face}
    </button>
  );
}

/** A picture with these words, or decoration when there are none. */
function spoken(label: string) {
  return label === "" ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
}
