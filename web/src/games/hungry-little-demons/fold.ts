/**
 * The view between two views: how the table looks after some of a step's events. Only for showing one thing after
 * the other; as soon as a step has been shown, the server's own view stands.
 */
import type { EventView, SeatView, Space, Spot, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { hasSpace, moving, sameSpace, spacesOf, spotAt, step } from "./spaces";

const FACE_DOWN: Spot = { type: "face_down" };
const GAP: Spot = { type: "gap" };

/** How the table looks once these events of a step have happened. `next` is the view that the step leads to. */
export function fold(view: View, events: readonly EventView[], next: View): View {
  return events.reduce<View>((folded, event) => after(folded, event, next), { ...view, may: null });
}

function after(view: View, event: EventView, next: View): View {
  switch (event.type) {
    case "began":
      return { ...view, starter: event.starter, turn: event.starter, seats: withChefs(view, event.chefs) };
    case "chef_picked":
      return changeSeat(view, event.seat, { chef: event.chef });
    case "forest_laid":
      return {
        ...view,
        forest: event.forest.map((card) => ({ type: "face_up", card })),
        deck: { count: event.deck, known: [] },
        seats: view.seats.map((seat, index) => ({ ...seat, baits: next.seats[index]?.baits ?? 0 })),
      };
    case "house_placed":
      return changeSeat(view, event.seat, { door: event.door });
    case "concealed":
      return turnedDown(view);
    case "recipes_dealt":
      return view.seats.reduce((dealt, _, seat) => withStoreOf(dealt, seat, next), view);
    case "chef_moved":
      return changeSeat(nextAction(view), event.seat, { chef_at: event.to });
    case "turned_up":
      return lay(event.action.type === "second_look" ? view : nextAction(view), event.space, {
        type: "face_up",
        card: event.card,
      });
    case "ingredient_taken":
      return withStoreOf(lay(view, event.space, GAP), event.seat, next);
    case "bait_taken":
      return withBaits(lay(view, event.space, GAP), event.seat, 1);
    case "sprite_took": {
      if (!event.card) return view;
      const taken = onDeck(view, -1);
      return event.card.type === "ingredient"
        ? withStoreOf(taken, event.seat, next)
        : withBaits(taken, event.seat, 1);
    }
    case "sprite_ordered":
    case "banished":
      return onDeck(lay(view, event.space, GAP), 1);
    case "shifted":
      return shifted(view, event.gap, event);
    case "refilled":
      return onDeck(lay(view, event.space, { type: "face_up", card: event.card }), -1);
    case "demon_moved":
      return changeSeat(nextAction(view), event.seat, { demon_in: event.house });
    case "destroyed": {
      const { seat, victim, furniture } = event;
      const left = view.seats[victim]?.furniture.filter((piece) => piece !== furniture) ?? [];
      const destroyed = [...(view.seats[seat]?.destroyed ?? []), { owner: victim, furniture }];
      return changeSeat(changeSeat(nextAction(view), victim, { furniture: left }), seat, { destroyed });
    }
    case "bait_destroyed":
      return onDeck(withBaits(nextAction(view), event.victim, -1), 1);
    case "stole":
      return withStoreOf(withStoreOf(view, event.victim, next), event.seat, next);
    case "card_returned":
      return onDeck(withStoreOf(view, event.victim, next), 1);
    case "sent_home":
      return changeSeat(view, event.seat, { chef_at: null });
    case "turn_ended":
      return { ...view, turn: event.next, actions_left: next.actions_left };
    case "ended":
      return event.expelled.reduce((left, seat) => changeSeat(left, seat, { demon_in: null }), view);
    case "studied":
    case "stopped_looking":
    case "sprite_idle":
    case "sprite_peeked":
    case "shift_chosen":
    case "stop_proposed":
    case "stop_answered":
      return view;
  }
}

function withChefs({ seats }: View, chefs: readonly (SeatView["chef"] | undefined)[] | null): SeatView[] {
  return seats.map((seat, index) => ({ ...seat, chef: chefs?.[index] ?? seat.chef }));
}

/** An action turns down whatever lies face up. */
function nextAction(view: View): View {
  return { ...turnedDown(view), actions_left: Math.max(0, view.actions_left - 1) };
}

function turnedDown(view: View): View {
  return { ...view, forest: view.forest.map((spot) => (spot.type === "face_up" ? FACE_DOWN : spot)) };
}

/** The cards move into the gap, one after the other, and the chefs on them ride along. */
function shifted(view: View, gap: Space, { direction, edge }: Extract<EventView, { type: "shifted" }>): View {
  const from = moving(gap, direction, edge);
  const forest = from.reduce<View>(
    (moved, space) => lay(moved, step(space, direction), spotAt(view, space) ?? FACE_DOWN),
    view,
  );
  const seats = view.seats.map((seat) =>
    seat.chef_at && hasSpace(from, seat.chef_at) ? { ...seat, chef_at: step(seat.chef_at, direction) } : seat,
  );
  return { ...lay(forest, edge, GAP), seats };
}

function lay(view: View, space: Space, spot: Spot): View {
  const spaces = spacesOf(view);
  return {
    ...view,
    forest: view.forest.map((old, at) => (spaces[at] && sameSpace(spaces[at], space) ? spot : old)),
  };
}

function onDeck(view: View, change: number): View {
  return { ...view, deck: { ...view.deck, count: Math.max(0, view.deck.count + change) } };
}

function withBaits(view: View, seat: Seat, change: number): View {
  return changeSeat(view, seat, { baits: Math.max(0, (view.seats[seat]?.baits ?? 0) + change) });
}

/** A step changes what a seat has gathered once at most, so that its end shows what came of it. */
function withStoreOf(view: View, seat: Seat, next: View): View {
  const its = next.seats[seat];
  if (!its) return view;
  const { recipes, gathered, needed, completed } = its;
  return changeSeat(view, seat, { recipes, gathered, needed, completed });
}

function changeSeat(view: View, seat: Seat, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((it, index) => (index === seat ? { ...it, ...change } : it)) };
}
