/** How long things are shown, so that everybody can follow. */
import type { EventView } from "../../protocol/foodie_forest";

/** Cards fly in about a third of a second; what follows the flight is for reading. */
export function eventMillis(event: EventView): number {
  switch (event.type) {
    case "dealt":
      return 1200;
    case "recipe_chosen":
      return event.recipe ? 800 : 350;
    case "recipes_revealed":
      return 2600;
    case "played":
      return event.last_card ? 1000 : 750;
    case "pot_taken":
      return 1200;
    case "trick_unclaimed":
      return 1600;
    case "deal_scored":
      return 600;
    case "continued":
    case "match_over":
      return 0;
  }
}
