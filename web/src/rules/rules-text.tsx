import type { ComponentType } from "preact";
import type { AnyGameClient, RulesProps } from "../games/game-client";
import { askForEditions, useHouseEdition } from "../state/editions";
import { Button } from "../ui/button";
import styles from "./rules-text.module.css";

/** A game's rules as the house plays it. */
export function HouseRules({ game }: { game: Pick<AnyGameClient, "Rules" | "kind"> }) {
  const house = useHouseEdition(game.kind);
  if (house === null) return <p aria-live="polite">The rules are on their way.</p>;
  if (house === "failed") {
    return (
      <div class={styles.text}>
        <p role="alert">The rules didn't load.</p>
        <Button onClick={() => void askForEditions()}>Try again</Button>
      </div>
    );
  }
  return <RulesText game={game} edition={house.edition} own={house.own} />;
}

interface RulesTextProps<D> {
  game: { Rules: ComponentType<RulesProps<D>> };
  edition: D;
  /** Whether the edition is the house's own. */
  own?: boolean;
}

/** A game's rules, set for reading. */
export function RulesText<D>({ game, edition, own = false }: RulesTextProps<D>) {
  return (
    <article class={styles.text}>
      {own && (
        <p class={styles.own}>This house plays with its own edition. Names and numbers here are its own.</p>
      )}
      <game.Rules edition={edition} />
    </article>
  );
}
