import type { AnyGameClient } from "../games/game-client";
import { stoppingWords } from "./stopping";
import { Strip } from "./strip";

/** Tells in time that a match which gets nowhere can be stopped, or stops by itself. */
export function StoppingStrip({ game, view }: { game: AnyGameClient; view: unknown }) {
  const stopping = game.stopping?.(view) ?? null;
  const words = stopping && stoppingWords(stopping);
  return (
    <>
      {words && <Strip testId="stopping">{words.text}</Strip>}
      <div class="hidden-text" role="status">
        {words?.aloud}
      </div>
    </>
  );
}
