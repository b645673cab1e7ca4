/**
 * Plays what happened, one event after the other, so that everybody can see it. Holds the view that the
 * board shows: the latest one only once the events that lead to it were shown. A view is never lost, and
 * only the times between events come from a timer, so without motion everything is shown at once.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Moment } from "../games/game-client";

/** What the board shows. */
export interface Shown<V, E> {
  view: V;
  moment: Moment<V, E> | null;
}

export interface QueueOptions<E> {
  /** How long an event is shown. */
  millis: (event: E) => number;
  /** Told of each event when its time has come, for the log and the live region. */
  onEvent: (event: E) => void;
}

/** Further behind than this, events are no longer given their time until the queue has caught up. */
const LAG_MILLIS = 7_000;

interface Item<V, E> {
  event: E;
  before: readonly E[];
  next: V;
  /** Whether the step is complete after this event. */
  last: boolean;
  millis: number;
}

export class EventQueue<V, E> {
  #options: QueueOptions<E>;
  #shown = signal<Shown<V, E> | null>(null);
  #items: Item<V, E>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QueueOptions<E>) {
    this.#options = options;
  }

  /** What the board shows now; nothing before the first view. */
  get shown(): ReadonlySignal<Shown<V, E> | null> {
    return this.#shown;
  }

  /** A step of the match: its events are shown in their turn, and then its view. */
  push(events: readonly E[], view: V): void {
    if (events.length === 0 || this.#shown.peek() === null) {
      for (const event of events) this.#options.onEvent(event);
      this.jump(view);
      return;
    }
    for (const [index, event] of events.entries()) {
      const last = index === events.length - 1;
      this.#items.push({
        event,
        before: events.slice(0, index),
        next: view,
        last,
        millis: this.#options.millis(event),
      });
    }
    if (this.#timer === undefined) this.#play();
  }

  /** Shows this view at once. Events still to be shown are only told of. */
  jump(view: V): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#items.splice(0)) this.#options.onEvent(item.event);
    this.#shown.value = { view, moment: null };
  }

  #play(): void {
    this.#timer = undefined;
    for (let item = this.#items.shift(); item; item = this.#items.shift()) {
      this.#options.onEvent(item.event);
      const view = this.#shown.peek()?.view ?? item.next;
      const behind = this.#items.reduce((sum, later) => sum + later.millis, 0) > LAG_MILLIS;
      if (item.millis > 0 && !behind) {
        const { event, before, next, millis, last } = item;
        this.#shown.value = { view, moment: { event, before, next, millis } };
        this.#timer = setTimeout(() => this.#finish(next, last), millis);
        return;
      }
      if (item.last) this.#shown.value = { view: item.next, moment: null };
    }
  }

  #finish(next: V, last: boolean): void {
    if (last) this.#shown.value = { view: next, moment: null };
    this.#play();
  }
}
