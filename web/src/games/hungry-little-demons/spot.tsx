/** One card of the forest, as it lies there: it flips where it lies, and slides when its line shifts. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Arrow, Spot as SpotView } from "../../protocol/hungry_little_demons";
import { reducedMotion } from "../../state/preferences";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { IngredientPicture } from "./ingredient-picture";
import { ARROWS, cardPrint } from "./ingredients";
import styles from "./spot.module.css";

export type Mark = "reach" | "gather" | "selected" | "news";

interface SpotProps {
  spot: SpotView;
  names: readonly string[];
  /** What can be done there, or was. */
  mark: Mark | null;
  /** The card is sliding this way right now. */
  slides: Arrow | null;
  /** The card would move this way. */
  wouldMove: Arrow | null;
}

/** What lies on a space. */
export function Spot({ spot, names, mark, slides, wouldMove }: SpotProps) {
  const flip = useFlip(spot.type === "face_up");
  return (
    <span class={classes(styles.spot, mark && styles[mark], slides && styles.slides)} data-way={slides}>
      {spot.type === "gap" ? (
        <span class={styles.gap} />
      ) : (
        <span class={styles.flip} ref={flip}>
          <Back spot={spot} names={names} />
          {spot.type === "face_up" && <Front spot={spot} names={names} />}
        </span>
      )}
      {wouldMove && <span class={styles.moves}>{ARROWS[wouldMove]}</span>}
    </span>
  );
}

function Front({ spot, names }: { spot: Extract<SpotView, { type: "face_up" }>; names: readonly string[] }) {
  const print = cardPrint(spot.card, names);
  return (
    <span class={styles.front} style={{ "--tint": print.tint }}>
      <IngredientPicture print={print} size="66cqw" class={styles.picture} />
      {spot.card.type === "ingredient" && <span class={styles.arrow}>{ARROWS[spot.card.arrow]}</span>}
      <span class={styles.name}>{print.name}</span>
    </span>
  );
}

/** A card that the viewer is reminded of shows through its back. */
function Back({ spot, names }: { spot: SpotView; names: readonly string[] }) {
  if (spot.type !== "known")
    return (
      <span class={styles.back}>
        <Picture name="evergreen-tree" size="54cqw" class={styles.tree} />
      </span>
    );
  return (
    <span class={classes(styles.back, styles.known)}>
      <IngredientPicture print={cardPrint(spot.card, names)} size="46cqw" class={styles.ghost} />
      {spot.card.type === "ingredient" && <span class={styles.arrow}>{ARROWS[spot.card.arrow]}</span>}
    </span>
  );
}

const TURN = { duration: 380, easing: "cubic-bezier(0.3, 0.9, 0.35, 1)" };

/** Turns the element whenever its card is turned up or down. */
function useFlip(up: boolean) {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(up);
  useLayoutEffect(() => {
    if (before.current !== up && !reducedMotion())
      element.current?.animate([{ transform: `rotateY(${up ? 180 : 90}deg)` }, { transform: "none" }], TURN);
    before.current = up;
  }, [up]);
  return element;
}
