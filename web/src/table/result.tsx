import { useState } from "preact/hooks";
import { games } from "../games";
import type { TableView } from "../protocol/messages";
import { replayPath } from "../router";
import { useClient } from "../state/context";
import type { Match } from "../state/match";
import { peopleAt } from "../state/seats";
import { Button } from "../ui/button";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import { ChairQueue } from "./chair-queue";
import { EarlierResult } from "./earlier-result";
import { Fairness } from "./fairness";
import { NextGame } from "./next-game";
import { readiness } from "./readiness";
import styles from "./result.module.css";
import { Scoreboard } from "./scoreboard";
import { Places, Winners } from "./standing";

interface ResultProps {
  table: TableView;
  match: Match;
  onPutAway: () => void;
}

/** How a match ended, over its board, and what can be next. */
export function Result({ table, match, onPutAway }: ResultProps) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [aside, setAside] = useState(false);
  const info = table.match;
  const view = match.queue.shown.value?.view;
  if (!info) return null;
  const host = client.me.value?.player === table.host;
  const hostName = peopleAt(table).find((person) => person.id === table.host)?.name ?? "the host";
  const nextGame = games[table.settings.game];
  const next = readiness(table, nextGame);
  const again = async () => {
    setBusy(true);
    await client.attempt({ t: "match_start", d: {} });
    setBusy(false);
  };
  if (aside) {
    return (
      <div class={styles.tab}>
        <Button kind="primary" onClick={() => setAside(false)}>
          <Picture name="trophy" size="22px" /> Show the result
        </Button>
      </div>
    );
  }
  const seats = match.seats.value;
  return (
    <section class={styles.cover} aria-labelledby="result">
      <div class={styles.sheet}>
        <div class={styles.scroll}>
          {info.outcome ? (
            <>
              <Winners outcome={info.outcome} seats={seats} />
              <Places outcome={info.outcome} seats={seats} />
              <match.game.Result view={view} seats={seats} outcome={info.outcome} />
              {info.origin?.type === "same_deal" && info.origin.match !== null && (
                <EarlierResult match={info.origin.match} />
              )}
              {info.origin?.type === "practice" ? (
                <p>This was practice and counts for nobody.</p>
              ) : (
                <Scoreboard table={table} />
              )}
            </>
          ) : (
            <Abandoned hostName={host ? "You have" : `${hostName} has`} />
          )}
          <NextGame table={table} choosing />
          <Link to={replayPath(info.id)} class={styles.replay}>
            <Picture name="eyes" size="22px" /> Watch it once more
          </Link>
          <Fairness commitment={match.commitment} info={info} />
        </div>
        <ChairQueue table={table} />
        <footer class={styles.actions}>
          <Button onClick={() => setAside(true)}>See the board</Button>
          <Button onClick={onPutAway}>{host ? "Another game" : "Back to the table"}</Button>
          {host ? (
            <Button kind="primary" busy={busy} disabled={!next.ready} onClick={again} class={styles.main}>
              {next.ready && nextGame.kind === info.game ? "Play again" : next.text}
            </Button>
          ) : (
            <p class={styles.wait}>{hostName} can start the next match.</p>
          )}
        </footer>
      </div>
    </section>
  );
}

function Abandoned({ hostName }: { hostName: string }) {
  return (
    <header class={styles.winners}>
      <Picture name="broom" size="72px" />
      <h2 id="result">The match was ended</h2>
      <p>{hostName} ended it before its end. It counts for nobody.</p>
    </header>
  );
}
