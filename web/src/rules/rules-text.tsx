import type { AnyGameClient } from "../games/game-client";
import styles from "./rules-text.module.css";

/** A game's rules, set for reading. */
export function RulesText({ game }: { game: AnyGameClient }) {
  return (
    <article class={styles.text}>
      <game.Rules />
    </article>
  );
}
