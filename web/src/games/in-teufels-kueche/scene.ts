/** What is to be seen at a moment: the view after what has been shown, and what is being shown now. Pure. */
import type { EventView, View } from "../../protocol/in_teufels_kueche";
import type { Moment } from "../game-client";
import { fold } from "./fold";
import { type Moving, movingOf } from "./moving";

export interface Scene {
  /** The kitchen with the pieces where they belong, or are going. */
  now: View;
  moving: Moving | null;
  event: EventView | null;
}

export function sceneOf(view: View, moment: Moment<View, EventView> | null): Scene {
  if (!moment) return { now: view, moving: null, event: null };
  const { event, next } = moment;
  const before = fold(view, moment.before, next);
  // The loser stays until the duel has been seen.
  if (event.type === "dueled") return { now: before, moving: null, event };
  const now = fold(before, [event], next);
  return { now, moving: movingOf(event, before, now, moment.millis), event };
}
