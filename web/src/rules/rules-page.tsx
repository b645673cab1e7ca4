import { useEffect } from "preact/hooks";
import { allGames } from "../games";
import { PlayGame } from "../lobby/play-game";
import { NowherePage } from "../shell/nowhere-page";
import { PageHeader } from "../shell/page-header";
import { Picture } from "../ui/picture";
import styles from "./rules-page.module.css";
import { HouseRules } from "./rules-text";

/** The rules of one game, for reading before or between matches. */
export function RulesPage({ game: kind }: { game: string }) {
  const game = allGames.find((each) => each.kind === kind);
  useEffect(() => {
    if (game) document.title = `${game.name}: rules · Potluck`;
  }, [game]);
  if (!game) return <NowherePage />;
  return (
    <>
      <PageHeader back />
      <main class={styles.page}>
        <header class={styles.head}>
          <Picture name={game.picture} size="72px" />
          <div>
            <h1>{game.name}</h1>
            <p>{game.tagline}</p>
          </div>
          <PlayGame game={game} />
        </header>
        <HouseRules game={game} />
      </main>
    </>
  );
}
