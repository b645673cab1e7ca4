import { describe, expect, test } from "vitest";

import { cardsOf } from "./fixtures";
import { rowsOf } from "./layout";
import { cardKey } from "./select";

/** Rows as text: the colours with how many cards they have. */
const shape = (words: string) =>
  rowsOf(cardsOf(words)).map((row) => row.map(({ color, cards }) => `${color} ${cards.length}`).join(", "));

describe("a hand", () => {
  test("of a few cards lies in one row", () => {
    expect(shape("b1 b1 b5 v3 f2 fo t4")).toEqual(["bug 3, vegetable 1, fruit 2, trash 1"]);
    expect(shape("")).toEqual([]);
  });

  test("of many lies in two, colours together, as evenly as that can be", () => {
    expect(shape("b1 b2 b5 bs v2 v3 v3 f1 f4 fo t1 t2 t5")).toEqual([
      "bug 4, vegetable 3",
      "fruit 3, trash 3",
    ]);
    expect(shape("b1 v1 v2 v3 v4 v5 f1 f2 f3 t1")).toEqual(["bug 1, vegetable 5", "fruit 3, trash 1"]);
  });

  test("with very many of one colour tears that one apart", () => {
    expect(shape("b1 v1 v1 v2 v2 v3 v3 v4 v4 v5 vs f1 t1")).toEqual([
      "bug 1, vegetable 6",
      "vegetable 4, fruit 1, trash 1",
    ]);
    expect(shape("v1 v1 v2 v2 v3 v3 v4 v4 v5 v5")).toEqual(["vegetable 5", "vegetable 5"]);
  });

  test("keeps every card and their order", () => {
    const words = "b1 b1 v1 v1 v2 v2 v3 v3 v4 v4 v5 vs t1";
    const keys = rowsOf(cardsOf(words))
      .flat()
      .flatMap(({ cards }) => cards.map(cardKey));
    expect(keys).toHaveLength(13);
    expect(new Set(keys).size).toBe(13);
    expect(keys.slice(0, 4)).toEqual(["bug-1-0", "bug-1-1", "vegetable-1-0", "vegetable-1-1"]);
  });
});
