/** One match as this player follows it: its views and events in order, its log, and their own moves. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyGameClient, Part, SeatInfo } from "../games/game-client";
import { plain } from "../games/shared/sentence";
import { aloud } from "../games/shared/telling";
import type { MatchId, Update } from "../protocol/messages";
import type { Memory } from "../protocol/rules";
import { EventQueue } from "./event-queue";
import { painted } from "./seats";

/** A line of the log. */
export interface LogLine {
  id: number;
  parts: readonly Part[];
  /** The seats as they were called when it was written. */
  seats: readonly SeatInfo[];
  /** What stands there at first, and until when, by `performance.now()`. */
  until: { at: number; meanwhile: string } | null;
}

/** A line that names cards which lie open. */
interface OpenLine {
  id: number;
  event: unknown;
  /** What it says once they don't. */
  later: readonly Part[];
}

const LOG_LINES = 200;

export interface MatchOptions {
  id: MatchId;
  game: AnyGameClient;
  /** What the server promised of the deal when this page first saw the match. */
  commitment?: string;
  seats: ReadonlySignal<readonly SeatInfo[]>;
  /** What a seat is reminded of; nothing for a finished match, of which everybody may read everything. */
  memory: Memory | null;
  /** Asked for each event: without motion, events take no time. */
  reducedMotion: () => boolean;
}

export class Match {
  readonly id: MatchId;
  readonly game: AnyGameClient;
  readonly commitment: string;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** Events and views, in their time. */
  readonly queue: EventQueue<unknown, unknown>;
  readonly log = signal<readonly LogLine[]>([]);
  /** What the latest events were, in plain sentences. */
  readonly said = signal("");
  /** The latest step, whether shown yet or not. */
  readonly latest = signal<Pick<Update, "version" | "seat" | "acting" | "ply" | "may_undo"> | null>(null);
  /** Whether a move of the viewer is on its way. */
  readonly pending = signal(false);
  /** Why the viewer's latest move was refused. */
  readonly refused = signal<unknown>(null);
  /** Whether everything that happened has been shown. */
  readonly settled = computed(() => this.queue.shown.value?.moment === null);
  /** Whether it was on while this page looked. */
  readonly witnessed = signal(false);
  #reducedMotion: () => boolean;
  #nextLine = 0;
  #saying: string[] = [];
  #memory: Memory | null;
  #openLines: OpenLine[] = [];

  constructor({ id, game, commitment = "", seats, memory, reducedMotion }: MatchOptions) {
    this.id = id;
    this.game = game;
    this.commitment = commitment;
    this.#reducedMotion = reducedMotion;
    this.#memory = memory;
    this.seats = computed(() => {
      const view = this.queue.shown.value?.view;
      return view === undefined ? seats.value : painted(seats.value, game.colours?.(view));
    });
    this.queue = new EventQueue({
      millis: (event) => (reducedMotion() ? 0 : game.eventMillis(event)),
      keep: (event) => game.reveals?.(event) ?? false,
      onEvent: (event, next) => this.#tell(event, next),
    });
  }

  /** The next step of the match, or the present one again. Late ones are of no use. */
  take(update: Update): void {
    const before = this.latest.peek();
    const version = before?.version ?? -1;
    // With other eyes one may see less than before: spectators see later than players.
    const otherEyes = before !== null && before.seat !== update.seat;
    if (update.version < version && !otherEyes) return;
    const { seat, acting, ply, may_undo } = update;
    this.latest.value = { version: update.version, seat, acting, ply, may_undo };
    this.refused.value = null;
    if (update.version === version || otherEyes) {
      this.queue.amend(update.view);
      this.#forget(update.view);
      return;
    }
    if (update.undone_by !== undefined) {
      const parts = [{ who: update.undone_by }, " took a move back"];
      this.#write(parts, null);
      this.#say(`${plain(parts, this.seats.peek())}.`);
    }
    this.queue.push(update.events, update.view);
    if (update.events.length === 0) this.#forget(update.view);
  }

  /** What was said up to here is of no interest any more, as when one comes in the middle. */
  hush(): void {
    this.#saying = [];
  }

  #tell(event: unknown, next: unknown): void {
    const seats = this.seats.peek();
    const parts = this.game.sentence(event, seats, next, "log");
    const suspense = this.#reducedMotion() ? null : this.game.suspense?.(event);
    if (parts.length > 0) {
      const id = this.#write(
        parts,
        suspense ? { at: performance.now() + suspense.millis, meanwhile: suspense.meanwhile } : null,
      );
      this.#openLines.push({ id, event, later: this.game.sentence(event, seats, next, "later") });
    }
    this.#forget(next);
    this.#say(aloud(this.game, event, seats, next));
  }

  /** Takes out of the log which cards they were that do not lie open any more, unless one is reminded of them. */
  #forget(view: unknown): void {
    const { acting, seat } = this.latest.peek() ?? {};
    const reminded = this.#memory === null || (this.#memory === "assisted" && seat !== null);
    if (!this.game.lieOpen || reminded || acting?.length === 0) {
      this.#openLines = [];
      return;
    }
    // What was said last names cards, too.
    if (this.#saying.length === 0) this.said.value = "";
    const events = this.#openLines.map((line) => line.event);
    const open = this.game.lieOpen(events, view);
    const closed = new Map(this.#openLines.filter((_, at) => !open[at]).map(({ id, later }) => [id, later]));
    if (closed.size === 0) return;
    this.#openLines = this.#openLines.filter(({ id }) => !closed.has(id));
    this.log.value = this.log.peek().map((line) => ({ ...line, parts: closed.get(line.id) ?? line.parts }));
  }

  /** Adds a line to the log; says which. */
  #write(parts: readonly Part[], until: LogLine["until"]): number {
    const id = this.#nextLine++;
    this.log.value = [...this.log.peek(), { id, parts, seats: this.seats.peek(), until }].slice(-LOG_LINES);
    return id;
  }

  /** Sentences of one moment are said together, or the later ones would silence the earlier. */
  #say(sentence: string): void {
    if (sentence === "") return;
    this.#saying.push(sentence);
    if (this.#saying.length > 1) return;
    queueMicrotask(() => {
      if (this.#saying.length === 0) return;
      this.said.value = this.#saying.join(" ");
      this.#saying = [];
    });
  }
}
