import { allGames } from "../games";
import type { GameKind } from "../protocol/rules";
import { Picture } from "../ui/picture";
import styles from "./game-filter.module.css";

interface GameFilterProps {
  value: GameKind | null;
  onChange: (game: GameKind | null) => void;
}

/** Which game's matches are listed. */
export function GameFilter({ value, onChange }: GameFilterProps) {
  const choices = [{ kind: null, name: "All games", picture: "fork-and-knife" as const }, ...allGames];
  return (
    <fieldset class={styles.filter}>
      <legend class="hidden-text">Which game</legend>
      {choices.map(({ kind, name, picture }) => (
        <label key={kind} title={name}>
          <input
            type="radio"
            name="history-game"
            class="hidden-text"
            checked={kind === value}
            aria-label={name}
            onChange={() => onChange(kind)}
          />
          <span>
            <Picture name={picture} size="28px" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
