import { expect, test } from "vitest";
import { BOARD, grillOf, inner, outer, startOf } from "./fixtures";
import { lineOf, pathBetween, placeOf, pointsOn } from "./ways";

test("a path is straight where nothing is in its way", () => {
  expect(lineOf(pathBetween(BOARD, outer(2), outer(3)))).toBe("M370 170L630 170");
  expect(pathBetween(BOARD, startOf("yellow"), outer(1)).bend).toBeNull();
});

test("a path bends around a grill, alike on every side and from both ends", () => {
  const bends = [1, 3, 5, 7].map((number) => pathBetween(BOARD, outer(number), outer(number + 1)).bend);
  const reach = bends.map((bend) => bend && Math.round(Math.hypot(bend.x - 500, bend.y - 500)));
  expect(new Set(reach).size).toBe(1);
  expect(reach[0]).toBeGreaterThan(400);
  expect(pathBetween(BOARD, outer(2), outer(1)).bend).toEqual(bends[0]);
});

test("every bend keeps its distance from the grill", () => {
  for (const number of [1, 3, 5, 7]) {
    for (const point of pointsOn(BOARD, [outer(number), outer(number + 1)])) {
      for (const colour of ["yellow", "violet", "blue", "green"] as const) {
        const grill = placeOf(BOARD, grillOf(colour));
        expect(Math.hypot(point.x - grill.x, point.y - grill.y)).toBeGreaterThan(100);
      }
    }
  }
});

test("a walk passes every space of its way", () => {
  const points = pointsOn(BOARD, [startOf("yellow"), outer(1), outer(2), inner(2)]);
  for (const space of [startOf("yellow"), outer(1), outer(2), inner(2)])
    expect(points).toContainEqual(placeOf(BOARD, space));
  expect(points.length).toBeGreaterThan(4);
});
