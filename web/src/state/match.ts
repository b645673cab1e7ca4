/** One match as this player follows it: its views and events in order, its log, and their own moves. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { AnyGameClient, SeatInfo } from "../games/game-client";
import type { MatchId, Update } from "../protocol/messages";
import { EventQueue } from "./event-queue";
import { painted } from "./seats";

/** A line of the log. */
export interface LogLine {
  id: number;
  text: ComponentChildren;
}

const LOG_LINES = 200;

export interface MatchOptions {
  id: MatchId;
  game: AnyGameClient;
  /** What the server promised of the deal when this page first saw the match. */
  commitment?: string;
  seats: ReadonlySignal<readonly SeatInfo[]>;
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
  /** Whether an own move is on its way. */
  readonly pending = signal(false);
  /** Why the own latest move was refused. */
  readonly refused = signal<unknown>(null);
  /** Whether everything that happened has been shown. */
  readonly settled = computed(() => this.queue.shown.value?.moment === null);
  /** Whether it was on while this page looked. */
  readonly witnessed = signal(false);
  #nextLine = 0;
  #saying: string[] = [];

  constructor({ id, game, commitment = "", seats, reducedMotion }: MatchOptions) {
    this.id = id;
    this.game = game;
    this.commitment = commitment;
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
      return;
    }
    if (update.undone_by !== undefined) {
      const seat = this.seats.peek()[update.undone_by];
      const who = seat?.you ? "You" : (seat?.name ?? "Somebody");
      this.#write(`${who} took a move back`);
      this.#say(`${who} took a move back.`);
    }
    this.queue.push(update.events, update.view);
  }

  /** What was said up to here is of no interest any more, as when one comes in the middle. */
  hush(): void {
    this.#saying = [];
  }

  #tell(event: unknown, next: unknown): void {
    const line = this.game.logLine(event, this.seats.peek(), next);
    if (line !== null) this.#write(line);
    this.#say(this.game.announce(event, this.seats.peek(), next));
  }

  #write(text: ComponentChildren): void {
    const line = { id: this.#nextLine++, text };
    this.log.value = [...this.log.peek(), line].slice(-LOG_LINES);
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
