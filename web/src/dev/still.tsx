import type { GameClient, SeatInfo } from "../games/game-client";
import type { Seat } from "../protocol/rules";
import { UnderHead } from "./under-head";

interface StillProps<V, E, M, I, O> {
  game: GameClient<V, E, M, I, O>;
  seats: readonly SeatInfo[];
  view: V & { you: Seat | null };
}

/** Development only: a board that shows one view. */
export function Still<V, E, M, I, O>({ game, seats, view }: StillProps<V, E, M, I, O>) {
  return (
    <UnderHead>
      <game.Board
        view={view}
        seats={seats}
        you={view.you}
        moment={null}
        banner={game.banner(view, seats)}
        ready
        pending={false}
        send={() => undefined}
        undo={null}
        refused={null}
      />
    </UnderHead>
  );
}
