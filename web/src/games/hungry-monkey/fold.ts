/**
 * The view between two views: how the table looks after some of a step's events. Only for showing one thing after
 * the other; as soon as a step has been shown, the server's own view stands.
 */
import type { Animal, EventView, SeatView, Slot, View } from "../../protocol/hungry_monkey";
import type { Seat } from "../../protocol/rules";
import { ANIMALS } from "./animals";
import { animalsOf, pileOf, requiredOn } from "./pile";

/** How the table looks once these events of a step have happened. `next` is the view that the step leads to. */
export function fold(view: View, events: readonly EventView[], next: View): View {
  return events.reduce<View>((folded, event) => after(folded, event, next), { ...view, may: null });
}

function after(view: View, event: EventView, next: View): View {
  switch (event.type) {
    case "dealt":
      return { ...next, may: null };
    case "played": {
      const left = lose(view, event.seat, event);
      return onPile(left, [...animalsOf(view.pile), ...event.cards]);
    }
    case "took_pile": {
      const taken = gain(view, event.seat, event.cards.length, event.cards);
      return onPile(taken, animalsOf(view.pile).slice(event.cards.length));
    }
    case "discarded":
      return { ...onPile(view, []), discarded: view.discarded + event.cards.length };
    case "buffalo_binds":
      return { ...view, required: next.required };
    case "drew":
      return {
        ...gain(view, event.seat, event.count, event.cards),
        drawable: Math.max(0, view.drawable - event.count),
      };
    case "kitty_shows":
      return { ...view, drawable: 0 };
    case "swapped": {
      const slot = next.seats[event.seat]?.row[event.slot] ?? { type: "face_down" };
      const swapped = inRow(view, event.seat, event.slot, slot);
      if (event.placed === null || event.taken === null) return swapped;
      return { ...swapped, hand: sorted([...without(view.hand, [event.placed]), event.taken]) };
    }
    case "peeked":
      return event.animal === null
        ? view
        : inRow(view, event.owner, event.slot, { type: "known", animal: event.animal });
    case "finished":
      return changeSeat(view, event.seat, (seat) => ({ ...seat, place: event.place }));
    case "game_over":
      return {
        ...view,
        seats: view.seats.map((seat, index) => {
          const now = next.seats[index];
          return now ? { ...now, bean_cards: seat.bean_cards } : seat;
        }),
      };
    case "beans":
      return changeSeat(view, event.seat, (seat) => ({
        ...seat,
        bean_cards: seat.bean_cards + event.change,
      }));
    default:
      return view;
  }
}

function lose(view: View, seat: Seat, event: Extract<EventView, { type: "played" }>): View {
  switch (event.source.type) {
    case "draw_pile":
      return { ...view, drawable: Math.max(0, view.drawable - event.cards.length) };
    case "row":
      return inRow(view, seat, event.source.slot, { type: "empty" });
    case "hand": {
      const hand = seat === view.you ? without(view.hand, event.cards) : view.hand;
      const lost = event.cards.length;
      return { ...changeSeat(view, seat, (it) => ({ ...it, hand_size: it.hand_size - lost })), hand };
    }
  }
}

function gain(view: View, seat: Seat, count: number, cards: readonly Animal[] | null): View {
  const hand = seat === view.you && cards ? sorted([...view.hand, ...cards]) : view.hand;
  return { ...changeSeat(view, seat, (it) => ({ ...it, hand_size: it.hand_size + count })), hand };
}

function inRow(view: View, seat: Seat, slot: number, card: Slot): View {
  return changeSeat(view, seat, (it) => ({
    ...it,
    row: it.row.map((other, index) => (index === slot ? card : other)),
  }));
}

function onPile(view: View, animals: readonly Animal[]): View {
  const pile = pileOf(animals);
  return { ...view, pile, required: requiredOn(pile) };
}

function changeSeat(view: View, seat: Seat, change: (seat: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((it, index) => (index === seat ? change(it) : it)) };
}

function without(hand: readonly Animal[], gone: readonly Animal[]): Animal[] {
  const left = [...hand];
  for (const animal of gone) {
    const index = left.indexOf(animal);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function sorted(hand: readonly Animal[]): Animal[] {
  return hand.toSorted((one, other) => ANIMALS.indexOf(one) - ANIMALS.indexOf(other));
}
