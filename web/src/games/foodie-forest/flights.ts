/**
 * Which cards are seen to move when something happens: from where to where, by the names that places have on the
 * page (`data-at`). Pure; how they move is the motion's business.
 */
import type { EventView, View } from "../../protocol/foodie_forest";
import type { Flight } from "../shared/motion";
import { sameCard } from "./ingredients";
import { cardKey, handCards } from "./select";

/** The flights of an event, between the table before and the table after it. */
export function flightsOf(event: EventView, before: View, now: View): Flight[] {
  switch (event.type) {
    case "dealt":
      return handCards(now.hand).map((card, index) => ({
        from: "deck",
        to: `hand:${cardKey(card)}`,
        shows: "to",
        after: index,
      }));
    case "played": {
      const own = event.seat === now.you;
      const left = handCards(before.hand).findLast(({ card }) => sameCard(card, event.card));
      const from = own && left ? `hand:${cardKey(left)}` : `seat:${event.seat}`;
      return [{ from, to: `pot:${before.trick.cards.length}`, shows: "to" }];
    }
    case "pot_taken":
      return event.cards.map((_, index) => ({
        from: `pot:${index}`,
        to: `pile:${event.seat}`,
        shows: "from",
        after: index,
      }));
    case "trick_unclaimed":
      return event.cards.map((_, index) => ({
        from: `pot:${index}`,
        to: "aside",
        shows: "from",
        after: index,
      }));
    default:
      return [];
  }
}
