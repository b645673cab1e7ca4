/**
 * Which cards are seen to move when something happens: from where to where, by the names that places have on the
 * page (`data-at`). Pure; how they move is the motion's business.
 */
import type { Animal, EventView, View } from "../../protocol/hungry_monkey";
import type { Flight } from "../shared/motion";
import { cardKey, type HandCard, handCards } from "./select";

/** The flights of an event, between the table before and the table after it. */
export function flightsOf(event: EventView, before: View, now: View): Flight[] {
  const handOf = (seat: number) => (seat === now.you ? "hand" : `seat:${seat}`);
  const pile = before.pile.map((_, index) => `pile:${index}`);
  switch (event.type) {
    case "dealt":
      return dealt(now);
    case "played": {
      const heldUp = event.source.type !== "hand";
      const from =
        event.source.type === "draw_pile"
          ? "draw"
          : event.source.type === "row"
            ? `row:${event.seat}:${event.source.slot}`
            : null;
      const own = event.seat === now.you ? departed(before.hand, now.hand) : [];
      return event.cards.map((animal, index) => ({
        from: from ?? takeOut(own, animal) ?? handOf(event.seat),
        to: `pile:${before.pile.length + index}`,
        shows: "to",
        heldUp,
        after: index,
      }));
    }
    case "took_pile":
      return pile
        .slice(0, event.cards.length)
        .map((from) => ({ from, to: handOf(event.seat), shows: "from" }));
    case "discarded":
      return pile.map((from) => ({ from, to: "discard", shows: "from" }));
    case "drew":
      return event.seat === now.you
        ? departed(now.hand, before.hand).map((card, after) => ({
            from: "draw",
            to: `hand:${cardKey(card)}`,
            shows: "to",
            after,
          }))
        : Array.from({ length: event.count }, (_, after) => ({
            from: "draw",
            to: handOf(event.seat),
            shows: "from",
            after,
          }));
    case "swapped": {
      const place = `row:${event.seat}:${event.slot}`;
      if (event.placed === null || event.taken === null)
        return [
          { from: place, to: handOf(event.seat), shows: "from" },
          { from: handOf(event.seat), to: place, shows: "to" },
        ];
      const [placed] = departed(before.hand, now.hand);
      const [taken] = departed(now.hand, before.hand);
      return [
        { from: place, to: taken ? `hand:${cardKey(taken)}` : "hand", shows: "to" },
        { from: placed ? `hand:${cardKey(placed)}` : "hand", to: place, shows: "to" },
      ];
    }
    case "peeked": {
      const place = `row:${event.owner}:${event.slot}`;
      return event.animal === null ? [] : [{ from: place, to: place, shows: "to", heldUp: true }];
    }
    default:
      return [];
  }
}

function dealt(now: View): Flight[] {
  const hand = handCards(now.hand).map((card) => `hand:${cardKey(card)}`);
  const rows = now.seats.flatMap(({ row }, seat) => row.map((_, slot) => `row:${seat}:${slot}`));
  return [...rows, ...hand].map((to, index) => ({ from: "draw", to, shows: "to", after: index / 3 }));
}

/** The cards of one hand that are not in the other, as the last ones of their animal. */
function departed(hand: readonly Animal[], other: readonly Animal[]): HandCard[] {
  return handCards(hand).filter(({ animal, nth }) => nth >= other.filter((it) => it === animal).length);
}

function takeOut(cards: HandCard[], animal: Animal): string | undefined {
  const index = cards.findIndex((card) => card.animal === animal);
  const [card] = index < 0 ? [] : cards.splice(index, 1);
  return card && `hand:${cardKey(card)}`;
}
