import { describe, expect, test } from "vitest";
import { cooks, RECIPES, seatOf } from "./fixtures";
import { filled, newlyFilled } from "./recipes";

const seat = (recipes: Parameters<typeof cooks>[0], gathered: string) =>
  seatOf(0, "olive", { side: "top", index: 0 }, cooks(recipes, gathered));
const marks = (of: ReturnType<typeof seat>) =>
  filled(of).map(({ slots }) => slots.map((slot) => (slot.filled ? "x" : ".")).join(""));

describe("gathered cards", () => {
  test("fill the recipes that take them", () => {
    expect(marks(seat([RECIPES.miso, RECIPES.eggSalad], "Squash> Eggs< Carrots^"))).toEqual(["...x", "xx.."]);
  });

  test("fill one recipe each", () => {
    expect(marks(seat([RECIPES.miso, RECIPES.eggSalad], "Greens^"))).toEqual(["x...", "...."]);
    expect(marks(seat([RECIPES.miso, RECIPES.eggSalad], "Greens^ Greens<"))).toEqual(["x...", "..x."]);
  });

  test("go to the recipe that more of them suit", () => {
    expect(marks(seat([RECIPES.miso, RECIPES.eggSalad], "Greens^ Eggs< Carrots^"))).toEqual(["....", "xxx."]);
  });

  test("go to a complete recipe first", () => {
    const complete = { ...RECIPES.carrotCake, complete: true };
    const own = seat([RECIPES.angelCake, complete], "Berries^ Grains< Honey> Carrotsv Eggs^");
    expect(marks(own)).toEqual([".x..", "xxxx"]);
    expect(filled(own).map(({ done }) => done)).toEqual([false, true]);
  });

  test("are found where they newly lie", () => {
    const before = seat([RECIPES.miso, RECIPES.eggSalad], "Greens^");
    expect(newlyFilled(3, before, seat([RECIPES.miso, RECIPES.eggSalad], "Greens^ Onions<"))).toEqual([
      "slot:3:0:2",
    ]);
    expect(newlyFilled(3, before, before)).toEqual([]);
  });
});
