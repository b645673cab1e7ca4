import { describe, expect, test } from "vitest";
import type { View } from "../../protocol/little_monster";
import { foodNamed, foodsOf, monsterNamed, turnOf, viewOf } from "./fixtures";
import {
  choices,
  type HandCard,
  handCards,
  keep,
  moveOf,
  NOTHING,
  type Selection,
  tapCard,
  tapOffered,
} from "./select";

const ON_TURN = viewOf({ may: turnOf("Renatka, Zosia") });

/** The card of this name in the fixture's hand. */
function card(name: string, nth = 0): HandCard {
  return { food: foodNamed(name), nth };
}

function tapAll(view: View, ...cards: HandCard[]): Selection {
  return cards.reduce((selection, tapped) => tapCard(view, selection, tapped), keep(view, NOTHING));
}

test("equal cards of a hand are told apart", () => {
  expect(handCards(foodsOf("Pizza, Soup, Pizza"))).toEqual([card("Soup"), card("Pizza"), card("Pizza", 1)]);
});

describe("a meal", () => {
  test("is complete with a monster and enough cards", () => {
    const cards = tapAll(ON_TURN, card("Cabbage"), card("Pizza"));
    expect(moveOf(ON_TURN, cards)).toBeNull();
    expect(moveOf(ON_TURN, { ...cards, eater: monsterNamed("Zosia") })).toBeNull();
    expect(moveOf(ON_TURN, { ...cards, eater: monsterNamed("Renatka") })).toEqual({
      type: "feed",
      monster: monsterNamed("Renatka"),
      cards: [foodNamed("Cabbage"), foodNamed("Pizza")],
    });
  });

  test("takes a card back at the second tap", () => {
    const twice = tapAll(ON_TURN, card("Pizza"), card("Pizza", 1), card("Pizza"));
    expect(twice.cards).toEqual([card("Pizza", 1)]);
  });

  test("is for the only monster that can be fed", () => {
    expect(keep(viewOf({ may: turnOf("Zosia") }), NOTHING).eater).toBe(monsterNamed("Zosia"));
    expect(keep(ON_TURN, NOTHING).eater).toBeNull();
  });

  test("cannot be picked after two of them, nor on another's turn", () => {
    for (const may of [turnOf(""), null]) expect(tapAll(viewOf({ may }), card("Pizza")).cards).toEqual([]);
  });

  test("is forgotten when it is over", () => {
    const selection = { ...tapAll(ON_TURN, card("Pizza")), eater: monsterNamed("Zosia") };
    expect(keep(viewOf(), selection)).toEqual(NOTHING);
    expect(keep({ ...ON_TURN, hand: foodsOf("Cabbage") }, selection).cards).toEqual([]);
  });
});

test("of cards to be discarded, the one picked first makes room", () => {
  const view = viewOf({ may: { type: "discard", count: 1 } });
  const selection = tapAll(view, card("Cabbage"), card("Sushi"));
  expect(moveOf(view, selection)).toEqual({ type: "discard", cards: [foodNamed("Sushi")] });
});

test("of monsters to be kept, the one picked first makes room", () => {
  const offer = ["Kondzio", "Tadek", "Nela"].map(monsterNamed);
  const view = viewOf({ may: { type: "keep" }, offer });
  const selection = offer.reduce(tapOffered, NOTHING);
  expect(moveOf(view, keep(view, selection))).toEqual({ type: "keep", monsters: offer.slice(1) });
});

describe("a choice", () => {
  const cover = viewOf({ may: { type: "cover", cards: foodsOf("Pizza, Soup") } });

  test("is one of the moves that can be made", () => {
    expect(choices(cover)).toEqual([
      { type: "cover", card: foodNamed("Soup") },
      { type: "cover", card: foodNamed("Pizza") },
    ]);
    expect(moveOf(cover, keep(cover, NOTHING))).toBeNull();
    const [first = null] = choices(cover);
    expect(moveOf(cover, keep(cover, { ...NOTHING, choice: first }))).toEqual(first);
  });

  test("that is no longer offered is forgotten", () => {
    const chosen: Selection = { ...NOTHING, choice: { type: "cover", card: foodNamed("Ham") } };
    expect(keep(cover, chosen).choice).toBeNull();
  });

  test("is made when there is only one", () => {
    const steal = viewOf({ may: { type: "steal_from", seats: [1] } });
    expect(moveOf(steal, keep(steal, NOTHING))).toEqual({ type: "steal_from", seat: 1 });
  });
});
