/**
 * The view between two views: how the kitchen looks after some of a step's events. Only for showing one thing after
 * the other; as soon as a step has been shown, the server's own view stands.
 */
import type {
  DevilId,
  DevilView,
  EventView,
  PotId,
  PotPlace,
  PotView,
  SeatView,
  SpaceId,
  View,
} from "../../protocol/in_teufels_kueche";
import type { Seat } from "../../protocol/rules";
import { pointsOf } from "./menus";

/** How the kitchen looks once these events of a step have happened. `next` is the view that the step leads to. */
export function fold(view: View, events: readonly EventView[], next: View): View {
  return events.reduce<View>((folded, event) => after(folded, event, next), { ...view, may: null });
}

function after(view: View, event: EventView, next: View): View {
  switch (event.type) {
    case "began":
    case "match_over":
      return { ...next, may: null };
    case "menus_assigned": {
      const told = changeSeat(view, event.seat, (seat) => ({ ...seat, assigned: true }));
      return event.menus === null ? told : { ...told, pots: next.pots };
    }
    case "pot_placed":
      return movePot(view, event.pot, { type: "station", space: event.space });
    case "rolled": {
      const { seat, dice, points, flight } = event;
      return {
        ...view,
        phase: { type: "turn", seat, spent: false },
        turn: { seat, dice, points, flight },
      };
    }
    case "walked":
      return moveDevil(pay(view, event.devil, event.way.length - 1), event.devil, event.way.at(-1) ?? null);
    case "flew": {
      const turn = view.turn && { ...view.turn, flight: false };
      return moveDevil({ ...view, turn }, event.devil, event.to);
    }
    case "pot_taken":
      return take(leave(view, event.left, event.space), event.devil, event.pot);
    case "pot_put_down":
      return leave(view, event.pot, event.space);
    case "challenged":
      return next.phase.type === "challenge" ? { ...view, phase: next.phase } : view;
    case "declined":
      return backToTurn(goHome(leave(view, event.dropped, event.space), event.devil));
    case "accepted":
      return view;
    case "dueled":
      return dueled(leave(view, event.dropped, event.space), event);
    case "served":
      return served(view, event, next);
    case "turn_ended":
      return { ...changeDevils(view, (devil) => ({ ...devil, bonus: false })), turn: null };
    case "stop_proposed":
    case "stop_answered":
      return { ...view, phase: next.phase };
    case "stop_decided":
      return backToTurn(view);
  }
}

function dueled(view: View, event: Extract<EventView, { type: "dueled" }>): View {
  const loser = event.challenger_won ? event.attacked : event.challenger;
  const beaten = changeDevil(view, loser, (devil) => ({ ...devil, hat: false }));
  const gone = event.fate === "out" ? moveDevil(beaten, loser, null) : goHome(beaten, loser);
  return backToTurn(
    event.challenger_won ? changeDevil(gone, event.challenger, (devil) => ({ ...devil, bonus: true })) : gone,
  );
}

function served(view: View, event: Extract<EventView, { type: "served" }>, next: View): View {
  const { seat, devil, pot, menu, space } = event;
  const revealed = changePot(view, pot, (it) => ({ ...it, menu, place: { type: "served", space } }));
  const counted = changeSeat(revealed, seat, (it) => ({
    ...it,
    points: it.points + pointsOf(menu),
    served: [...it.served, pot],
  }));
  const listed = {
    ...counted,
    seats: counted.seats.map((it, index) => ({
      ...it,
      menus_left: next.seats[index]?.menus_left ?? it.menus_left,
    })),
  };
  return menu === "milk" ? moveDevil(listed, devil, null) : goHome(listed, devil);
}

/** A devil's own bonus point goes first. */
function pay(view: View, devil: DevilId, cost: number): View {
  const bonus = view.devils[devil]?.bonus ? 1 : 0;
  const points = Math.max(0, (view.turn?.points ?? 0) - Math.max(0, cost - bonus));
  const paid = { ...view, turn: view.turn && { ...view.turn, points } };
  return cost > 0 ? changeDevil(paid, devil, (it) => ({ ...it, bonus: false })) : paid;
}

function take(view: View, devil: DevilId, pot: PotId): View {
  const taken = movePot(view, pot, { type: "carried", devil });
  return changeDevil(taken, devil, (it) => ({ ...it, carries: pot }));
}

/** A carried pot stays on a station; without a pot, nothing happens. */
function leave(view: View, pot: PotId | null, space: SpaceId): View {
  if (pot === null) return view;
  const left = movePot(view, pot, { type: "station", space });
  return changeDevils(left, (devil) => (devil.carries === pot ? { ...devil, carries: null } : devil));
}

function goHome(view: View, devil: DevilId): View {
  const colour = view.devils[devil]?.colour;
  const home = view.board.spaces.find((space) => space.kind === "start" && space.colour === colour);
  return moveDevil(view, devil, home?.id ?? null);
}

/** A devil on another space; nowhere, and empty-handed, once it is out of the game or has served. */
function moveDevil(view: View, devil: DevilId, space: SpaceId | null): View {
  return recount(
    changeDevil(view, devil, (it) => {
      const pot = it.carries === null ? undefined : view.pots[it.carries];
      return { ...it, space, carries: pot?.place.type === "carried" ? it.carries : null };
    }),
  );
}

/** Counts devils and hats anew. */
function recount(view: View): View {
  const seats = view.seats.map((seat, index) => {
    const own = view.devils.filter((devil) => devil.seat === index && devil.space !== null);
    return { ...seat, devils: own.length, hats: own.filter((devil) => devil.hat).length };
  });
  return { ...view, seats };
}

function backToTurn(view: View): View {
  return view.turn ? { ...view, phase: { type: "turn", seat: view.turn.seat, spent: false } } : view;
}

function movePot(view: View, pot: PotId, place: PotPlace): View {
  return changePot(view, pot, (it) => ({ ...it, place }));
}

function changePot(view: View, pot: PotId, change: (pot: PotView) => PotView): View {
  return { ...view, pots: view.pots.map((it) => (it.id === pot ? change(it) : it)) };
}

function changeDevils(view: View, change: (devil: DevilView) => DevilView): View {
  return { ...view, devils: view.devils.map(change) };
}

function changeDevil(view: View, devil: DevilId, change: (devil: DevilView) => DevilView): View {
  return changeDevils(view, (it) => (it.id === devil ? change(it) : it));
}

function changeSeat(view: View, seat: Seat, change: (seat: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((it, index) => (index === seat ? change(it) : it)) };
}
