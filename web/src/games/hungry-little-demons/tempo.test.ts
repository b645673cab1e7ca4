import { expect, test } from "vitest";
import type { EventView } from "../../protocol/hungry_little_demons";
import { cardOf } from "./fixtures";
import { eventMillis, reveals } from "./tempo";

const space = { row: 0, column: 0 };
const turned: EventView = {
  type: "turned_up",
  seat: 0,
  space,
  card: cardOf("Eggs<"),
  action: { type: "look" },
};
const refilled: EventView = { type: "refilled", space, card: cardOf("bait") };
const moved: EventView = { type: "chef_moved", seat: 0, to: space };

test("a card that is turned up is held up longer than a figure takes to move, and never left out", () => {
  for (const event of [turned, refilled]) {
    expect(eventMillis(event)).toBeGreaterThan(3 * eventMillis(moved));
    expect(reveals(event)).toBe(true);
  }
  expect(reveals(moved)).toBe(false);
});

test("what needs no showing takes no time", () => {
  expect(eventMillis({ type: "studied", seat: 0 })).toBe(0);
  expect(eventMillis({ type: "turn_ended", seat: 0, next: 1 })).toBe(0);
});
