import type { ComponentType } from "preact";
import type { Game, RulesProps } from "../games/game-client";
import type { PlayedEdition } from "../protocol/messages";
import { Late } from "../shell/late";
import { askForEditions, useHouseEdition, useMatchEdition } from "../state/editions";
import { Button } from "../ui/button";
import styles from "./rules-text.module.css";

type WithRules = Pick<Game, "kind" | "rules">;

/** A game's rules as the house plays it. */
export function HouseRules({ game }: { game: WithRules }) {
  const edition = useHouseEdition(game.kind);
  return (
    <EditionRules
      game={game}
      edition={edition}
      own="This house plays with its own edition. Names and numbers here are its own."
      onRetry={() => void askForEditions()}
    />
  );
}

/** A game's rules as a match is played, whatever the house plays with by now. */
export function MatchRules({ game, match }: { game: WithRules; match: string }) {
  const [edition, retry] = useMatchEdition(match);
  return (
    <EditionRules
      game={game}
      edition={edition}
      own="This match is played with a house edition. Names and numbers here are from it."
      onRetry={retry}
    />
  );
}

interface EditionRulesProps {
  game: WithRules;
  /** Nothing while it is not known, `failed` when the server did not tell. */
  edition: PlayedEdition | "failed" | null;
  /** What is said of an edition that is a host's own. */
  own: string;
  onRetry: () => void;
}

function EditionRules({ game, edition, own, onRetry }: EditionRulesProps) {
  if (edition === null) return <p aria-live="polite">The rules are on their way.</p>;
  if (edition === "failed") {
    return (
      <div class={styles.text}>
        <p role="alert">The rules didn't load.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  return (
    <Late chunk={game.rules}>
      {(Rules) => <RulesText Rules={Rules} edition={edition.edition} note={edition.own ? own : null} />}
    </Late>
  );
}

interface RulesTextProps<D> {
  Rules: ComponentType<RulesProps<D>>;
  edition: D;
  /** What is to be known of the edition first. */
  note?: string | null;
}

/** A game's rules, set for reading. */
export function RulesText<D>({ Rules, edition, note = null }: RulesTextProps<D>) {
  return (
    <article class={styles.text}>
      {note !== null && <p class={styles.own}>{note}</p>}
      <Rules edition={edition} />
    </article>
  );
}
