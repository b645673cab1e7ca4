import { describe, expect, test } from "vitest";

import { cardOf, cardsOf, viewOf } from "./fixtures";
import { cardKey, handCards, keep, moveOf, type Selection } from "./select";

const playing = viewOf({ may: { type: "play", cards: cardsOf("b1 b5") } });
const choosing = viewOf({
  phase: { type: "choosing", waiting: [0] },
  may: { type: "choose_recipe", recipes: ["bug", "trash"] },
});

const picks = (letters: string, nth = 0): Selection => ({
  type: "card",
  picked: { card: cardOf(letters), nth },
});

describe("the hand", () => {
  test("tells equal cards apart by their number in order", () => {
    const cards = handCards(cardsOf("b1 b1 bs bs bo v1"));
    expect(cards.map(cardKey)).toEqual([
      "bug-1-0",
      "bug-1-1",
      "bug-spice-0",
      "bug-spice-1",
      "bug-boil-over-0",
      "vegetable-1-0",
    ]);
  });
});

describe("a selection", () => {
  test("stays as long as it can be played", () => {
    expect(keep(playing, picks("b1", 1))).toEqual(picks("b1", 1));
    expect(keep(choosing, { type: "recipe", picked: "trash" })).toEqual({ type: "recipe", picked: "trash" });
  });

  test("is forgotten when it cannot be played, or is gone", () => {
    expect(keep(playing, picks("v3"))).toBeNull();
    expect(keep(playing, picks("b1", 2))).toBeNull();
    expect(keep(viewOf(), picks("b1"))).toBeNull();
    expect(keep(choosing, { type: "recipe", picked: "fruit" })).toBeNull();
    expect(keep(choosing, picks("b1"))).toBeNull();
  });

  test("is made by itself when there is nothing else to pick", () => {
    const equal = viewOf({ may: { type: "play", cards: cardsOf("b1") } });
    expect(keep(equal, null)).toEqual(picks("b1"));
    expect(keep(equal, picks("b1", 1))).toEqual(picks("b1", 1));
    const last = viewOf({ may: { type: "choose_recipe", recipes: ["fruit"] } });
    expect(keep(last, null)).toEqual({ type: "recipe", picked: "fruit" });
  });
});

describe("a move", () => {
  test("is what is picked", () => {
    expect(moveOf(playing, picks("b5"))).toEqual({ type: "play", card: cardOf("b5") });
    expect(moveOf(choosing, { type: "recipe", picked: "bug" })).toEqual({
      type: "choose_recipe",
      recipe: "bug",
    });
    expect(moveOf(playing, null)).toBeNull();
  });

  test("needs no picking between deals", () => {
    expect(moveOf(viewOf({ may: { type: "continue" } }), null)).toEqual({ type: "continue" });
  });
});
