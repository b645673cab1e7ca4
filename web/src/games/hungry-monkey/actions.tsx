/** What the viewer can do now, within the thumb's reach. */
import type { Move, View } from "../../protocol/hungry_monkey";
import { Button } from "../../ui/button";
import type { SeatInfo } from "../game-client";
import { ActionRow } from "../shared/action-row";
import { moveOf, type Selection } from "./select";
import { meanwhile, missing, moveLabel } from "./words";

interface ActionsProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  /** Whether a move can be sent. */
  ready: boolean;
  pending: boolean;
  send: (move: Move) => void;
  undo: (() => void) | null;
}

export function Actions({ view, seats, selection, ready, pending, send, undo }: ActionsProps) {
  const offered = offers(view, selection);
  const main = offered.at(-1);
  const idle = offered.length === 0 && !waits(view, selection) ? meanwhile(view, seats) : "";
  return (
    <ActionRow idle={idle}>
      {undo && <Button onClick={undo}>Undo</Button>}
      {offered.map((move) => (
        <Button
          key={move.type === "answer_stop" ? `${move.type} ${move.agree}` : move.type}
          kind={move === main && !waits(view, selection) ? "primary" : "secondary"}
          busy={pending}
          disabled={!ready && !pending}
          onClick={() => send(move)}
        >
          {moveLabel(move, view, seats)}
        </Button>
      ))}
      {waits(view, selection) && (
        <Button disabled>{missing(view, selection.cards.length, selection.place)}</Button>
      )}
    </ActionRow>
  );
}

/** The moves that one tap makes now, the likeliest last. */
function offers(view: View, selection: Selection): Move[] {
  const { may } = view;
  const picked = moveOf(view, selection);
  const made = picked ? [picked] : [];
  switch (may?.type) {
    case "turn":
      return [
        ...(may.propose_stop ? [{ type: "propose_stop" } as const] : []),
        ...(may.draw ? [{ type: "draw_and_play" } as const] : []),
        ...(may.take_pile ? [{ type: "take_pile" } as const] : []),
        ...made,
      ];
    case "answer_stop":
      return [
        { type: "answer_stop", agree: true },
        { type: "answer_stop", agree: false },
      ];
    case "continue":
      return [{ type: "continue" }];
    default:
      return made;
  }
}

/** Whether something can be picked, but a move is not yet complete. */
function waits(view: View, selection: Selection): boolean {
  const { may } = view;
  if (moveOf(view, selection)) return false;
  if (may?.type === "turn") return may.play.length > 0 || may.row.length > 0;
  return may?.type === "swap" || may?.type === "peek";
}
