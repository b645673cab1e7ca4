import type { AnyGameClient, SeatInfo } from "../games/game-client";
import type { Replay } from "../protocol/messages";
import { Places, Winners } from "../table/standing";
import styles from "./replay-result.module.css";

interface ReplayResultProps {
  replay: Replay;
  game: AnyGameClient;
  /** The last view. */
  view: unknown;
  seats: readonly SeatInfo[];
}

/** How the match ended, for whoever wants to know. */
export function ReplayResult({ replay, game, view, seats }: ReplayResultProps) {
  if (!replay.outcome) return <p>The host ended it before its end. It counts for nobody.</p>;
  return (
    <div class={styles.result}>
      <Winners outcome={replay.outcome} seats={seats} />
      <Places outcome={replay.outcome} seats={seats} />
      <game.Result view={view} seats={seats} outcome={replay.outcome} />
    </div>
  );
}
