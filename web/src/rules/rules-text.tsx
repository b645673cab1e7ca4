import type { AnyGameClient } from "../games/game-client";
import styles from "./rules-text.module.css";

/** A game's rules, set for reading. */
export function RulesText({ game }: { game: Pick<AnyGameClient, "Rules"> }) {
  return (
    <article class={styles.text}>
      <game.Rules />
    </article>
  );
}
