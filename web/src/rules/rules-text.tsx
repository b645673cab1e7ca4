import type { ComponentType } from "preact";
import type { Game, RulesProps } from "../games/game-client";
import { Late } from "../shell/late";
import { askForEditions, useHouseEdition } from "../state/editions";
import { Button } from "../ui/button";
import styles from "./rules-text.module.css";

/** A game's rules as the house plays it. */
export function HouseRules({ game }: { game: Pick<Game, "kind" | "rules"> }) {
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
  return (
    <Late chunk={game.rules}>
      {(Rules) => <RulesText Rules={Rules} edition={house.edition} own={house.own} />}
    </Late>
  );
}

interface RulesTextProps<D> {
  Rules: ComponentType<RulesProps<D>>;
  edition: D;
  /** Whether the edition is the house's own. */
  own?: boolean;
}

/** A game's rules, set for reading. */
export function RulesText<D>({ Rules, edition, own = false }: RulesTextProps<D>) {
  return (
    <article class={styles.text}>
      {own && (
        <p class={styles.own}>This house plays with its own edition. Names and numbers here are its own.</p>
      )}
      <Rules edition={edition} />
    </article>
  );
}
