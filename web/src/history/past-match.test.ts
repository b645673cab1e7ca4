import { expect, test } from "vitest";
import type { PastMatch } from "../protocol/messages";
import { lengthText, ownPlaceText, whenText, winnersText } from "./past-match";

const seat = (player: string | null, name: string) => ({ chair: 0, player, name, avatar: "fox" as const });
const match = (changes: Partial<PastMatch> = {}): PastMatch => ({
  id: "m",
  table: "t",
  game: "hungry-monkey",
  options: {},
  seats: [seat("ann", "Ann"), seat(null, "Basil"), seat("bo", "Bo")],
  outcome: { places: [2, 1, 1], points: null, ending: "stopped" },
  began_at: 0,
  ended_at: 0,
  ...changes,
});

test("the winners are named, oneself first and as you", () => {
  expect(winnersText(match(), "ann")).toBe("Basil and Bo won");
  expect(winnersText(match(), "bo")).toBe("You and Basil won");
  expect(winnersText(match({ outcome: null }), "bo")).toBe("Ended without a result");
});

test("two winners of one name are told apart", () => {
  const seats = [seat("ann", "Ann"), seat("x", "Mira"), seat("y", "Mira")];
  expect(winnersText(match({ seats }), undefined)).toBe("Mira and Mira 2 won");
});

test("the own place is told with the points where there are any", () => {
  expect(ownPlaceText(match({ seat: 0 }))).toBe("2nd of 3");
  const outcome = { places: [1, 3, 2], points: [12, 3, 8], ending: "stopped" };
  expect(ownPlaceText(match({ seat: 2, outcome }))).toBe("2nd of 3 with 8 points");
  expect(ownPlaceText(match())).toBeNull();
  expect(ownPlaceText(match({ seat: 0, outcome: null }))).toBeNull();
});

test("a day is named as far as it needs to be", () => {
  const now = new Date(2026, 5, 10, 22, 0);
  expect(whenText(new Date(2026, 5, 10, 20, 15).getTime(), now)).toBe("Today, 20:15");
  expect(whenText(new Date(2026, 5, 3, 9, 5).getTime(), now)).toBe("Wed 3 Jun, 09:05");
  expect(whenText(new Date(2025, 5, 3, 9, 5).getTime(), now)).toMatch(/2025, 09:05$/);
});

test("how long a match took is told in minutes and hours", () => {
  expect(lengthText(match({ ended_at: 20_000 }))).toBe("under a minute");
  expect(lengthText(match({ ended_at: 12 * 60_000 }))).toBe("12 min");
  expect(lengthText(match({ ended_at: 75 * 60_000 }))).toBe("1 h 15 min");
});
