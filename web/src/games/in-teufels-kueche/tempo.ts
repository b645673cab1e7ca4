/** How long things are shown, so that everybody can follow. */
import type { EventView } from "../../protocol/in_teufels_kueche";
import { courseOf } from "./duel-course";

/** How long a devil takes from one space to the next. */
export const STEP_MILLIS = 190;

export function eventMillis(event: EventView): number {
  switch (event.type) {
    case "pot_placed":
      return 350;
    case "rolled":
      return event.flight ? 1500 : 1150;
    case "walked":
      return Math.max(1, event.way.length - 1) * STEP_MILLIS + 80;
    case "flew":
      return 600;
    case "pot_taken":
    case "pot_put_down":
      return 300;
    case "challenged":
      return event.asked === null ? 600 : 350;
    case "declined":
      return 700;
    case "dueled":
      return courseOf(event).end;
    case "served":
      return event.menu === "milk" ? 2300 : 1900;
    case "turn_ended":
      return event.reason === "no_devils" ? 900 : 0;
    case "stop_decided":
      return 900;
    case "began":
    case "menus_assigned":
    case "accepted":
    case "stop_proposed":
    case "stop_answered":
    case "match_over":
      return 0;
  }
}
