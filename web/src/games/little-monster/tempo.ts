/** How long things are shown, so that everybody can follow. */
import type { EventView } from "../../protocol/little_monster";

/** Things fly and leap in about a third of a second; what follows is for reading. */
export function eventMillis(event: EventView): number {
  switch (event.type) {
    case "monsters_dealt":
    case "monsters_shown":
      return 1400;
    case "drafted":
      return 700;
    case "fed":
      return 900;
    case "moved":
      return 320 * Math.max(1, Math.abs(event.to - event.from)) + (event.home ? 700 : 80);
    case "covered":
      return 450;
    case "took_back":
      return 700;
    case "began":
      return 600;
    case "not_done":
      return 700;
    case "reshuffled":
      return 600;
    case "drew":
      return 350;
    case "nothing_to_draw":
      return 600;
    case "targeted":
      return 350;
    case "answered":
      return event.perform ? 0 : 400;
    case "stole":
      return event.cards ? 900 : 600;
    case "looked":
    case "top_placed":
      return 400;
    case "discarded":
      return 600;
    case "cleared":
      return 400;
    case "turn_ended":
      return 350;
    case "offered":
    case "row_laid":
    case "stop_decided":
      return 600;
    case "kept":
    case "food_dealt":
    case "singled":
    case "discard_chosen":
    case "stop_proposed":
    case "stop_answered":
    case "match_over":
      return 0;
  }
}
