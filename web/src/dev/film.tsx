/** Development only: a board that shows one step of a match after the other, as it is played. */
import { useState } from "preact/hooks";
import type { GameClient, SeatInfo } from "../games/game-client";
import { bannerOf } from "../games/shared/telling";
import type { Seat } from "../protocol/rules";
import { EventQueue } from "../state/event-queue";
import { Button } from "../ui/button";
import { UnderHead } from "./under-head";

/** What happens when its button is pressed. */
export interface Step<V, E> {
  name: string;
  events: E[];
  view: V;
}

interface FilmProps<V, E, M, I, O> {
  game: GameClient<V, E, M, I, O>;
  seats: readonly SeatInfo[];
  you: Seat | null;
  start: V;
  steps: readonly Step<V, E>[];
}

export function Film<V, E, M, I, O>({ game, seats, you, start, steps }: FilmProps<V, E, M, I, O>) {
  const [queue] = useState(() => {
    const made = new EventQueue<V, E>({ millis: game.eventMillis, onEvent: () => undefined });
    made.push([], start);
    return made;
  });
  const [step, setStep] = useState(0);
  const { view, moment } = queue.shown.value ?? { view: start, moment: null };
  const next = steps[step];
  return (
    <UnderHead>
      <game.Board
        view={view}
        seats={seats}
        you={you}
        moment={moment}
        banner={bannerOf(game, { view, moment }, seats)}
        ready={!moment}
        pending={false}
        send={() => undefined}
        undo={null}
        refused={null}
      />
      <div style={{ position: "fixed", top: 4, right: 8 }}>
        <Button
          size="s"
          disabled={!next}
          onClick={() => {
            if (next) queue.push(next.events, next.view);
            setStep(step + 1);
          }}
        >
          {next?.name ?? "The end"}
        </Button>
      </div>
    </UnderHead>
  );
}
