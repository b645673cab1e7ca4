import { useEffect, useState } from "preact/hooks";
import { games } from "../games";
import { bannerOf } from "../games/shared/telling";
import { navigate } from "../router";
import { listNames } from "../state/names";
import { reducedMotion } from "../state/preferences";
import frame from "../table/board-frame.module.css";
import { MatchLog } from "../table/match-log";
import { classes } from "../ui/classes";
import { Sheet } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { useWide } from "../ui/use-wide";
import { Controls } from "./controls";
import { OpenHands } from "./open-hands";
import type { Player } from "./player";
import { ReplayActions } from "./replay-actions";
import { ReplayResult } from "./replay-result";
import styles from "./replay-view.module.css";
import { type Eyes, type Source, seatOf } from "./source";

interface ReplayViewProps {
  player: Player;
  source: Source;
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}

/** A finished match on its board, with what moves it along. */
export function ReplayView({ player, source, eyes, onEyes }: ReplayViewProps) {
  const wide = useWide();
  const [open, setOpen] = useState<"actions" | "log" | "result" | null>(null);
  const { game, replay } = player;
  const { name } = games[replay.game];
  const match = player.match.value;
  const seats = player.seats.value;
  const shown = match.queue.shown.value;
  useEffect(() => {
    document.title = `${name}, once more · Potluck`;
  }, [name]);
  const close = () => setOpen(null);
  const log = <MatchLog lines={match.log.value} />;
  const actions = (
    <ReplayActions player={player} source={source} eyes={eyes} onResult={() => setOpen("result")} />
  );
  return (
    <div class={frame.page}>
      <header class={styles.header}>
        <IconButton
          icon="back"
          label="Back"
          onClick={() => (history.length > 1 ? history.back() : navigate("/"))}
        />
        <div class={styles.title}>
          <h1>{name}</h1>
          <p>{listNames(seats.map((seat) => seat.name))}</p>
        </div>
        {!wide && <IconButton icon="log" label="What happened" onClick={() => setOpen("log")} />}
        {!wide && (
          <IconButton icon="menu" label="Result, playing on and export" onClick={() => setOpen("actions")} />
        )}
      </header>
      <div class={frame.body}>
        <main class={frame.board}>
          {reducedMotion() && <p class={frame.said}>{match.said.value}</p>}
          <div class={frame.game} data-testid="replay" data-version={player.at.value}>
            {shown && (
              <game.Board
                view={shown.view}
                seats={seats}
                you={seatOf(eyes)}
                moment={shown.moment}
                banner={bannerOf(game, shown, seats)}
                ready={false}
                pending={false}
                send={() => undefined}
                undo={null}
                refused={null}
              />
            )}
          </div>
          {eyes === "open" && shown && <OpenHands game={game} view={shown.view} seats={seats} />}
        </main>
        {wide && (
          <aside class={classes(frame.side, styles.side)}>
            {actions}
            <h2>What happened</h2>
            {log}
          </aside>
        )}
      </div>
      <Controls player={player} eyes={eyes} onEyes={onEyes} />
      <div class="hidden-text" aria-live="polite">
        {match.said.value}
      </div>
      {open === "log" && (
        <Sheet title="What happened" onClose={close}>
          {log}
        </Sheet>
      )}
      {open === "actions" && (
        <Sheet title="This match" onClose={close}>
          {actions}
        </Sheet>
      )}
      {open === "result" && (
        <Sheet title="The result" onClose={close}>
          <ReplayResult replay={replay} game={game} view={replay.frames.at(-1)?.view} seats={seats} />
        </Sheet>
      )}
    </div>
  );
}
