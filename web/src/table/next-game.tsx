import { allGames } from "../games";
import type { TableView } from "../protocol/messages";
import type { GameKind } from "../protocol/rules";
import { useClient } from "../state/context";
import { listNames } from "../state/names";
import { chairOf, peopleAt } from "../state/seats";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import styles from "./next-game.module.css";

interface NextGameProps {
  table: TableView;
  /** Whether the host can choose here as well. */
  choosing?: boolean;
}

/** What those on chairs would like to play next; each has one vote. Nothing to vote about for one alone. */
export function NextGame({ table, choosing = false }: NextGameProps) {
  const client = useClient();
  const me = client.me.value?.player;
  const people = table.chairs.filter((chair) => chair.type === "player").length;
  const host = choosing && me === table.host;
  if (people < 2 && !host) return null;
  const seated = chairOf(table, me) !== null;
  const mine = table.game_votes.find((vote) => vote.player === me)?.game;
  const vote = (game: GameKind) =>
    client.attempt({ t: "game_vote", d: { game: game === mine ? null : game } });
  const choose = (game: GameKind) =>
    client.attempt({ t: "settings_set", d: { settings: { ...table.settings, game, options: {} } } });
  return (
    <section class={styles.next} aria-labelledby="next-game">
      <h2 id="next-game">What shall we play next?</h2>
      {people > 1 && <p>When all of you vote for one game, it is chosen. The host may choose any.</p>}
      <ul>
        {allGames.map((game) => {
          const voters = peopleAt(table).filter((person) =>
            table.game_votes.some((each) => each.player === person.id && each.game === game.kind),
          );
          const names = listNames(voters.map((person) => (person.id === me ? "you" : person.name)));
          const chosen = table.settings.game === game.kind;
          const words = (
            <>
              <Picture name={game.picture} size="30px" />
              <span class={styles.words}>
                <b>{game.name}</b>
                {chosen && <span>Chosen</span>}
              </span>
              {voters.length > 0 && (
                <span class={styles.voters}>
                  <span class="hidden-text">Votes of {names}</span>
                  {voters.map((person) => (
                    <Avatar key={person.id} avatar={person.avatar} size="24px" />
                  ))}
                </span>
              )}
            </>
          );
          return (
            <li key={game.kind} data-chosen={chosen || undefined}>
              {seated && people > 1 ? (
                <button
                  type="button"
                  class={styles.vote}
                  aria-pressed={mine === game.kind}
                  onClick={() => vote(game.kind)}
                >
                  {words}
                </button>
              ) : (
                <span class={styles.vote}>{words}</span>
              )}
              {host && !chosen && (
                <Button size="s" label={`Choose ${game.name}`} onClick={() => choose(game.kind)}>
                  Choose
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
