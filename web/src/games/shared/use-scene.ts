import { useMemo } from "preact/hooks";
import type { Moment } from "../game-client";
import type { Flight } from "./motion";

/** The table as it is to be seen at a moment. */
export interface Scene<V> {
  /** As it was before the event that is being shown. */
  before: V;
  now: V;
  /** What flies over it. */
  flights: readonly Flight[];
}

const NONE: readonly Flight[] = [];

/** Folds the events of a step into its view as far as they have been shown, and says what flies. Both are pure. */
export function useScene<V, E>(
  view: V,
  moment: Moment<V, E> | null,
  fold: (view: V, events: readonly E[], next: V) => V,
  flightsOf: (event: E, before: V, now: V) => readonly Flight[],
): Scene<V> {
  return useMemo(() => {
    if (!moment) return { before: view, now: view, flights: NONE };
    const before = fold(view, moment.before, moment.next);
    const now = fold(before, [moment.event], moment.next);
    return { before, now, flights: flightsOf(moment.event, before, now) };
  }, [view, moment, fold, flightsOf]);
}
