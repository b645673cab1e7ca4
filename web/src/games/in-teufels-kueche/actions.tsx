/** What the viewer can do now, within the thumb's reach. */
import type { Menu, Move, View } from "../../protocol/in_teufels_kueche";
import { Button } from "../../ui/button";
import type { SeatInfo } from "../game-client";
import { ActionRow } from "../shared/action-row";
import { type Light, pickedLight, type Selection } from "./select";
import { endTurn, lightAction, meanwhile, missing } from "./words";

interface ActionsProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  /** The menus in the order of the pots, once all are hidden. */
  menus: Menu[] | null;
  onShuffle: () => void;
  /** Whether a move can be sent. */
  ready: boolean;
  pending: boolean;
  send: (move: Move) => void;
  undo: (() => void) | null;
}

export function Actions(props: ActionsProps) {
  const { view, seats, selection, menus, onShuffle, ready, pending, send, undo } = props;
  const picked = pickedLight(view, selection);
  const waits = missing(view, picked, menus);
  return (
    <ActionRow idle={meanwhile(view, seats)}>
      {undo && <Button onClick={undo}>Undo</Button>}
      {view.may?.type === "assign_menus" && <Button onClick={onShuffle}>Shuffle</Button>}
      {offers(view, seats, picked, menus).map(({ label, move, main }) => (
        <Button
          key={label}
          kind={main ? "primary" : "secondary"}
          busy={pending}
          disabled={!ready && !pending}
          onClick={() => send(move)}
        >
          {label}
        </Button>
      ))}
      {waits && <Button disabled>{waits}</Button>}
    </ActionRow>
  );
}

/** A move that one tap makes, and whether it is the likeliest. */
interface Offer {
  label: string;
  move: Move;
  main: boolean;
}

/** The likeliest last. */
function offers(view: View, seats: readonly SeatInfo[], picked: Light | null, menus: Menu[] | null): Offer[] {
  const made = picked ? [{ label: lightAction(view, seats, picked), move: picked.move, main: true }] : [];
  switch (view.may?.type) {
    case "assign_menus":
      return menus
        ? [{ label: "Hide them like this", move: { type: "assign_menus", menus }, main: true }]
        : [];
    case "turn":
      return [
        { label: endTurn(view, picked !== null), move: { type: "end_turn" }, main: !picked && isSpent(view) },
        ...made,
      ];
    case "answer_challenge":
      return [
        { label: "Decline", move: { type: "decline" }, main: false },
        { label: "Duel!", move: { type: "duel" }, main: true },
      ];
    case "answer_stop":
      return [
        { label: "Stop here", move: { type: "answer_stop", agree: true }, main: false },
        { label: "Play on", move: { type: "answer_stop", agree: false }, main: true },
      ];
    default:
      return made;
  }
}

/** Whether what was rolled is used up. */
function isSpent({ turn, devils }: View): boolean {
  return turn !== null && turn.points === 0 && !turn.flight && !devils.some(({ bonus }) => bonus);
}
