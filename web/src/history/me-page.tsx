import { useEffect, useState } from "preact/hooks";
import type { GameKind } from "../protocol/rules";
import { PageHeader } from "../shell/page-header";
import { useClient } from "../state/context";
import { classes } from "../ui/classes";
import { Avatar } from "../ui/seat";
import { GameFilter } from "./game-filter";
import styles from "./me-page.module.css";
import { OwnStatistics } from "./own-statistics";
import { PastList } from "./past-list";
import { YourData } from "./your-data";

/** What one has played, and what is kept about oneself. */
export function MePage() {
  const me = useClient().me.value;
  const [game, setGame] = useState<GameKind | null>(null);
  useEffect(() => {
    document.title = "Me · Potluck";
  }, []);
  return (
    <>
      <PageHeader back />
      {me && (
        <main class={styles.page}>
          <h1 class={styles.who}>
            <Avatar avatar={me.avatar} size="56px" />
            {me.name}
          </h1>
          <div class={styles.columns}>
            <section class={styles.paper} aria-labelledby="own-statistics">
              <h2 id="own-statistics">How I am doing</h2>
              <OwnStatistics />
            </section>
            <section class={classes(styles.paper, styles.matches)} aria-labelledby="own-matches">
              <h2 id="own-matches">My matches</h2>
              <GameFilter value={game} onChange={setGame} />
              <PastList
                path="/api/me/matches"
                own
                game={game}
                empty={game ? "You have not played this one yet." : "You have not played yet. Take a chair!"}
              />
            </section>
            <YourData />
          </div>
        </main>
      )}
    </>
  );
}
