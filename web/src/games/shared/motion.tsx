/**
 * Lets cards fly. It copies what is to be seen into a layer above everything, moves the copy, and hides the real one
 * until it has landed, so that nothing of the page's order or state depends on a flight. Where motion is not wanted,
 * the chrome shows no moments, and nothing flies.
 */
import { Component, type ComponentChildren, createRef } from "preact";
import styles from "./motion.module.css";

/** A card on its way, between places by the names they have on the page (`data-at`). */
export interface Flight {
  from: string;
  to: string;
  /** Which end shows what flies: the card that lies at the place afterwards, or the one that lay there before. */
  shows: "to" | "from";
  /** Whether it is held up in the middle of the table long enough to be read. */
  heldUp?: boolean;
  /** How many others fly off before it. */
  after?: number;
  /** The places between, if it leaps from one to the next instead of flying. */
  leaps?: readonly string[];
}

interface MotionProps {
  flights: readonly Flight[];
  /** How long the event is shown, all told. */
  millis: number;
  children: ComponentChildren;
  class?: string | undefined;
}

/** Where a place was before the page changed, and what lay there. */
interface Start {
  rect: DOMRect;
  card: HTMLElement | null;
}

type Starts = Map<string, Start>;

const FLIGHT_MILLIS = 320;
const STAGGER_MILLIS = 60;
const EASE = "cubic-bezier(0.3, 0.9, 0.35, 1)";

export class Motion extends Component<MotionProps> {
  #root = createRef<HTMLDivElement>();
  #layer = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Readonly<MotionProps>): Starts | null {
    const { flights } = this.props;
    if (flights === before.flights || flights.length === 0) return null;
    const starts: Starts = new Map();
    for (const { from, shows } of flights) {
      const place = this.#at(from);
      if (!place || starts.has(from)) continue;
      const card = shows === "from" ? copyOf(place) : null;
      starts.set(from, { rect: place.getBoundingClientRect(), card });
    }
    return starts;
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, starts: Starts | null): void {
    if (!starts) return;
    for (const flight of this.props.flights) {
      // What was not there before flies from where it is now: a draw pile that has just been laid.
      const from = this.#at(flight.from);
      const start = starts.get(flight.from) ?? (from && { rect: from.getBoundingClientRect(), card: null });
      const end = this.#at(flight.to);
      if (start && end) this.#fly(flight, start, end);
    }
  }

  override render({ children, class: className }: MotionProps) {
    return (
      <div ref={this.#root} class={className}>
        {children}
        <div ref={this.#layer} class={styles.layer} aria-hidden="true" inert />
      </div>
    );
  }

  #at(place: string): HTMLElement | null {
    return this.#root.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`) ?? null;
  }

  #fly(flight: Flight, start: Start, end: HTMLElement): void {
    const layer = this.#layer.current;
    const copy = flight.shows === "to" ? copyOf(end) : start.card?.cloneNode(true);
    if (!layer || !(copy instanceof HTMLElement)) return;
    const to = end.getBoundingClientRect();
    // The copy has the size it has where it is seen; at the other end it is scaled.
    const home = flight.shows === "to" ? to : start.rect;
    const origin = layer.getBoundingClientRect();
    Object.assign(copy.style, {
      left: `${home.left - origin.left}px`,
      top: `${home.top - origin.top}px`,
      width: `${home.width}px`,
      height: `${home.height}px`,
    });
    copy.classList.add(styles.flying ?? "");
    layer.append(copy);
    const between = flight.leaps?.flatMap((place) => this.#at(place)?.getBoundingClientRect() ?? []);
    const options = {
      duration: flight.heldUp
        ? Math.max(FLIGHT_MILLIS, this.props.millis - 120)
        : FLIGHT_MILLIS * (1 + (between?.length ?? 0)),
      delay: (flight.after ?? 0) * STAGGER_MILLIS,
      easing: flight.heldUp || between ? "linear" : EASE,
      fill: "both",
    } as const;
    const frames = flight.heldUp
      ? heldUp(home, start.rect, to, middleOf(origin))
      : between
        ? leaping([start.rect, ...between, to], home)
        : [moved(home, start.rect), moved(home, to)];
    if (flight.shows === "to") {
      const hidden = { opacity: 0 };
      end.animate([hidden, hidden], { duration: options.duration + options.delay });
    }
    copy.animate(frames, options).finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  }
}

/** The keyframe at which something that is at home here covers a place there. */
function moved(home: DOMRect, there: DOMRect, most = 1.4): Keyframe {
  const scale = Math.min(most, Math.max(0.2, Math.min(there.width / home.width, there.height / home.height)));
  const x = there.left + there.width / 2 - (home.left + home.width / 2);
  const y = there.top + there.height / 2 - (home.top + home.height / 2);
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

/** Up to the middle of the table, staying there, and down to its place. */
function heldUp(home: DOMRect, from: DOMRect, to: DOMRect, middle: DOMRect): Keyframe[] {
  const up = moved(home, middle, Number.POSITIVE_INFINITY);
  return [
    { ...moved(home, from), offset: 0, easing: EASE },
    { ...up, offset: 0.2 },
    { ...up, offset: 0.8, easing: EASE },
    { ...moved(home, to), offset: 1 },
  ];
}

/** From place to place, high up between them. */
function leaping(places: readonly DOMRect[], home: DOMRect): Keyframe[] {
  const spots = places.map(({ left, top, width, height }) => ({
    x: left + width / 2 - (home.left + home.width / 2),
    y: top + height / 2 - (home.top + home.height / 2),
  }));
  const on = ({ x, y }: { x: number; y: number }) => ({ transform: `translate(${x}px, ${y}px)` });
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    if (!next) return [on(spot)];
    const top = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 - home.height * 0.7 };
    return [
      { ...on(spot), easing: "cubic-bezier(0.2, 0.7, 0.5, 1)" },
      { ...on(top), easing: "cubic-bezier(0.5, 0, 0.8, 0.4)" },
    ];
  });
}

function middleOf(board: DOMRect): DOMRect {
  const width = Math.min(170, board.width * 0.36);
  const height = width * 1.44;
  return new DOMRect(
    board.left + (board.width - width) / 2,
    board.top + board.height * 0.42 - height / 2,
    width,
    height,
  );
}

function copyOf(place: HTMLElement): HTMLElement {
  const width = getComputedStyle(place).getPropertyValue("--card-w");
  const copy = place.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-at");
  copy.style.setProperty("--card-w", width);
  return copy;
}
