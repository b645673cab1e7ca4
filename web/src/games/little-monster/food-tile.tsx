/** A food that can be picked: its value, and what it does in words. */
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
  state: CardState;
  onClick: () => void;
  tabIndex: number;
}

export function FoodTile({ view, food, state, onClick, tabIndex }: FoodTileProps) {
  const card = foodOf(view, food);
  const words = actionWords(card.action);
  return (
    <button
      type="button"
      class={classes(styles.tile, styles[state])}
      style={{ "--tint": tintOf(card) }}
      aria-label={`${card.value}, ${card.name}: ${words}`}
      aria-pressed={state === "selected" ? true : state === "playable" ? false : undefined}
      aria-disabled={state === "disabled" || undefined}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      <span class={styles.frame} aria-hidden="true">
        <b class={styles.value}>{card.value}</b>
        <Picture name={pictureOf(card)} size="var(--picture)" class={styles.picture} />
        <span class={styles.name}>{card.name}</span>
        <span class={styles.words}>{words}</span>
      </span>
    </button>
  );
}
