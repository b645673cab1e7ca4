import { useState } from "preact/hooks";
import { allGames } from "../games";
import type { Game } from "../games/game-client";
import type { TableSettings, TableView } from "../protocol/messages";
import { Late } from "../shell/late";
import { useClient } from "../state/context";
import { useHouseEdition } from "../state/editions";
import { describePace } from "../state/time";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import styles from "./game-settings.module.css";
import { PaceForm } from "./pace-form";
import { RulesSheet } from "./rules-sheet";

interface GameSettingsProps {
  table: TableView;
  game: Game;
  host: boolean;
}

/** What will be played and how; the host chooses, the others read. */
export function GameSettings({ table, game, host }: GameSettingsProps) {
  const client = useClient();
  const [reading, setReading] = useState(false);
  // What was chosen shows at once, not only when the server has answered.
  const [draft, setDraft] = useState<TableSettings | null>(null);
  const settings = draft ?? table.settings;
  const choose = async (changes: Partial<TableSettings>) => {
    const chosen = { ...settings, ...changes };
    setDraft(chosen);
    await client.attempt({ t: "settings_set", d: { settings: chosen } });
    setDraft(null);
  };
  const options = { ...game.defaults, ...settings.options };
  return (
    <section class={styles.settings} aria-labelledby="next-match">
      <div class={styles.head}>
        <h2 id="next-match">The next match</h2>
        <Button size="s" kind="quiet" onClick={() => setReading(true)}>
          <Icon name="rules" size="20px" />
          Rules
        </Button>
      </div>
      <div class={styles.games} role="radiogroup" aria-label="Game">
        {allGames
          .filter((each) => host || each === game)
          .map((each) => (
            <label key={each.kind} class={styles.game}>
              <input
                type="radio"
                name="game"
                class="hidden-text"
                checked={each.kind === settings.game}
                disabled={!host}
                onChange={() => choose({ game: each.kind, options: {} })}
              />
              <span>
                <Picture name={each.picture} size="40px" />
                <span class={styles.words}>
                  <b>{each.name}</b>
                  <span>{each.tagline}</span>
                </span>
              </span>
            </label>
          ))}
      </div>
      <OwnEdition game={game} />
      <Late chunk={game.client}>
        {({ Options, describeOptions }) =>
          host ? (
            <Options
              value={options}
              disabled={!client.online.value}
              onChange={(value) => choose({ options: value as Record<string, unknown> })}
            />
          ) : (
            <ul class={styles.facts}>
              {[...describeOptions(options), ...describePace(settings.pace)].map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )
        }
      </Late>
      {host && (
        <PaceForm
          value={settings.pace}
          disabled={!client.online.value}
          onChange={(pace) => choose({ pace })}
        />
      )}
      {reading && <RulesSheet game={game} match={null} onClose={() => setReading(false)} />}
    </section>
  );
}

/** Says that the house plays this game with its own edition, if it does. */
function OwnEdition({ game }: { game: Game }) {
  const house = useHouseEdition(game.kind);
  if (house === null || house === "failed" || !house.own) return null;
  return (
    <p class={styles.own}>
      {game.name} is played with this house's own edition. Its rules page has the numbers.
    </p>
  );
}
