import { useState } from "preact/hooks";
import { games } from "../games";
import { bannerOf } from "../games/shared/telling";
import type { TableView } from "../protocol/messages";
import { useClient, useOpenTable } from "../state/context";
import type { Match } from "../state/match";
import { reducedMotion } from "../state/preferences";
import { runningMatch } from "../state/seats";
import { EyesContext, readBy } from "../ui/banner";
import { classes } from "../ui/classes";
import { Sheet } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { useWide } from "../ui/use-wide";
import frame from "./board-frame.module.css";
import { ChairQueue } from "./chair-queue";
import { Chat, ChatAloud, ChatButton, ChatSheet } from "./chat";
import { ClockStrip } from "./clock-strip";
import { MatchLog } from "./match-log";
import styles from "./match-page.module.css";
import { Matters } from "./matters";
import { NothingToSee } from "./nothing-to-see";
import { Result } from "./result";
import { SaidAtSeats } from "./said-at-seats";
import { StoppingStrip } from "./stopping-strip";
import { TableHeader } from "./table-header";
import { TableMenu } from "./table-menu";
import { useTurnNotice } from "./turn-notice";
import { WatchStrip } from "./watch-strip";
import { seatOf } from "./watching";

interface MatchPageProps {
  table: TableView;
  match: Match;
  /** The result was read. */
  onPutAway: () => void;
}

/** A table during a match: the game's board, and the log beside it. */
export function MatchPage({ table, match, onPutAway }: MatchPageProps) {
  const client = useClient();
  const here = useOpenTable();
  const wide = useWide();
  const [open, setOpen] = useState<"menu" | "log" | "chat" | null>(null);
  const shown = match.queue.shown.value;
  useTurnNotice(match, table.settings.name);
  const { game } = match;
  const current = runningMatch(table);
  const running = current !== null;
  const watches = running && seatOf(table, client.me.value?.player) === null;
  const close = () => setOpen(null);
  const header = (
    <TableHeader table={table}>
      {!wide && <ChatButton onClick={() => setOpen("chat")} />}
      {!wide && <IconButton icon="log" label="What happened" onClick={() => setOpen("log")} />}
      <IconButton icon="menu" label="Rules, table and settings" onClick={() => setOpen("menu")} />
    </TableHeader>
  );
  const log = <MatchLog lines={match.log.value} />;
  const side = wide && (
    <aside class={classes(frame.side, styles.side)}>
      <section class={styles.part} aria-labelledby="log">
        <h2 id="log">What happened</h2>
        {log}
      </section>
      <section class={styles.part} aria-labelledby="chat">
        <h2 id="chat">Chat</h2>
        <Chat table={table} />
      </section>
    </aside>
  );
  const opened = (
    <>
      <ChatAloud />
      {open === "log" && (
        <Sheet title="What happened" onClose={close}>
          {log}
        </Sheet>
      )}
      {open === "chat" && <ChatSheet table={table} onClose={close} />}
      {open === "menu" && table.match && (
        <TableMenu table={table} game={games[table.match.game]} shown={table.match.id} onClose={close} />
      )}
    </>
  );
  if (!shown) {
    return (
      <div class={frame.page}>
        {header}
        {watches && (
          <div class={frame.body}>
            <NothingToSee table={table} />
            {side}
          </div>
        )}
        {opened}
      </div>
    );
  }

  // Who looks with the eyes of a seat sees the board as that seat does.
  const eyes = watches ? (match.latest.value?.seat ?? null) : null;
  const seats = match.seats.value.map((seat) => (seat.seat === eyes ? { ...seat, you: true } : seat));
  const you = seats.find((seat) => seat.you)?.seat ?? null;
  const eyesOf = eyes === null ? null : (seats[eyes]?.name ?? null);
  const pending = match.pending.value;
  const paused = table.paused !== null;
  const ready =
    running && eyes === null && !paused && client.online.value && !pending && shown.moment === null;
  const undo = ready && match.latest.value?.may_undo ? () => void here.undo() : null;
  return (
    <div class={frame.page}>
      {header}
      <div class={frame.body}>
        <main class={frame.board}>
          {current && table.clock && <ClockStrip clock={table.clock} seats={seats} />}
          {current && <Matters table={table} match={current} seats={seats} />}
          <WatchStrip table={table} match={match} />
          {current && <ChairQueue table={table} />}
          {current && <StoppingStrip game={game} view={shown.view} />}
          {reducedMotion() && <p class={frame.said}>{match.said.value}</p>}
          <div
            class={frame.game}
            data-testid="board"
            data-version={match.latest.value?.version}
            data-ready={ready}
          >
            <EyesContext.Provider value={eyesOf}>
              <game.Board
                view={shown.view}
                seats={seats}
                you={you}
                moment={shown.moment}
                banner={bannerOf(game, shown, seats)}
                ready={ready}
                pending={pending}
                send={(move) => {
                  if (ready) void here.move(move);
                }}
                undo={undo}
                refused={match.refused.value}
              />
            </EyesContext.Provider>
          </div>
          {table.match && <SaidAtSeats match={table.match} seats={seats} words={!wide} />}
          {!running && match.settled.value && <Result table={table} match={match} onPutAway={onPutAway} />}
        </main>
        {side}
      </div>
      <div class="hidden-text" aria-live="polite" data-testid="said">
        {match.said.value}
      </div>
      <div class="hidden-text" aria-live="polite">
        {match.settled.value && running ? readBy(eyesOf, game.banner(shown.view, seats)).text : ""}
      </div>
      {opened}
    </div>
  );
}
