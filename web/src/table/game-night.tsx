import { useState } from "preact/hooks";
import { GameFilter } from "../history/game-filter";
import { PastList } from "../history/past-list";
import type { TableView } from "../protocol/messages";
import type { GameKind } from "../protocol/rules";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import styles from "./game-night.module.css";
import { Scoreboard } from "./scoreboard";

interface GameNightProps {
  table: TableView;
  /** Shows how the last match ended, while its board is still at hand. */
  onShowResult: (() => void) | undefined;
}

/** What was played at this table and how it stands. Nothing before the first match is over. */
export function GameNight({ table, onShowResult }: GameNightProps) {
  const [game, setGame] = useState<GameKind | null>(null);
  if (!table.match) return null;
  return (
    <>
      <Scoreboard table={table} />
      <section class={styles.night} aria-labelledby="game-night">
        <h2 id="game-night">
          <Picture name="scroll" size="24px" /> Game night so far
        </h2>
        {onShowResult && <Button onClick={onShowResult}>Show the last result</Button>}
        <GameFilter value={game} onChange={setGame} />
        <PastList
          path={`/api/tables/${table.id}/matches`}
          game={game}
          fresh={`${table.match.id} ${table.match.outcome !== null} ${table.match.abandoned}`}
          empty={game ? "Not played at this table yet." : "Nothing has been played to its end yet."}
        />
      </section>
    </>
  );
}
