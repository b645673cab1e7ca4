import { expect, test } from "vitest";
import type { ClockView } from "../protocol/messages";
import { awayWords, countdown, describePace, leftFor, leftForAll, roughly } from "./time";

const clock: ClockView = { since: 1_000, left: 60_000, banks: [60_000, 90_000], asked: [0], over: false };

test("a running clock counts down by itself, and never below zero", () => {
  expect([0, 1_000, 21_000, 999_000].map((now) => leftForAll(clock, now))).toEqual([
    60_000, 60_000, 40_000, 0,
  ]);
});

test("a clock that stands still shows what is left", () => {
  expect(leftForAll({ ...clock, since: null }, 999_000)).toBe(60_000);
});

test("who is not asked has their bank, and without banks no limit", () => {
  expect(leftFor(clock, 0, 21_000)).toBe(40_000);
  expect(leftFor(clock, 1, 21_000)).toBe(90_000);
  expect(leftFor({ ...clock, banks: [] }, 1, 21_000)).toBeNull();
});

test("zero is shown only when nothing is left", () => {
  expect([300_000, 60_001, 9_400, 1, 0].map(countdown)).toEqual(["5:00", "1:01", "0:10", "0:01", "0:00"]);
});

test("long times are told roughly", () => {
  const minute = 60_000;
  expect([0, minute, 5 * minute, 60 * minute, 7 * 60 * minute, 72 * 60 * minute].map(roughly)).toEqual([
    "less than a minute",
    "a minute",
    "5 minutes",
    "an hour",
    "7 hours",
    "3 days",
  ]);
});

test("closing the page and losing the line are told apart", () => {
  expect(awayWords({ since: 0, how: "closed" }, 120_000)).toEqual(["left the table", "2 minutes ago"]);
  expect(awayWords({ since: 0, how: "lost" }, 120_000)).toEqual(["has been out of reach", "for 2 minutes"]);
});

test("a table says how it keeps time", () => {
  expect(
    describePace({ clock: { type: "none" }, at_zero: "others_decide", on_leave: "bot_plays_on" }),
  ).toEqual(["No clock"]);
  const bank = { type: "bank", seconds: 300, increment: 15 } as const;
  expect(describePace({ clock: bank, at_zero: "others_decide", on_leave: "match_ends" })).toEqual([
    "5 min each, and 15 s back for each turn",
    "At zero, the others decide",
    "The match ends when somebody leaves it",
  ]);
});
