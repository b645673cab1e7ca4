/** What the viewer can do now, within the thumb's reach. */
import type { Move, View } from "../../protocol/little_monster";
import { Button } from "../../ui/button";
import type { SeatInfo } from "../game-client";
import { ActionRow } from "../shared/action-row";
import { choiceKey, moveOf, type Selection } from "./select";
import { meanwhile, missing, moveLabel } from "./words";

interface ActionsProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  pending: boolean;
  send: (move: Move) => void;
  undo: (() => void) | null;
}

export function Actions({ view, seats, selection, pending, send, undo }: ActionsProps) {
  const offered = offers(view, selection);
  const lacking = missing(view, selection);
  const main = lacking ? undefined : offered.at(-1);
  return (
    <ActionRow idle={meanwhile(view, seats)}>
      {undo && <Button onClick={undo}>Undo</Button>}
      {offered.map((move) => (
        <Button
          key={choiceKey(move)}
          kind={move === main ? "primary" : "secondary"}
          busy={pending}
          onClick={() => send(move)}
        >
          {moveLabel(move, view, seats)}
        </Button>
      ))}
      {lacking && <Button disabled>{lacking}</Button>}
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
        ...(may.must_feed ? [] : [{ type: "end_turn" } as const]),
        ...made,
      ];
    case "answer":
      return [
        { type: "answer", perform: false },
        { type: "answer", perform: true },
      ];
    case "place_top":
      return [
        { type: "place_top", under: true },
        { type: "place_top", under: false },
      ];
    case "answer_stop":
      return [
        { type: "answer_stop", agree: true },
        { type: "answer_stop", agree: false },
      ];
    default:
      return made;
  }
}
