/**
 * What is seen to move when something happens: from where to where, by the names that places have on the page
 * (`data-at`). Pure; how it moves is the motion's business.
 */
import type { EventView, Food, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import type { Flight } from "../shared/motion";
import { cardKey, handCards } from "./select";

/** The flights of an event, between the table before and the table after it. */
export function flightsOf(event: EventView, before: View, now: View): Flight[] {
  switch (event.type) {
    case "moved":
      return [
        {
          from: `token:${event.monster}`,
          to: `token:${event.monster}`,
          shows: "to",
          leaps: between(event.from, event.to).map((plate) => `plate:${plate}`),
        },
      ];
    case "drew":
      return arriving("deck", event.seat, event.cards ?? [], event.count, now);
    case "stole":
      return event.from === now.you
        ? leaving(event.from, event.cards ?? [], before).map((from, index) => ({
            from,
            to: `seat:${event.seat}`,
            shows: "from",
            after: index,
          }))
        : arriving(`seat:${event.from}`, event.seat, event.cards ?? [], event.count, now);
    case "fed":
      return leaving(event.seat, event.cards, before).map((from, index) => ({
        from,
        to: `meal:${index}`,
        shows: "to",
        after: index,
      }));
    case "took_back": {
      const laid =
        before.feeding?.cards.findIndex(({ card, covered }) => covered && card === event.card) ?? -1;
      const [to] = places(event.seat, [event.card], now);
      return to === undefined ? [] : [{ from: `meal:${laid}`, to, shows: "from" }];
    }
    case "discarded":
      return leaving(event.seat, event.cards, before).map((from, index) => ({
        from,
        to: "discard",
        shows: "to",
        after: index,
      }));
    case "cleared":
      return event.cards.map((_, index) => ({
        from: `meal:${index}`,
        to: "discard",
        shows: "from",
        after: index,
      }));
    default:
      return [];
  }
}

/** Cards that come to a seat: the viewer sees them arrive, of others' only that there are some. */
function arriving(from: string, seat: Seat, cards: readonly Food[], count: number, now: View): Flight[] {
  if (seat === now.you) {
    return places(seat, cards, now).map((to, index) => ({ from, to, shows: "to", after: index }));
  }
  const shows = from === "deck" ? "from" : "to";
  return Array.from({ length: count }, (_, index) => ({ from, to: `seat:${seat}`, shows, after: index }));
}

/** Where cards of a seat's hand lay before they left it. */
function leaving(seat: Seat, cards: readonly Food[], before: View): string[] {
  return places(seat, cards, before);
}

/** Where cards of a hand lie: the last ones of their kind, since equal cards come and go at the end. */
function places(seat: Seat, cards: readonly Food[], view: View): string[] {
  if (seat !== view.you) return cards.map(() => `seat:${seat}`);
  const hand = handCards(view.hand);
  return cards.flatMap((food) => {
    const at = hand.findLastIndex((card) => card.food === food);
    const [card] = at < 0 ? [] : hand.splice(at, 1);
    return card ? [`hand:${cardKey(card)}`] : [];
  });
}

/** The plates that lie between two. */
function between(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from(
    { length: Math.max(0, Math.abs(to - from) - 1) },
    (_, index) => from + step * (index + 1),
  );
}
