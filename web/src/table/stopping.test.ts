import { expect, test } from "vitest";
import type { Stopping } from "../protocol/rules";
import { stoppingWords } from "./stopping";

const TURNS: Stopping = { counted: "turns", quiet: 0, may_ask_at: 60, stops_at: 400, length: null };
const ROUNDS: Stopping = { ...TURNS, counted: "rounds", may_ask_at: 8, stops_at: null };

const said = (stopping: Stopping) => stoppingWords(stopping)?.text ?? null;

test("nothing is said while a match gets on", () => {
  expect(said(TURNS)).toBeNull();
  expect(said({ ...TURNS, quiet: 44 })).toBeNull();
  expect(said({ ...ROUNDS, quiet: 2, length: { played: 39, most: 50 } })).toBeNull();
});

test("it is said in time from when on a match can be stopped, and when it stops", () => {
  expect(said({ ...TURNS, quiet: 45 })).toBe("No progress for 45 turns: from 60 on you can agree to stop.");
  expect(said({ ...TURNS, quiet: 60 })).toBe(
    "No progress for 60 turns: you can agree to stop; at 400 it stops by itself.",
  );
  expect(said({ ...TURNS, quiet: 61, may_ask_at: 80 })).toBe(
    "No progress for 61 turns: from 80 on you can agree to stop.",
  );
  expect(said({ ...TURNS, quiet: 390 })).toBe("No progress for 390 turns: it stops by itself in 10 turns.");
  expect(said({ ...TURNS, quiet: 399 })).toBe(
    "No progress for 399 turns: it stops by itself after this turn.",
  );
  expect(said({ ...ROUNDS, quiet: 8 })).toBe("No progress for 8 rounds: you can agree to stop.");
});

test("it is said in time that a match has become too long", () => {
  const long = (played: number) => said({ ...ROUNDS, quiet: 8, length: { played, most: 50 } });
  expect(long(40)).toBe("The match ends as it stands in 10 rounds.");
  expect(long(49)).toBe("The match ends as it stands after this round.");
});

test("it is said aloud only when there is something new to say", () => {
  const aloud = (quiet: number) => stoppingWords({ ...TURNS, quiet })?.aloud;
  expect(new Set([45, 50, 59].map(aloud)).size).toBe(1);
  expect(new Set([45, 60, 300].map(aloud)).size).toBe(3);
});
