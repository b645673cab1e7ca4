import { expect, test } from "vitest";
import { carriedBy, inner, on, outer, type Sketch, servedOn, startOf, viewOf } from "./fixtures";
import { type Spot, spotsOf } from "./places";
import { placeOf } from "./ways";

const sketch: Sketch = {
  colours: ["yellow", "blue"],
  devils: [
    [
      [outer(1), true],
      [inner(4), true],
      [null, false],
    ],
  ],
  pots: [
    [on(outer(1)), on(outer(1)), carriedBy(0), servedOn("blue")],
    [on(outer(3)), on(outer(3)), on(outer(3)), servedOn("blue")],
  ],
};

function apart(one: Spot | null | undefined, other: Spot | null | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

test("what is out of the game is nowhere", () => {
  expect(spotsOf(viewOf(sketch)).devils[2]).toBeNull();
});

test("everything is drawn on its space, and nothing on the same spot", () => {
  const view = viewOf(sketch);
  const spots = spotsOf(view);
  for (const devil of view.devils) {
    if (devil.space === null) continue;
    const spot = spots.devils[devil.id] ?? null;
    expect(apart(spot, { ...placeOf(view.board, devil.space), scale: 1 })).toBeLessThan(50);
  }
  const all = [...spots.devils, ...spots.pots].filter((spot) => spot !== null);
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
});

test("the three devils of a start stand apart", () => {
  const [, , , one, two, three] = spotsOf(viewOf(sketch)).devils;
  for (const distance of [apart(one, two), apart(two, three), apart(one, three)])
    expect(distance).toBeGreaterThan(50);
});

test("a carried pot is at its devil's hand", () => {
  const { devils, pots } = spotsOf(viewOf(sketch));
  expect(apart(devils[0], pots[2])).toBeLessThan(60);
});

test("two devils that meet on a station stand side by side", () => {
  const met = viewOf({ ...sketch, devils: [[[inner(4), true]], [[inner(4), true]]] });
  const { devils } = spotsOf(met);
  expect(apart(devils[0], devils[3])).toBeGreaterThan(60);
});

test("a pot that has not been placed waits unseen at its start", () => {
  const view = viewOf({ colours: ["violet"] });
  expect(spotsOf(view).pots[0]).toEqual({ ...placeOf(view.board, startOf("violet")), scale: 0 });
});
