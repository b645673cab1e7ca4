/** Which cards fly while an event is shown. Shifts, flips and figures move where they are, on the plan itself. */
import type { EventView, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import type { Flight } from "../shared/motion";
import { newlyFilled } from "./recipes";
import { spaceKey } from "./spaces";

/** The names on the page of the places that cards fly between, besides those of the forest and the recipes. */
export const DECK = "deck";
export const houseKey = (seat: Seat) => `house:${seat}`;
export const seatKey = (seat: Seat) => `seat:${seat}`;

export function flightsOf(event: EventView, before: View, now: View): Flight[] {
  switch (event.type) {
    case "ingredient_taken":
      return [{ from: spaceKey(event.space), to: gained(event.seat, before, now), shows: "from" }];
    case "bait_taken":
      return [{ from: spaceKey(event.space), to: houseKey(event.seat), shows: "from" }];
    case "sprite_took":
      return event.card?.type === "ingredient"
        ? [{ from: DECK, to: gained(event.seat, before, now), shows: "to" }]
        : [];
    case "refilled":
      return [{ from: DECK, to: spaceKey(event.space), shows: "to" }];
    case "banished":
    case "sprite_ordered":
      return [{ from: spaceKey(event.space), to: DECK, shows: "from" }];
    case "stole":
      return event.card
        ? [{ from: lost(event.victim, before, now), to: gained(event.seat, before, now), shows: "to" }]
        : [];
    case "card_returned":
      return [{ from: lost(event.victim, before, now), to: DECK, shows: "from" }];
    default:
      return [];
  }
}

/** Where the card that a seat has gained lies now. */
function gained(seat: Seat, before: View, now: View): string {
  return changed(seat, before, now) ?? seatKey(seat);
}

/** Where the card lay that a seat has lost. */
function lost(seat: Seat, before: View, now: View): string {
  return changed(seat, now, before) ?? seatKey(seat);
}

function changed(seat: Seat, without: View, with_: View): string | undefined {
  const [less, more] = [without.seats[seat], with_.seats[seat]];
  return less && more && newlyFilled(seat, less, more)[0];
}
