/** How far a seat is in the setup, in a few words. */
import type { View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { CHEFS } from "./chefs";

/** Nothing once the recipes are dealt. */
export function setupState(view: View, seat: Seat): { text: string; done: boolean } | null {
  const its = view.seats[seat];
  const asked = view.turn === seat;
  if (!its || its.recipes.length > 0) return null;
  switch (view.phase.type) {
    case "pick_chef":
      return its.chef
        ? { text: CHEFS[its.chef].name, done: true }
        : { text: asked ? "is picking a chef" : "has no chef yet", done: false };
    case "place_house":
      return its.door
        ? { text: "house stands", done: true }
        : { text: asked ? "is picking a door" : "has no door yet", done: false };
    case "study":
      return view.phase.waiting.includes(seat)
        ? { text: "is studying", done: false }
        : { text: "ready", done: true };
    default:
      return null;
  }
}
