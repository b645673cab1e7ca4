/** What the viewer can do now, within the thumb's reach. */
import type { Menu, Move, View } from "../../protocol/in_teufels_kueche";
import { Button } from "../../ui/button";
import type { SeatInfo } from "../game-client";
import { ActionRow } from "../shared/action-row";
import { pickedLight, type Selection } from "./select";
import { endTurn, lightAction, meanwhile, missing } from "./words";

interface ActionsProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  /** The menus in the order of the pots, once all are hidden. */
  menus: Menu[] | null;
  onShuffle: () => void;
  pending: boolean;
  send: (move: Move) => void;
  undo: (() => void) | null;
}

export function Actions(props: ActionsProps) {
  const { view, seats, selection, menus, onShuffle, pending, send, undo } = props;
  const picked = pickedLight(view, selection);
  const waits = missing(view);
  return (
    <ActionRow idle={meanwhile(view, seats)}>
      {undo && <Button onClick={undo}>Undo</Button>}
      {view.may?.type === "assign_menus" && (
        <>
          <Button onClick={onShuffle}>Shuffle</Button>
          <Button
            kind="primary"
            busy={pending}
            disabled={menus === null}
            onClick={() => menus && send({ type: "assign_menus", menus })}
          >
            {menus ? "Hide them like this" : waits}
          </Button>
        </>
      )}
      {view.may?.type === "turn" && (
        <Button
          kind={!picked && view.turn?.points === 0 && !view.turn.flight ? "primary" : "secondary"}
          busy={pending}
          onClick={() => send({ type: "end_turn" })}
        >
          {endTurn(view, picked !== null)}
        </Button>
      )}
      {view.may?.type === "answer_challenge" && (
        <>
          <Button busy={pending} onClick={() => send({ type: "decline" })}>
            Decline
          </Button>
          <Button kind="primary" busy={pending} onClick={() => send({ type: "duel" })}>
            Duel!
          </Button>
        </>
      )}
      {view.may?.type === "answer_stop" && (
        <>
          <Button busy={pending} onClick={() => send({ type: "answer_stop", agree: true })}>
            Stop here
          </Button>
          <Button kind="primary" busy={pending} onClick={() => send({ type: "answer_stop", agree: false })}>
            Play on
          </Button>
        </>
      )}
      {picked && (
        <Button kind="primary" busy={pending} onClick={() => send(picked.move)}>
          {lightAction(view, seats, picked)}
        </Button>
      )}
      {view.may?.type === "place_pot" && !picked && <Button disabled>{waits}</Button>}
    </ActionRow>
  );
}
