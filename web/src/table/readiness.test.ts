import { expect, test } from "vitest";
import { bot, free, people, sits, table } from "../dev/fixtures";
import type { Game } from "../games/game-client";
import { readiness } from "./readiness";

const game = (min: number, max: number) => ({ name: "Stew", players: { min, max } }) as Game;
const sitting = (count: number) =>
  table({ chairs: [...Array.from({ length: count }, () => bot("Basil", "koala")), free] });

test("the button says what it will do", () => {
  const both = table({ chairs: [sits(people.mira), bot("Basil", "koala"), free] });
  expect(readiness(both, game(2, 6))).toEqual({ ready: true, text: "Start Stew with 2" });
});

test("the button says what is missing", () => {
  expect(readiness(sitting(1), game(2, 6))).toEqual({
    ready: false,
    text: "One more player or a bot is needed",
  });
  expect(readiness(sitting(0), game(3, 6))).toEqual({
    ready: false,
    text: "Three more players or bots are needed",
  });
});

test("a game for fewer than sit cannot start", () => {
  expect(readiness(sitting(5), game(2, 4))).toEqual({
    ready: false,
    text: "Stew is for 4 at most; somebody has to leave their seat",
  });
});
