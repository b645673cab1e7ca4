import { useState } from "preact/hooks";
import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import type { Match } from "../state/match";
import { reducedMotion } from "../state/preferences";
import { runningMatch } from "../state/seats";
import { Sheet } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { useWide } from "../ui/use-wide";
import { ClockStrip } from "./clock-strip";
import { MatchLog } from "./match-log";
import styles from "./match-page.module.css";
import { Matters } from "./matters";
import { Result } from "./result";
import { TableHeader } from "./table-header";
import { TableMenu } from "./table-menu";
import { useTurnNotice } from "./turn-notice";

interface MatchPageProps {
  table: TableView;
  match: Match;
  /** The result was read. */
  onPutAway: () => void;
}

/** A table during a match: the game's board, and the log beside it. */
export function MatchPage({ table, match, onPutAway }: MatchPageProps) {
  const client = useClient();
  const wide = useWide();
  const [open, setOpen] = useState<"menu" | "log" | null>(null);
  const shown = match.queue.shown.value;
  useTurnNotice(match, table.settings.name);
  if (!shown) {
    return (
      <div class={styles.page}>
        <TableHeader table={table} />
      </div>
    );
  }

  const { game } = match;
  const seats = match.seats.value;
  const you = seats.find((seat) => seat.you)?.seat ?? null;
  const current = runningMatch(table);
  const running = current !== null;
  const pending = match.pending.value;
  const paused = table.paused !== null;
  const ready = running && !paused && client.online.value && !pending && shown.moment === null;
  const undo = ready && match.latest.value?.may_undo ? () => void client.undo() : null;
  const log = <MatchLog lines={match.log.value} />;
  const close = () => setOpen(null);
  return (
    <div class={styles.page}>
      <TableHeader table={table}>
        {!wide && <IconButton icon="log" label="What happened" onClick={() => setOpen("log")} />}
        <IconButton icon="menu" label="Rules, table and settings" onClick={() => setOpen("menu")} />
      </TableHeader>
      <div class={styles.body}>
        <main class={styles.board}>
          {current && table.clock && <ClockStrip clock={table.clock} seats={seats} />}
          {current && <Matters table={table} match={current} seats={seats} />}
          {reducedMotion() && <p class={styles.said}>{match.said.value}</p>}
          <div
            class={styles.game}
            data-testid="board"
            data-version={match.latest.value?.version}
            data-ready={ready}
          >
            <game.Board
              view={shown.view}
              seats={seats}
              you={you}
              moment={shown.moment}
              ready={ready}
              pending={pending}
              send={(move) => {
                if (ready) void client.move(move);
              }}
              undo={undo}
              refused={match.refused.value}
            />
          </div>
          {!running && match.settled.value && <Result table={table} match={match} onPutAway={onPutAway} />}
        </main>
        {wide && (
          <aside class={styles.side} aria-labelledby="log">
            <h2 id="log">What happened</h2>
            {log}
          </aside>
        )}
      </div>
      <div class="hidden-text" aria-live="polite" data-testid="said">
        {match.said.value}
      </div>
      <div class="hidden-text" aria-live="polite">
        {match.settled.value && running ? game.banner(shown.view, seats).text : ""}
      </div>
      {open === "log" && (
        <Sheet title="What happened" onClose={close}>
          {log}
        </Sheet>
      )}
      {open === "menu" && <TableMenu table={table} game={game} onClose={close} />}
    </div>
  );
}
