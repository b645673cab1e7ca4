import { expect, test } from "vitest";

import type { EventView, View } from "../../protocol/hungry_monkey";
import { viewOf } from "./fixtures";
import { flightsOf } from "./flights";
import { fold } from "./fold";
import { pileOf } from "./pile";

const BEFORE = viewOf({ hand: ["frog", "rhino", "rhino"], pile: pileOf(["ant", "snake"]) });

function ways(event: EventView, before: View = BEFORE): string[] {
  return flightsOf(event, before, fold(before, [event], before)).map(({ from, to }) => `${from} > ${to}`);
}

test("own cards fly from their places in the hand, others' from their panel", () => {
  const played = {
    type: "played",
    source: { type: "hand" },
    cards: ["rhino", "rhino"],
    valid: true,
  } as const;
  expect(ways({ ...played, cards: [...played.cards], seat: 0 })).toEqual([
    "hand:rhino-0 > pile:2",
    "hand:rhino-1 > pile:3",
  ]);
  expect(ways({ ...played, cards: ["rhino"], seat: 1 })).toEqual(["seat:1 > pile:2"]);
});

test("a card that nobody had seen comes from where it lay, and is held up", () => {
  const event: EventView = {
    type: "played",
    seat: 1,
    source: { type: "row", slot: 3 },
    cards: ["tiger"],
    valid: true,
  };
  expect(flightsOf(event, BEFORE, BEFORE)).toMatchObject([{ from: "row:1:3", to: "pile:2", heldUp: true }]);
  expect(ways({ ...event, source: { type: "draw_pile" } })).toEqual(["draw > pile:2"]);
});

test("the pile goes to whoever takes it, or away; an Ant leaves itself", () => {
  expect(ways({ type: "took_pile", seat: 2, cards: ["ant", "snake"], reason: "no_valid_card" })).toEqual([
    "pile:0 > seat:2",
    "pile:1 > seat:2",
  ]);
  expect(ways({ type: "took_pile", seat: 0, cards: ["ant"], reason: "ant" })).toEqual(["pile:0 > hand"]);
  expect(ways({ type: "discarded", seat: 1, cards: ["ant", "snake"], reason: "tiger" })).toEqual([
    "pile:0 > discard",
    "pile:1 > discard",
  ]);
});

test("own draws land where they are sorted in, others' on their panel", () => {
  expect(ways({ type: "drew", seat: 0, count: 2, cards: ["ant", "rhino"] })).toEqual([
    "draw > hand:ant-0",
    "draw > hand:rhino-2",
  ]);
  expect(ways({ type: "drew", seat: 1, count: 2, cards: null })).toEqual(["draw > seat:1", "draw > seat:1"]);
});

test("swapped cards cross", () => {
  const swapped = { type: "swapped", slot: 1 } as const;
  expect(ways({ ...swapped, seat: 0, placed: "frog", taken: "tiger" })).toEqual([
    "row:0:1 > hand:tiger-0",
    "hand:frog-0 > row:0:1",
  ]);
  expect(ways({ ...swapped, seat: 1, placed: null, taken: null })).toEqual([
    "row:1:1 > seat:1",
    "seat:1 > row:1:1",
  ]);
});

test("a peeked card is held up for the peeker, and stays where it is for all others", () => {
  const peeked = { type: "peeked", seat: 0, owner: 2, slot: 0 } as const;
  expect(ways({ ...peeked, animal: "tiger" })).toEqual(["row:2:0 > row:2:0"]);
  expect(ways({ ...peeked, animal: null })).toEqual([]);
});
