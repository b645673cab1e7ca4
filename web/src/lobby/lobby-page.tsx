import { useEffect, useState } from "preact/hooks";
import { allGames } from "../games";
import { pages } from "../pages";
import { rulesPath } from "../router";
import { PageHeader } from "../shell/page-header";
import { Spread } from "../shell/spread";
import { useClient } from "../state/context";
import { playAgainstBots } from "../state/quick-game";
import { Button } from "../ui/button";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import styles from "./lobby-page.module.css";
import { NewTable } from "./new-table";
import { OpenTables } from "./open-tables";
import { PlayGame } from "./play-game";
import { RecentTables } from "./recent-tables";

/** Where one comes in: make a table, play at once, or sit down with others. */
export function LobbyPage() {
  const client = useClient();
  const [making, setMaking] = useState(false);
  useEffect(() => {
    document.title = "Potluck";
    // Wherever one goes from here, it's to a table.
    pages.table.fetch();
  }, []);
  const offline = !client.online.value;
  return (
    <>
      <PageHeader />
      <main class={styles.page}>
        <section class={styles.hero}>
          <Spread />
          <h1>What is on the table tonight?</h1>
          <div class={styles.actions}>
            <Button kind="primary" size="l" wide disabled={offline} onClick={() => setMaking(true)}>
              Set a table for friends
            </Button>
            <Button
              size="l"
              wide
              disabled={offline}
              busy={client.laying.value}
              onClick={() => playAgainstBots(client)}
            >
              <Picture name="robot" size="26px" />
              Play against bots now
            </Button>
          </div>
        </section>
        <div class={styles.lists}>
          <RecentTables />
          <OpenTables />
          <section aria-labelledby="games">
            <h2 id="games" class={styles.heading}>
              The games
            </h2>
            <ul class={styles.games}>
              {allGames.map((game) => (
                <li key={game.kind} class={styles.card}>
                  <Link to={rulesPath(game.kind)} class={styles.game}>
                    <Picture name={game.picture} size="52px" />
                    <span>
                      <b>{game.name}</b>
                      <span>{game.tagline}</span>
                      <span class={styles.facts}>
                        {game.players.min} to {game.players.max} players, about {game.minutes} minutes
                      </span>
                    </span>
                  </Link>
                  <PlayGame game={game} />
                </li>
              ))}
            </ul>
          </section>
          <Link to="/replay" class={styles.file}>
            Watch a match from a file
          </Link>
          {/* A page of its own, outside of this one. */}
          <a href="/third-party.html" class={styles.file}>
            Third-party notices
          </a>
        </div>
      </main>
      {making && <NewTable onClose={() => setMaking(false)} />}
    </>
  );
}
