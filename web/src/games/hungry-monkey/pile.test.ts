import { describe, expect, test } from "vitest";

import { makesGang, pileOf, requiredOn, sameOnTop } from "./pile";

describe("a Monkey on the pile", () => {
  test("is what lies on it", () => {
    expect(pileOf(["frog", "monkey", "monkey", "rhino"]).map((card) => card.counts_as)).toEqual([
      "frog",
      "rhino",
      "rhino",
      "rhino",
    ]);
  });

  test("is what it lies on when nothing lies on it", () => {
    expect(pileOf(["frog", "monkey"]).at(-1)?.counts_as).toBe("frog");
  });

  test("is nothing without another animal", () => {
    expect(pileOf(["monkey", "monkey"]).map((card) => card.counts_as)).toEqual([null, null]);
    expect(requiredOn(pileOf(["monkey"]))).toEqual({ type: "anything" });
  });

  test("has the number of what it is", () => {
    expect(requiredOn(pileOf(["elephant", "monkey"]))).toEqual({ type: "at_least", number: 10 });
  });
});

describe("a gang in the making", () => {
  test("counts Monkeys on the pile as whatever is played on them", () => {
    expect(makesGang(pileOf(["elephant", "monkey"]), "rhino", 3)).toBe(true);
    expect(makesGang(pileOf(["elephant", "monkey"]), "rhino", 2)).toBe(false);
  });

  test("counts lone Monkeys as what they are played on", () => {
    expect(makesGang(pileOf(["frog", "rhino", "rhino", "rhino"]), null, 1)).toBe(true);
    expect(makesGang(pileOf(["rhino", "rhino", "rhino", "frog"]), null, 1)).toBe(false);
  });

  test("needs something to be played", () => {
    expect(makesGang(pileOf(["rhino", "rhino", "rhino", "rhino"]), null, 0)).toBe(false);
  });

  test("shows on top of the pile", () => {
    expect(sameOnTop(pileOf(["frog", "rhino", "monkey", "rhino"]))).toBe(3);
    expect(sameOnTop([])).toBe(0);
  });
});
