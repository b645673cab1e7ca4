import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { matchInfo } from "../dev/fixtures";
import { anyGame } from "../games/game-client";
import { client as hungryMonkey } from "../games/hungry-monkey/client";
import type { Replay } from "../protocol/messages";
import { Player } from "./player";

const event = { type: "drew", seat: 0 };

function replay(versions: number): Replay {
  const { id, game, options, seats } = matchInfo();
  const frames = Array.from({ length: versions }, (_, version) => ({
    version,
    acting: [version % seats.length],
    events: [event],
    view: { version },
  }));
  return { match: id, game, options, seats, origin: null, outcome: null, ended_at: 0, versions, frames };
}

const client = anyGame(hungryMonkey);

let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  player = new Player(replay(4), client, 1, 0);
});

afterEach(() => {
  player.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => player.match.value.queue.shown.value;

test("a step on shows what happened, a step back is there at once", () => {
  player.next();
  expect([player.at.value, shown()?.view, shown()?.moment?.event]).toEqual([1, { version: 0 }, event]);
  vi.runAllTimers();
  expect(shown()).toEqual({ view: { version: 1 }, moment: null });
  player.previous();
  expect([player.at.value, shown()]).toEqual([0, { view: { version: 0 }, moment: null }]);
});

test("whoever steps on faster than the show sees the latest step", () => {
  player.next();
  player.next();
  expect([player.at.value, shown()?.view]).toEqual([2, { version: 1 }]);
});

test("any version can be gone to, and none beyond the ends", () => {
  player.seek(99);
  expect([player.at.value, shown()?.view]).toEqual([3, { version: 3 }]);
  player.seek(-1);
  expect([player.at.value, shown()?.view]).toEqual([0, { version: 0 }]);
});

test("it plays by itself to the end and stops there, and then from the beginning", () => {
  player.seek(2);
  player.toggle();
  expect(player.playing.value).toBe(true);
  vi.runAllTimers();
  expect([player.playing.value, player.at.value]).toEqual([false, 3]);
  player.toggle();
  expect([player.playing.value, player.at.value]).toEqual([true, 0]);
});

test("the seat whose eyes they are is the own one, and the match waits for whom it waited then", () => {
  expect(player.seats.value.map(({ you, acting }) => [you, acting])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
  player.seek(2);
  expect(player.seats.value.map(({ acting }) => acting)).toEqual([false, false, true]);
});
