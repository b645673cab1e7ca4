/** How long things are shown, so that everybody can follow. */
import type { EventView } from "../../protocol/hungry_little_demons";

/** What moves takes about a third of a second; a card that is turned up is held up long enough to be remembered. */
export function eventMillis(event: EventView): number {
  switch (event.type) {
    case "turned_up":
      return event.action.type === "gather" ? 1600 : 2000;
    case "refilled":
      return 1600;
    case "sprite_took":
      return event.card ? 1600 : 500;
    case "recipes_dealt":
      return 1500;
    case "ended":
      return 1300;
    case "began":
      return event.chefs ? 1200 : 700;
    case "concealed":
    case "forest_laid":
    case "destroyed":
    case "bait_destroyed":
    case "sprite_idle":
      return 1100;
    case "card_returned":
      return 1000;
    case "stole":
      return event.card ? 1000 : 600;
    case "shifted":
      return 800;
    case "sprite_peeked":
    case "sprite_ordered":
    case "sent_home":
    case "banished":
    case "ingredient_taken":
    case "bait_taken":
      return 650;
    case "demon_moved":
    case "house_placed":
    case "chef_picked":
      return 500;
    case "chef_moved":
      return 450;
    case "shift_chosen":
      return event.shift ? 0 : 700;
    case "studied":
    case "stopped_looking":
    case "turn_ended":
    case "stop_proposed":
    case "stop_answered":
      return 0;
  }
}

/** A card that is turned up, and down again by the next action. */
export function reveals(event: EventView): boolean {
  return event.type === "turned_up" || event.type === "refilled";
}
