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

export interface QueueOptions<V, E> {
  /** How long an event is shown. */
  millis: (event: E) => number;
  /** Which events get their time however far behind the show is; none unless told. */
  keep?: (event: E) => boolean;
  /** Told of each event and where its step leads when its time has come, for the log and the live region. */
  onEvent: (event: E, next: V) => void;
}

/** Further behind than this, only events to keep are given their time until the queue has caught up. */
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
  #options: QueueOptions<V, E>;
  #shown = signal<Shown<V, E> | null>(null);
  #items: Item<V, E>[] = [];
  /** The event that is being shown. */
  #current: Item<V, E> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QueueOptions<V, E>) {
    this.#options = options;
  }

  /** What the board shows now; nothing before the first view. */
  get shown(): ReadonlySignal<Shown<V, E> | null> {
    return this.#shown;
  }

  /** A step of the match: its events are shown in their turn, and then its view. */
  push(events: readonly E[], view: V): void {
    if (events.length === 0 || this.#shown.peek() === null) {
      this.jump(view, events);
      return;
    }
    for (const [index, event] of events.entries()) {
      const last = index === events.length - 1;
      const before = events.slice(0, index);
      this.#items.push({ event, before, next: view, last, millis: this.#options.millis(event) });
    }
    if (!this.#current) this.#play();
  }

  /** Shows this view at once. Events still to be shown, and these, are only told of. */
  jump(view: V, events: readonly E[] = []): void {
    clearTimeout(this.#timer);
    this.#current = null;
    for (const item of this.#items.splice(0)) this.#options.onEvent(item.event, item.next);
    for (const event of events) this.#options.onEvent(event, view);
    this.#shown.value = { view, moment: null };
  }

  /** The latest step has another view, as when the viewer takes a seat; the show goes on. */
  amend(view: V): void {
    const waiting = this.#current ? [this.#current, ...this.#items] : this.#items;
    const latest = waiting.at(-1)?.next;
    for (const item of waiting) if (item.next === latest) item.next = view;
    if (waiting.length === 0) this.#shown.value = { view, moment: null };
  }

  #play(): void {
    for (let item = this.#items.shift(); item; item = this.#items.shift()) {
      this.#options.onEvent(item.event, item.next);
      const behind = this.#items.reduce((sum, later) => sum + later.millis, 0) > LAG_MILLIS;
      const kept = this.#options.keep?.(item.event) ?? false;
      if (item.millis > 0 && (kept || !behind)) {
        const { event, before, next, millis } = item;
        this.#current = item;
        this.#shown.value = {
          view: this.#shown.peek()?.view ?? next,
          moment: { event, before, next, millis, skip: () => this.#skip(item) },
        };
        this.#timer = setTimeout(() => this.#finish(), millis);
        return;
      }
      if (item.last) this.#shown.value = { view: item.next, moment: null };
    }
  }

  #skip(item: Item<V, E>): void {
    if (this.#current !== item) return;
    clearTimeout(this.#timer);
    this.#finish();
  }

  #finish(): void {
    const item = this.#current;
    this.#current = null;
    if (item?.last) this.#shown.value = { view: item.next, moment: null };
    this.#play();
  }
}
