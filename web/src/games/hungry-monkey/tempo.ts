/** How long things are shown, so that everybody can follow. */
import type { EventView } from "../../protocol/hungry_monkey";

/** Cards fly in about a third of a second; what follows the flight is for reading. */
export function eventMillis(event: EventView): number {
  switch (event.type) {
    case "dealt":
      return 1200;
    case "played":
      return playedMillis(event);
    case "took_pile":
      return event.reason === "no_valid_card" ? 900 : 700;
    case "discarded":
      return event.reason === "gang" ? 1100 : 800;
    case "drew":
      return event.cards ? 500 : 350;
    case "swapped":
      return event.taken ? 1100 : 800;
    case "peeked":
      return event.animal ? 2000 : 1000;
    case "kitty_shows":
    case "buffalo_binds":
      return 1000;
    case "extra_turn":
      return 600;
    case "no_effect":
      return 500;
    case "finished":
      return 1300;
    case "stop_decided":
    case "game_over":
      return 1000;
    case "beans":
      return event.change === 0 ? 0 : 700;
    case "stop_proposed":
    case "stop_answered":
    case "continued":
    case "match_over":
      return 0;
  }
}

/** A card that nobody had seen is held up: the longer if it goes to the hand together with the pile. */
function playedMillis({ source, valid }: Extract<EventView, { type: "played" }>): number {
  if (source.type === "hand") return 550;
  return valid ? 1100 : 1700;
}
