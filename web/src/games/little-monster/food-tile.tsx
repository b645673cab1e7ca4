/** A food of which one has to know what it does: its value, and its action in words. */
import type { Food, View } from "../../protocol/little_monster";
import type { CardState } from "../../ui/card";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { foodOf, pictureOf, tintOf } from "./edition";
import styles from "./food-tile.module.css";
import { actionWords } from "./vocabulary";

interface FoodTileProps {
  view: View;
  food: Food;
  state?: CardState;
  /** Makes it a button. A `disabled` one still calls it, so that a tap can say why. */
  onClick?: () => void;
  tabIndex?: number;
}

export function FoodTile({ view, food, state = "plain", onClick, tabIndex }: FoodTileProps) {
  const card = foodOf(view, food);
  const words = actionWords(card.action);
  const label = `${card.value}, ${card.name}: ${words}`;
  const shared = {
    class: classes(styles.tile, styles[state]),
    style: { "--tint": tintOf(card) },
  };
  const face = (
    <span class={styles.frame} aria-hidden="true">
      <b class={styles.value}>{card.value}</b>
      <Picture name={pictureOf(card)} size="var(--picture)" class={styles.picture} />
      <span class={styles.name}>{card.name}</span>
      <span class={styles.words}>{words}</span>
    </span>
  );
  if (!onClick) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      aria-label={label}
      aria-pressed={state === "selected" ? true : state === "playable" ? false : undefined}
      aria-disabled={state === "disabled" || undefined}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {face}
    </button>
  );
}
