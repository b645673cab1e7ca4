import type { SeatInfo } from "../games/game-client";
import type { MatchInfo, TableView, Vote } from "../protocol/messages";
import { useClient, useOpenTable } from "../state/context";
import { awayWords, roughly } from "../state/time";
import { CommandButton } from "./command-button";
import { SeatBack } from "./seat-back";
import { Strip } from "./strip";
import { useNow } from "./use-now";

/** Who is away for less is on their way back, as after a reload. */
const A_MOMENT = 5_000;

interface MattersProps {
  table: TableView;
  match: MatchInfo;
  seats: readonly SeatInfo[];
}

/** What there is to know and to decide about a match besides playing it. */
export function Matters({ table, match, seats }: MattersProps) {
  const you = seats.find((seat) => seat.you);
  const host = useClient().me.value?.player === table.host;
  const mayDecide = you !== undefined || host;
  return (
    <div aria-live="polite">
      <SeatBack table={table} />
      {table.paused !== null && <Paused since={table.paused} match={match} mayGoOn={mayDecide} />}
      {table.vote && <Question vote={table.vote} match={match} seats={seats} />}
      {table.clock?.over && table.paused === null && (
        <TimeIsOver table={table} match={match} seats={seats} mayDecide={mayDecide} />
      )}
      {!table.clock?.over && (
        <SomebodyIsAway table={table} match={match} seats={seats} mayDecide={mayDecide} />
      )}
    </div>
  );
}

function Paused({ since, match, mayGoOn }: { since: number; match: MatchInfo; mayGoOn: boolean }) {
  const now = useNow(30_000);
  const goOn = (
    <CommandButton command={{ t: "resume", d: { match: match.id } }} primary>
      Go on playing
    </CommandButton>
  );
  const long = now - since > 60_000 ? `for ${roughly(now - since)}` : "";
  return (
    <Strip tone="plum" buttons={mayGoOn && goOn} testId="paused">
      Paused <span aria-live="off">{long}</span> – no clock runs, and the match is kept.
    </Strip>
  );
}

/** What is asked, and the answers. */
const questions = {
  pause: { wish: "asks for a pause", yes: "Pause", waiting: "to agree to a pause" },
  end: {
    wish: "wants to end the match without a result",
    yes: "End the match",
    waiting: "to agree to the end",
  },
} as const;

function Question({ vote, match, seats }: { vote: Vote; match: MatchInfo; seats: readonly SeatInfo[] }) {
  const me = useClient().me.value?.player;
  const words = questions[vote.question];
  const holder = (seat: SeatInfo) => match.seats[seat.seat]?.player ?? "";
  const plays = seats.some((seat) => seat.you);
  const answer = (agree: boolean) =>
    ({ t: "vote", d: { match: match.id, question: vote.question, agree } }) as const;
  if (plays && me !== undefined && vote.agreed.includes(me)) {
    const missing = seats.filter((seat) => !seat.bot && !vote.agreed.includes(holder(seat)));
    const back = <CommandButton command={answer(false)}>Never mind</CommandButton>;
    return (
      <Strip buttons={back} testId="vote">
        Waiting for {missing.map((seat) => seat.name).join(" and ") || "the table"} {words.waiting}.
      </Strip>
    );
  }
  const asks = seats.find((seat) => holder(seat) === vote.agreed[0]);
  const buttons = plays && (
    <>
      <CommandButton command={answer(true)} primary>
        {words.yes}
      </CommandButton>
      <CommandButton command={answer(false)}>Play on</CommandButton>
    </>
  );
  return (
    <Strip buttons={buttons} testId="vote">
      {asks?.name ?? "Somebody"} {words.wish}.
    </Strip>
  );
}

function TimeIsOver({ table, match, seats, mayDecide }: MattersProps & { mayDecide: boolean }) {
  const version = useOpenTable().match.value?.latest.value?.version ?? 0;
  const late = seats.filter((seat) => table.clock?.asked.includes(seat.seat));
  const [first] = late;
  if (!first) return null;
  if (late.some((seat) => seat.you)) {
    return (
      <Strip testId="time-over">
        You're out of time. You can still move until the others decide for you.
      </Strip>
    );
  }
  const chair = match.seats[first.seat]?.chair ?? 0;
  const buttons = mayDecide && (
    <>
      <CommandButton command={{ t: "seat_skip", d: { match: match.id, version, seat: first.seat } }} primary>
        Move for {first.name}
      </CommandButton>
      <CommandButton command={{ t: "bot_sit_in", d: { chair } }}>Let a bot play on</CommandButton>
    </>
  );
  return (
    <Strip buttons={buttons} testId="time-over">
      {late.map((seat) => seat.name).join(" and ")} ran out of time.
    </Strip>
  );
}

function SomebodyIsAway({ table, match, seats, mayDecide }: MattersProps & { mayDecide: boolean }) {
  const now = useNow(1_000);
  const gone = seats.flatMap((seat) => {
    const index = match.seats[seat.seat]?.chair ?? 0;
    const chair = table.chairs[index];
    if (chair?.type !== "player" || !chair.away || now - chair.away.since < A_MOMENT) return [];
    return [{ seat, index, away: chair.away, botFrom: chair.bot_from ?? Number.POSITIVE_INFINITY }];
  });
  // Whom the match waits for comes first.
  const shown = gone.find(({ seat }) => seat.acting) ?? gone[0];
  if (!shown) return null;
  const { seat, index, away, botFrom } = shown;
  const [how, ago] = awayWords(away, now);
  const button = (
    <CommandButton command={{ t: "bot_sit_in", d: { chair: index } }} primary={seat.acting}>
      Let a bot play for {seat.name}
    </CommandButton>
  );
  return (
    <Strip buttons={mayDecide && now >= botFrom && button} testId="away">
      {seat.name} {how} <span aria-live="off">{ago}</span>.
    </Strip>
  );
}
