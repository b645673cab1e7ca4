/**
 * The view between two views: how the table looks after some of a step's events. Only for showing one thing after
 * the other; as soon as a step has been shown, the server's own view stands.
 */
import type { Card, EventView, SeatView, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { sameCard } from "./ingredients";

/** How the table looks once these events of a step have happened. `next` is the view that the step leads to. */
export function fold(view: View, events: readonly EventView[], next: View): View {
  return events.reduce<View>((folded, event) => after(folded, event, next), { ...view, may: null });
}

function after(view: View, event: EventView, next: View): View {
  switch (event.type) {
    case "dealt":
      return {
        ...view,
        phase: { type: "choosing", waiting: view.seats.map((_, seat) => seat) },
        deal: event.deal,
        dealer: event.dealer,
        trick: emptyPot((event.dealer + 1) % view.seats.length),
        seats: view.seats.map((seat) => ({ ...seat, ...UNPLAYED, hand_size: event.hand_size })),
        hand: event.hand ?? [],
        undealt: next.undealt,
        unclaimed: [],
        remembered: next.remembered,
      };
    case "recipe_chosen":
      return {
        ...changeSeat(view, event.seat, () => ({ has_chosen: true, recipe: event.recipe })),
        phase: without(view.phase, event.seat),
      };
    case "recipes_revealed":
      return {
        ...view,
        phase: { type: "playing", seat: view.trick.leader },
        seats: view.seats.map((seat, index) => {
          const recipe = event.recipes[index] ?? null;
          const recipes_left = seat.recipes_left.filter((left) => left !== recipe);
          return { ...seat, has_chosen: true, recipe, recipes_left };
        }),
      };
    case "played": {
      const { seat, card, total, required, last_card } = event;
      return {
        ...changeSeat(view, seat, ({ hand_size }) => ({ hand_size: hand_size - 1, last_card })),
        hand: seat === view.you ? withoutCard(view.hand, card) : view.hand,
        trick: { ...view.trick, cards: [...view.trick.cards, { seat, card, total }], total, required },
      };
    }
    case "pot_taken":
      return {
        ...changeSeat(view, event.seat, ({ pile_size }) => ({ pile_size: pile_size + event.cards.length })),
        trick: emptyPot(event.seat),
      };
    case "trick_unclaimed":
      return { ...view, trick: emptyPot(view.trick.leader), unclaimed: event.cards };
    case "deal_scored":
      return {
        ...view,
        phase: { type: "between_deals", waiting: view.seats.map((_, seat) => seat) },
        seats: view.seats.map((seat, index) => ({
          ...seat,
          last_card: false,
          points: event.scores[index]?.points ?? seat.points,
          pile: next.seats[index]?.pile ?? null,
        })),
        sheet: [...view.sheet, event.scores],
      };
    case "continued":
      return { ...view, phase: without(view.phase, event.seat) };
    case "match_over":
      return { ...next, may: null };
  }
}

const UNPLAYED: Partial<SeatView> = {
  has_chosen: false,
  recipe: null,
  last_card: false,
  pile_size: 0,
  pile: null,
};

function emptyPot(leader: Seat): View["trick"] {
  return { leader, cards: [], total: 0, required: null };
}

function without(phase: View["phase"], seat: Seat): View["phase"] {
  return "waiting" in phase ? { ...phase, waiting: phase.waiting.filter((other) => other !== seat) } : phase;
}

function withoutCard(hand: readonly Card[], gone: Card): Card[] {
  const index = hand.findIndex((card) => sameCard(card, gone));
  return hand.filter((_, at) => at !== index);
}

function changeSeat(view: View, seat: Seat, change: (seat: SeatView) => Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((it, index) => (index === seat ? { ...it, ...change(it) } : it)),
  };
}
