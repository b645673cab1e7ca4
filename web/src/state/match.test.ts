import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { matchInfo } from "../dev/fixtures";
import type { AnyGameClient } from "../games/game-client";
import { plain } from "../games/shared/sentence";
import type { Update } from "../protocol/messages";
import type { Memory } from "../protocol/rules";
import { Match } from "./match";
import { seatInfos } from "./seats";

const game = {
  eventMillis: () => 100,
  sentence: (event: string, _seats: unknown, _next: unknown, voice: string) =>
    event === "secret" ? [] : [voice === "log" ? `Log ${event}` : event],
} as unknown as AnyGameClient;

function follow(reducedMotion = false) {
  const seats = signal(seatInfos(matchInfo(), [], matchInfo().seats[0]?.player ?? undefined));
  return new Match({
    id: "m",
    game,
    commitment: "",
    seats,
    memory: "strict",
    reducedMotion: () => reducedMotion,
  });
}

const update = (version: number, events: string[], changes: Partial<Update> = {}): Update => ({
  match: "m",
  version,
  seat: 0,
  acting: [],
  ply: version,
  may_undo: false,
  events,
  view: `view ${version}`,
  ...changes,
});

const lines = (match: Match) => match.log.value.map((line) => plain(line.parts, line.seats));
const shown = (match: Match) => match.queue.shown.value;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what happened is written into the log when it is shown, not when it arrives", () => {
  const match = follow();
  match.take(update(1, []));
  match.take(update(2, ["a", "secret", "b"]));
  expect(lines(match)).toEqual(["Log a"]);
  vi.advanceTimersByTime(200);
  expect(lines(match)).toEqual(["Log a", "Log b"]);
  expect(match.settled.value).toBe(false);
  vi.advanceTimersByTime(100);
  expect(match.settled.value).toBe(true);
});

test("the ply of a move is that of the latest update, even while earlier ones are shown", () => {
  const match = follow();
  match.take(update(1, []));
  match.take(update(2, ["a"], { ply: 7, may_undo: true }));
  expect(match.latest.value).toEqual({ version: 2, seat: 0, acting: [], ply: 7, may_undo: true });
  expect(shown(match)?.view).toBe("view 1");
});

test("an update that comes late is of no use", () => {
  const match = follow();
  match.take(update(5, []));
  match.take(update(4, ["a"]));
  expect(shown(match)).toEqual({ view: "view 5", moment: null });
  expect(lines(match)).toEqual([]);
});

test("the same version in other eyes replaces the view", () => {
  const match = follow();
  match.take(update(5, []));
  match.take(update(5, [], { view: "from a seat", ply: 3 }));
  expect(shown(match)?.view).toBe("from a seat");
  expect(match.latest.value?.ply).toBe(3);
});

test("a move that is taken back is told of", async () => {
  const match = follow();
  match.take(update(1, []));
  match.take(update(2, [], { undone_by: 1 }));
  expect(lines(match)).toEqual(["Jonas took a move back"]);
  await Promise.resolve();
  expect(match.said.value).toBe("Jonas took a move back.");
});

test("without motion all is shown at once and said in one breath", async () => {
  const match = follow(true);
  match.take(update(1, []));
  match.take(update(2, ["a", "b"]));
  expect(shown(match)).toEqual({ view: "view 2", moment: null });
  await Promise.resolve();
  expect(match.said.value).toBe("A. B.");
});

test("the next update clears why the last move was refused", () => {
  const match = follow();
  match.refused.value = { rule: "not_in_hand" };
  match.take(update(1, []));
  expect(match.refused.value).toBeNull();
});

test("with other eyes one may see an earlier version, whose events are not news", () => {
  const match = follow();
  match.take(update(7, []));
  match.take(update(4, ["old"], { seat: null }));
  expect(match.latest.value).toMatchObject({ version: 4, seat: null });
  expect(shown(match)).toMatchObject({ view: "view 4", moment: null });
  expect(lines(match)).toEqual([]);
  match.take(update(3, [], { seat: null }));
  expect(match.latest.value?.version).toBe(4);
});

describe("the log of a match with cards", () => {
  // Events are cards that are played; the view is what lies open.
  const cards = {
    eventMillis: () => 0,
    sentence: (card: string, _seats: unknown, _next: unknown, voice: string) => {
      if (voice === "later") return ["A card"];
      return voice === "aloud" && card === "Quietly" ? [] : [card];
    },
    lieOpen: (played: string[], open: string) => played.map((card) => open.includes(card)),
  } as unknown as AnyGameClient;

  function played(memory: Memory | null, seat: number | null = 0) {
    const seats = signal(seatInfos(matchInfo(), [], undefined));
    const match = new Match({ id: "m", game: cards, seats, memory, reducedMotion: () => true });
    match.take(update(1, [], { seat, acting: [0], view: "" }));
    match.take(update(2, ["Fig"], { seat, acting: [0], view: "Fig" }));
    match.take(update(3, ["Pea"], { seat, acting: [0], view: "Fig Pea" }));
    return match;
  }

  test("names what lies open, and only counts what does not, with strict memory", () => {
    const match = played("strict");
    expect(lines(match)).toEqual(["Fig", "Pea"]);
    match.take(update(4, ["Egg"], { acting: [0], view: "Egg" }));
    expect(lines(match)).toEqual(["A card", "A card", "Egg"]);
    match.take(update(5, ["Nut"], { acting: [0], view: "" }));
    expect(lines(match)).toEqual(["A card", "A card", "A card", "A card"]);
    match.take(update(6, ["Pea"], { acting: [0], view: "Fig Pea" }));
    expect(lines(match).at(0)).toBe("A card");
  });

  test("forgets as well when the page comes back to a later view", () => {
    const match = played("strict");
    match.take(update(9, [], { acting: [0], view: "Pea" }));
    expect(lines(match)).toEqual(["A card", "Pea"]);
  });

  test("goes on naming what a seat with assisted memory has seen, but not to those who watch", () => {
    const turnedDown = (match: Match, seat: number | null) => {
      match.take(update(4, [], { seat, acting: [0], view: "" }));
      return lines(match);
    };
    expect(turnedDown(played("assisted"), 0)).toEqual(["Fig", "Pea"]);
    expect(turnedDown(played("assisted", null), null)).toEqual(["A card", "A card"]);
  });

  test("forgets nothing once the match is over, when everything may be read", () => {
    const match = played("strict");
    match.take(update(4, ["Egg"], { acting: [], view: "" }));
    expect(lines(match)).toEqual(["Fig", "Pea", "Egg"]);
    expect(lines(played(null))).toEqual(["Fig", "Pea"]);
  });

  test("is not told for longer by what was announced", async () => {
    const match = played("strict");
    await Promise.resolve();
    expect(match.said.value).toBe("Fig. Pea.");
    match.take(update(4, ["Quietly"], { acting: [0], view: "" }));
    expect(match.said.value).toBe("");
  });
});
