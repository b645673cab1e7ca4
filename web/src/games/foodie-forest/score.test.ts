import { describe, expect, test } from "vitest";

import { scoreOf, viewOf } from "./fixtures";
import { pointsBefore, reasons, signed, sum } from "./score";

test("points carry their sign", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});

describe("each point of a deal has its reason", () => {
  test("under a recipe that collects a colour", () => {
    expect(reasons(scoreOf("bug", 4, 1, 8))).toEqual(["+4 for 4 Bugs", "−1 for 1 Trash"]);
    expect(reasons(scoreOf("fruit", 1, 0, 6))).toEqual(["+1 for 1 Fruit"]);
  });

  test("under Trash, which spices spoil", () => {
    expect(reasons(scoreOf("trash", 3, 2, 6))).toEqual(["+3 for 3 Trash", "−2 for 2 spices"]);
  });

  test("under Empty pot, which begins with points", () => {
    expect(reasons(scoreOf("empty_pot", 0, 3, 7))).toEqual(["+5 for the recipe", "−3 for 3 cards"]);
  });

  test("also when there was none", () => {
    expect(reasons(scoreOf("vegetable", 0, 0, 5))).toEqual(["nothing that counts"]);
  });
});

describe("the sum of a deal", () => {
  test("adds up", () => {
    expect(sum(scoreOf("bug", 4, 1, 8), 5)).toBe("5 + 3 = 8");
    expect(sum(scoreOf("bug", 0, 2, 3), 5)).toBe("5 − 2 = 3");
    expect(sum(scoreOf("bug", 1, 1, 5), 5)).toBe("5 + 0 = 5");
  });

  test("says when a loss was cut short", () => {
    expect(sum(scoreOf("bug", 0, 4, 0), 2)).toBe("2 − 4: never below 0");
    expect(sum(scoreOf("bug", 0, 2, 0), 2)).toBe("2 − 2 = 0");
  });
});

describe("the sheet", () => {
  const sheet = [
    [scoreOf("bug", 4, 1, 8), scoreOf("empty_pot", 0, 12, 0)],
    [scoreOf("fruit", 0, 0, 8), scoreOf("bug", 2, 0, 2)],
  ];

  test("knows the points before each deal, however much somebody lost in the first", () => {
    const view = viewOf({ sheet, starting_points: 6 });
    expect(pointsBefore(view, 0, 1)).toBe(6);
    expect(pointsBefore(view, 1, 0)).toBe(8);
    expect(pointsBefore(view, 1, 1)).toBe(0);
  });
});
