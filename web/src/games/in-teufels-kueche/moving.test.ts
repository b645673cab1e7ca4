import { expect, test } from "vitest";
import type { EventView } from "../../protocol/in_teufels_kueche";
import { carriedBy, inner, outer, viewOf } from "./fixtures";
import { fold } from "./fold";
import { movingOf } from "./moving";
import { spotsOf } from "./places";

const before = viewOf({ colours: ["yellow", "blue"], devils: [[[outer(1), true]]], pots: [[carriedBy(0)]] });

function moving(event: EventView) {
  const now = fold(before, [event], before);
  return { moved: movingOf(event, before, now, 500), from: spotsOf(before), to: spotsOf(now) };
}

test("a walking devil starts where it stood, passes its way, and ends where it is drawn then", () => {
  const { moved, from, to } = moving({
    type: "walked",
    seat: 0,
    devil: 0,
    way: [outer(1), inner(1), inner(2)],
  });
  expect(moved?.way.at(0)).toEqual(from.devils[0]);
  expect(moved?.way.at(1)).toMatchObject({ x: 345, scale: 1 });
  expect(moved?.way.at(-1)).toEqual(to.devils[0]);
});

test("the pot on its hand goes the same way", () => {
  const { moved, to } = moving({ type: "walked", seat: 0, devil: 0, way: [outer(1), inner(1), inner(2)] });
  expect(moved?.pot).toBe(0);
  expect(moved?.potWay).toHaveLength(moved?.way.length ?? 0);
  expect(moved?.potWay.at(-1)).toEqual(to.pots[0]);
});

test("a flying devil rises on its way", () => {
  const { moved, from } = moving({ type: "flew", seat: 0, devil: 0, from: outer(1), to: outer(4) });
  expect(moved?.way).toHaveLength(3);
  expect(moved?.way[1]?.y).toBeLessThan(from.devils[0]?.y ?? 0);
});

test("everything else glides", () => {
  const { moved } = moving({ type: "pot_put_down", seat: 0, devil: 0, pot: 0, space: outer(1) });
  expect(moved).toBeNull();
});
