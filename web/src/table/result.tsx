import { useState } from "preact/hooks";
import type { SeatInfo } from "../games/game-client";
import type { TableView } from "../protocol/messages";
import type { Outcome } from "../protocol/rules";
import { useClient } from "../state/context";
import type { Match } from "../state/match";
import { count, listNames, ordinal } from "../state/names";
import { peopleAt } from "../state/seats";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import type { PictureName } from "../ui/picture-names";
import { Avatar, SeatGlyph } from "../ui/seat";
import { Fairness } from "./fairness";
import { readiness } from "./readiness";
import styles from "./result.module.css";
import { Scoreboard } from "./scoreboard";

interface ResultProps {
  table: TableView;
  match: Match;
  onPutAway: () => void;
}

const medals: Record<number, PictureName> = {
  1: "1st-place-medal",
  2: "2nd-place-medal",
  3: "3rd-place-medal",
};

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
  const next = readiness(table, match.game);
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
              <Scoreboard table={table} />
            </>
          ) : (
            <Abandoned hostName={host ? "You have" : `${hostName} has`} />
          )}
          <Fairness commitment={match.commitment} info={info} />
        </div>
        <footer class={styles.actions}>
          <Button onClick={() => setAside(true)}>See the board</Button>
          <Button onClick={onPutAway}>{host ? "Another game" : "Back to the table"}</Button>
          {host ? (
            <Button kind="primary" busy={busy} disabled={!next.ready} onClick={again} class={styles.main}>
              {next.ready ? "Play again" : next.text}
            </Button>
          ) : (
            <p class={styles.wait}>{hostName} can start the next match.</p>
          )}
        </footer>
      </div>
    </section>
  );
}

function Winners({ outcome, seats }: { outcome: Outcome; seats: readonly SeatInfo[] }) {
  const winners = seats.filter((seat) => outcome.places[seat.seat] === 1);
  const [only] = winners;
  const names = listNames(winners.map((seat) => (seat.you ? "you" : seat.name)));
  const title =
    winners.length === 1 && only?.you
      ? "You win!"
      : winners.length === 1
        ? `${only?.name} wins`
        : `${names} share the win`;
  return (
    <header class={styles.winners}>
      <div class={styles.podium} aria-hidden="true">
        {winners.map((seat) => (
          <span key={seat.seat} class={styles.winner} style={{ borderColor: seat.colour }}>
            <Avatar avatar={seat.avatar} size="64px" />
            <Picture name="crown" size="38px" class={styles.crown} />
          </span>
        ))}
      </div>
      <h2 id="result">{title.charAt(0).toUpperCase() + title.slice(1)}</h2>
    </header>
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

function Places({ outcome, seats }: { outcome: Outcome; seats: readonly SeatInfo[] }) {
  const place = (seat: SeatInfo) => outcome.places[seat.seat] ?? seats.length;
  return (
    <ol class={styles.places}>
      {seats
        .toSorted((a, b) => place(a) - place(b))
        .map((seat) => {
          const medal = medals[place(seat)];
          const points = outcome.points?.[seat.seat];
          return (
            <li key={seat.seat} data-you={seat.you || undefined}>
              <span class={styles.place}>
                {medal ? (
                  <Picture name={medal} size="30px" label={ordinal(place(seat))} />
                ) : (
                  <span>{ordinal(place(seat))}</span>
                )}
              </span>
              <Avatar avatar={seat.avatar} size="34px" />
              <b>
                {seat.you ? "You" : seat.name} <SeatGlyph seat={seat} />
              </b>
              {points !== undefined && <span class={styles.points}>{count(points, "point")}</span>}
            </li>
          );
        })}
    </ol>
  );
}
