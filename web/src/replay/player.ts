/** Plays a finished match on the board of the live one: step by step, by itself, or from anywhere. */
import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import type { AnyGameClient } from "../games/game-client";
import type { Replay } from "../protocol/messages";
import type { Seat } from "../protocol/rules";
import { Match } from "../state/match";
import { reducedMotion } from "../state/preferences";
import { seatInfos } from "../state/seats";

/** How long each version is looked at when it plays by itself, besides what its events take. */
const PAUSE_MILLIS = 900;

export class Player {
  readonly replay: Replay;
  readonly game: AnyGameClient;
  readonly last: number;
  /** The version that is shown. */
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly seats = computed(() => {
    const { seats } = this.replay;
    const acting = this.replay.frames[this.at.value]?.acting ?? [];
    const infos = seatInfos({ seats, outcome: null, abandoned: true }, [], undefined, acting);
    return infos.map((info) => ({ ...info, you: info.seat === this.#seat }));
  });
  readonly match: Signal<Match>;
  #seat: Seat | null;
  /** While it goes to another version, nothing takes time. */
  #still = false;
  #stop: () => void;

  constructor(replay: Replay, game: AnyGameClient, seat: Seat | null, at: number) {
    this.replay = replay;
    this.game = game;
    this.last = replay.frames.length - 1;
    this.#seat = seat;
    this.match = signal(this.#follow());
    this.seek(at);
    this.#stop = effect(() => {
      if (!this.playing.value || !this.match.value.settled.value) return undefined;
      if (this.at.value >= this.last) {
        this.playing.value = false;
        return undefined;
      }
      const timer = setTimeout(() => this.#step(), PAUSE_MILLIS);
      return () => clearTimeout(timer);
    });
  }

  /** Shows another version at once, with all that was logged up to it. */
  seek(version: number): void {
    const to = Math.max(0, Math.min(version, this.last));
    this.#still = true;
    batch(() => {
      this.at.value = to;
      const match = this.#follow();
      this.match.value = match;
      for (let next = 0; next <= to; next++) {
        match.hush();
        this.#take(match, next);
      }
    });
    this.#still = false;
  }

  /** Goes on by one version and shows what happened. */
  next(): void {
    this.playing.value = false;
    // Whoever is faster than the show has seen enough of it.
    if (!this.match.peek().settled.peek()) this.seek(this.at.peek());
    this.#step();
  }

  previous(): void {
    this.playing.value = false;
    this.seek(this.at.peek() - 1);
  }

  /** Plays by itself, from the beginning if it has come to the end; or stops that. */
  toggle(): void {
    if (!this.playing.peek() && this.at.peek() >= this.last) this.seek(0);
    this.playing.value = !this.playing.peek();
  }

  /** Stops for good. */
  dispose(): void {
    this.#stop();
  }

  #step(): void {
    const next = this.at.peek() + 1;
    if (next > this.last) return;
    batch(() => {
      this.at.value = next;
      this.#take(this.match.peek(), next);
    });
  }

  #take(match: Match, version: number): void {
    const frame = this.replay.frames[version];
    if (frame) match.take({ ...frame, match: this.replay.match, seat: this.#seat, ply: 0, may_undo: false });
  }

  #follow(): Match {
    return new Match({
      id: this.replay.match,
      game: this.game,
      seats: this.seats,
      memory: null,
      reducedMotion: () => this.#still || reducedMotion(),
    });
  }
}
