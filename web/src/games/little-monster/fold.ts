/**
 * The view between two views: how the table looks after some of a step's events. Only for showing one thing after
 * the other; as soon as a step has been shown, the server's own view stands.
 */
import type { EventView, Food, Monster, Phase, Racer, SeatView, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { worthOf } from "./edition";

/** How the table looks once these events of a step have happened. `next` is the view that the step leads to. */
export function fold(view: View, events: readonly EventView[], next: View): View {
  return events.reduce<View>((folded, event) => after(folded, event, next), { ...view, may: null });
}

function after(view: View, event: EventView, next: View): View {
  switch (event.type) {
    case "monsters_dealt":
    case "monsters_shown":
      return { ...view, racers: next.racers.map(atStart), offer: [], kept: null, starter: next.starter };
    case "offered":
      return { ...view, phase: next.phase, offer: event.monsters, starter: event.starter };
    case "row_laid":
      return { ...view, phase: next.phase, offer: event.row, starter: event.starter };
    case "kept":
      return {
        ...view,
        phase: without(view.phase, event.seat),
        kept: event.seat === view.you ? next.kept : view.kept,
      };
    case "drafted": {
      const { seat, monster } = event;
      return {
        ...changeSeat(view, seat, ({ drafted }) => ({ drafted: [...drafted, monster] })),
        offer: view.offer.filter((other) => other !== monster),
      };
    }
    case "food_dealt":
      return {
        ...view,
        phase: next.phase,
        round: 1,
        turn: next.starter,
        racers: next.racers.map(atStart),
        seats: view.seats.map((seat, index) => ({
          ...seat,
          drafted: [],
          hand_size: event.each,
          hand_limit: next.seats[index]?.hand_limit ?? seat.hand_limit,
        })),
        // With cards drawn since, nobody can say which were dealt.
        hand: next.hand.length === event.each ? next.hand : [],
        deck: next.deck,
      };
    case "reshuffled":
      return { ...view, deck: event.cards, discarded: 0, top_discard: null };
    case "drew": {
      const drawn = changeSeat(view, event.seat, ({ hand_size }) => ({ hand_size: hand_size + event.count }));
      return {
        ...drawn,
        deck: Math.max(0, view.deck - event.count),
        hand: event.seat === view.you ? withCards(view.hand, event.cards ?? []) : view.hand,
      };
    }
    case "fed": {
      const { seat, monster, cards, feeds_at } = event;
      return {
        ...fromHand(view, seat, cards),
        feeding: {
          seat,
          monster,
          feeds_at,
          cards: cards.map((card) => ({ card, covered: false, pending: true })),
          over: Math.max(0, worthOf(view, cards) - feeds_at),
          stage: "step",
        },
      };
    }
    case "moved": {
      const racers = view.racers.map((racer) =>
        racer.monster === event.monster ? { ...racer, at: event.to, home: event.home } : racer,
      );
      return { ...view, racers, ...leaders(racers) };
    }
    case "covered":
      return changeMeal(view, event.card, ({ covered }) => !covered, { covered: true, pending: false });
    case "took_back": {
      const { feeding } = view;
      const at = feeding?.cards.findIndex(({ card, covered }) => covered && card === event.card) ?? -1;
      return {
        ...changeSeat(view, event.seat, ({ hand_size }) => ({ hand_size: hand_size + 1 })),
        hand: event.seat === view.you ? withCards(view.hand, [event.card]) : view.hand,
        feeding: feeding && { ...feeding, cards: feeding.cards.filter((_, index) => index !== at) },
      };
    }
    case "began":
      return {
        ...done(view, event.source),
        under_way: { seat: event.seat, source: event.source, steps: [] },
      };
    case "not_done":
      return { ...done(view, event.source), under_way: null };
    case "discarded": {
      const { seat, cards } = event;
      const phase: Phase = view.turn === null ? view.phase : { type: "turn", seat: view.turn };
      return onDiscard({ ...fromHand(view, seat, cards), phase }, cards);
    }
    case "discard_chosen":
      return { ...view, phase: without(view.phase, event.seat) };
    case "stole": {
      const { seat, from, count, cards } = event;
      const taken = changeSeat(view, from, ({ hand_size }) => ({ hand_size: hand_size - count }));
      const hand =
        seat === view.you
          ? withCards(view.hand, cards ?? [])
          : from === view.you
            ? withoutCards(view.hand, cards ?? [])
            : view.hand;
      return { ...changeSeat(taken, seat, ({ hand_size }) => ({ hand_size: hand_size + count })), hand };
    }
    case "cleared":
      return { ...onDiscard(view, event.cards), feeding: null, under_way: null, fed: view.fed + 1 };
    case "turn_ended":
      return {
        ...view,
        turn: event.next,
        fed: 0,
        round: next.round,
        phase: { type: "turn", seat: event.next },
      };
    case "stop_answered":
      return { ...view, phase: without(view.phase, event.seat) };
    case "match_over":
      return { ...next, may: null };
    default:
      return view;
  }
}

function atStart(racer: Racer): Racer {
  return { ...racer, at: 0, home: false };
}

/** The monsters that are alone at either end of the field. */
function leaders(racers: readonly Racer[]): Pick<View, "fastest" | "slowest"> {
  const racing = racers.filter(({ home }) => !home);
  const alone = (plate: number): Monster | null => {
    const [first, ...others] = racing.filter(({ at }) => at === plate);
    return first && others.length === 0 ? first.monster : null;
  };
  const plates = racing.map(({ at }) => at);
  return { fastest: alone(Math.max(...plates)), slowest: alone(Math.min(...plates)) };
}

/** The action of a food of the meal has had its turn. */
function done(view: View, source: NonNullable<View["under_way"]>["source"]): View {
  return source.type === "food"
    ? changeMeal(view, source.card, ({ pending }) => pending, { pending: false })
    : view;
}

type Laid = NonNullable<View["feeding"]>["cards"][number];

function changeMeal(view: View, food: Food, which: (card: Laid) => boolean, change: Partial<Laid>): View {
  const { feeding } = view;
  if (!feeding) return view;
  const at = feeding.cards.findIndex((card) => card.card === food && which(card));
  const cards = feeding.cards.map((card, index) => (index === at ? { ...card, ...change } : card));
  return { ...view, feeding: { ...feeding, cards } };
}

function onDiscard(view: View, cards: readonly Food[]): View {
  return {
    ...view,
    discarded: view.discarded + cards.length,
    top_discard: cards.at(-1) ?? view.top_discard,
    discards: view.discards && [...view.discards, ...cards],
  };
}

function fromHand(view: View, seat: Seat, cards: readonly Food[]): View {
  return {
    ...changeSeat(view, seat, ({ hand_size }) => ({ hand_size: hand_size - cards.length })),
    hand: seat === view.you ? withoutCards(view.hand, cards) : view.hand,
  };
}

function withCards(hand: readonly Food[], more: readonly Food[]): Food[] {
  return [...hand, ...more].sort((one, other) => one - other);
}

function withoutCards(hand: readonly Food[], gone: readonly Food[]): Food[] {
  const left = [...hand];
  for (const food of gone) {
    const at = left.indexOf(food);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function without(phase: Phase, seat: Seat): Phase {
  return "waiting" in phase ? { ...phase, waiting: phase.waiting.filter((other) => other !== seat) } : phase;
}

function changeSeat(view: View, seat: Seat, change: (seat: SeatView) => Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((it, index) => (index === seat ? { ...it, ...change(it) } : it)),
  };
}
