import { expect, test } from "vitest";
import type { Action, Rule } from "../../protocol/little_monster";
import { FOODS, move } from "./fixtures";
import { actionWords, ruleWords } from "./vocabulary";

test.each<[Action, string]>([
  [[move("one_of_yours", 1)], "Move one of yours 1"],
  [[move("any", -1)], "Move any monster 1 back"],
  [[move("another_players", -1)], "Move another player’s 1 back"],
  [[move("fastest", -2)], "The fastest goes 2 back"],
  [[move("slowest", 2)], "The slowest moves 2"],
  [[move("your_slowest", 1)], "Your slowest moves 1"],
  [[move("your_other", 1)], "Your other one moves 1"],
  [[move("fed", 1)], "The fed one moves 1"],
  [[move("all", 1)], "All move 1"],
  [[move("all_others", -1)], "All others go 1 back"],
  [[{ verb: "steal", count: 1 }], "Steal 1 card"],
  [[{ verb: "others_draw", count: 1 }], "The others draw 1 each"],
  [[{ verb: "others_discard", count: 2 }], "The others discard 2 each"],
  [[{ verb: "look" }], "Look at the top card, and leave it or put it under"],
  [[], "Nothing"],
])("an action in plain words: %j", (action, words) => {
  expect(actionWords(action)).toBe(words);
});

test("steps follow one another", () => {
  expect(
    actionWords([
      { verb: "draw", count: 2 },
      { verb: "discard", count: 1 },
    ]),
  ).toBe("Draw 2, then discard 1");
});

test("what you may do covers its own sentence and no more", () => {
  const may: Action = [
    {
      verb: "may",
      steps: [
        { verb: "discard", count: 1 },
        { verb: "draw", count: 1 },
      ],
    },
    move("your_slowest", 1),
  ];
  expect(actionWords(may)).toBe("You may discard 1, then draw 1. Then your slowest moves 1");
  expect(actionWords([{ verb: "may", steps: [move("fastest", 1)] }])).toBe(
    "If you like, the fastest moves 1",
  );
  expect(actionWords([{ verb: "may", steps: [move("any", 1)] }])).toBe("You may move any monster 1");
});

test("every food has words of its own or does nothing", () => {
  for (const { action } of FOODS) expect(actionWords(action) === "Nothing").toBe(action.length === 0);
});

test.each<[Rule, string]>([
  [{ type: "feeds_at", value: 12 }, "Is fed at 12"],
  [{ type: "hand_limit", value: 40 }, "You may hold up to 40"],
  [
    { type: "start_of_turn", condition: { type: "slowest" }, action: [move("itself", 1)] },
    "Start of turn, if the slowest: it moves 1",
  ],
  [
    {
      type: "start_of_turn",
      condition: { type: "shares_plate", with_your_other: true, not_the_start: true },
      action: [move("itself", 1)],
    },
    "Start of turn, if on a plate with your other one (not the start): it moves 1",
  ],
  [
    {
      type: "start_of_turn",
      condition: { type: "hand_of_at_most", cards: 0 },
      action: [{ verb: "draw", count: 1 }],
    },
    "Start of turn, if your hand is empty: draw 1",
  ],
  [
    { type: "when_fed", portion: { type: "exactly" }, action: [move("your_other", 1)] },
    "When fed exactly: your other one moves 1",
  ],
  [
    { type: "when_fed", portion: { type: "at_least", cards: 4 }, action: [move("itself", 1)] },
    "When fed with 4 cards or more: it moves 1",
  ],
  [
    { type: "when_finishes", whose: "your_other", action: [move("itself", 1)] },
    "When your other monster comes home: it moves 1",
  ],
  [{ type: "not_back_by_others" }, "Other players can't move it back"],
  [{ type: "further_with_all", plates: 1 }, "Moves 1 further when all move forward"],
])("an ability in plain words: %j", (rule, words) => {
  expect(ruleWords(rule)).toBe(words);
});
