import { describe, expect, test } from "vitest";

import type { Animal, May, View } from "../../protocol/hungry_monkey";
import { viewOf } from "./fixtures";
import { pileOf } from "./pile";
import {
  type HandCard,
  handCards,
  keep,
  monkeysMatter,
  moveOf,
  NOTHING,
  type Selection,
  tapCard,
  tapPlace,
  turnMonkeys,
} from "./select";

const TURN: May = {
  type: "turn",
  play: ["rhino", "elephant", "tiger", "monkey"],
  draw: true,
  row: [],
  take_pile: false,
  propose_stop: false,
};

function view(hand: Animal[], may: May | null = TURN, pile: Animal[] = []): View {
  return viewOf({ hand, may, pile: pileOf(pile) });
}

function card(animal: Animal, nth = 0): HandCard {
  return { animal, nth };
}

function tapAll(on: View, ...cards: HandCard[]): Selection {
  return cards.reduce((selection, next) => tapCard(on, selection, next), NOTHING);
}

describe("cards of the hand", () => {
  test("equal cards are told apart by counting", () => {
    expect(handCards(["frog", "rhino", "rhino"])).toEqual([card("frog"), card("rhino", 0), card("rhino", 1)]);
  });

  test("cards of one animal gather to one play", () => {
    const now = view(["rhino", "rhino", "rhino"]);
    expect(moveOf(now, tapAll(now, card("rhino", 2), card("rhino", 0)))).toEqual({
      type: "play",
      animal: "rhino",
      count: 2,
      monkeys_on_top: 0,
      monkeys_beneath: 0,
    });
  });

  test("a second tap puts the card back", () => {
    const now = view(["rhino"]);
    const selection = tapAll(now, card("rhino"), card("rhino"));
    expect(selection.cards).toEqual([]);
    expect(moveOf(now, selection)).toBeNull();
  });

  test("another animal takes the place of the first, and the Monkeys stay", () => {
    const now = view(["rhino", "elephant", "monkey"]);
    const selection = tapAll(now, card("rhino"), card("monkey"), card("elephant"));
    expect(selection.cards).toEqual([card("monkey"), card("elephant")]);
  });

  test("a card that may not be played is not picked", () => {
    const now = view(["frog"]);
    expect(tapCard(now, NOTHING, card("frog"))).toBe(NOTHING);
  });

  test("nothing is picked while nothing is asked", () => {
    const now = view(["rhino"], null);
    expect(tapCard(now, NOTHING, card("rhino"))).toBe(NOTHING);
  });
});

describe("Monkeys", () => {
  test("alone are a play of their own", () => {
    const now = view(["monkey", "monkey"]);
    expect(moveOf(now, tapAll(now, card("monkey", 0), card("monkey", 1)))).toEqual({
      type: "play",
      animal: "monkey",
      count: 2,
      monkeys_on_top: 0,
      monkeys_beneath: 0,
    });
  });

  test("with others go beneath, until the player turns them", () => {
    const now = view(["rhino", "monkey", "monkey"]);
    let selection = tapAll(now, card("monkey", 0), card("rhino"), card("monkey", 1));
    const places = [0, 1, 2, 3].map(() => {
      const move = moveOf(now, selection);
      selection = turnMonkeys(selection);
      return move?.type === "play" ? [move.monkeys_beneath, move.monkeys_on_top] : null;
    });
    expect(places).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 0],
    ]);
  });

  test("cannot lie on top when they are no longer picked", () => {
    const now = view(["rhino", "monkey"]);
    const onTop = turnMonkeys(tapAll(now, card("rhino"), card("monkey")));
    expect(onTop.monkeysOnTop).toBe(1);
    expect(tapCard(now, onTop, card("monkey")).monkeysOnTop).toBe(0);
    expect(tapCard(now, onTop, card("rhino")).monkeysOnTop).toBe(0);
  });

  test("matter on top or beneath only if the pile stays", () => {
    const now = view(["rhino", "rhino", "tiger", "monkey"], TURN, ["rhino"]);
    expect(monkeysMatter(now, tapAll(now, card("monkey")))).toBe(false);
    expect(monkeysMatter(now, tapAll(now, card("rhino"), card("monkey")))).toBe(true);
    expect(monkeysMatter(now, tapAll(now, card("tiger"), card("monkey")))).toBe(false);
    expect(monkeysMatter(now, tapAll(now, card("rhino", 0), card("rhino", 1), card("monkey")))).toBe(false);
  });
});

describe("places of a row", () => {
  test("a row card is played alone", () => {
    const now = view([], { ...TURN, play: [], draw: false, row: [1, 3] });
    expect(tapPlace(now, NOTHING, { seat: 0, slot: 0 })).toBe(NOTHING);
    expect(tapPlace(now, NOTHING, { seat: 1, slot: 1 })).toBe(NOTHING);
    expect(moveOf(now, tapPlace(now, NOTHING, { seat: 0, slot: 3 }))).toEqual({ type: "play_row", slot: 3 });
  });

  test("a swap needs a hand card and an own place, in either order", () => {
    const now = view(["frog", "rhino"], { type: "swap", slots: [0, 2] });
    const onlyPlace = tapPlace(now, NOTHING, { seat: 0, slot: 2 });
    expect(moveOf(now, onlyPlace)).toBeNull();
    const swap = { type: "swap", slot: 2, animal: "frog" };
    expect(moveOf(now, tapCard(now, onlyPlace, card("frog")))).toEqual(swap);
    expect(
      moveOf(now, tapPlace(now, tapAll(now, card("rhino"), card("frog")), { seat: 0, slot: 2 })),
    ).toEqual(swap);
  });

  test("a peek goes to anybody's face-down card", () => {
    const now = view([], { type: "peek", slots: [[0], [], [1, 2]] });
    expect(tapPlace(now, NOTHING, { seat: 1, slot: 0 })).toBe(NOTHING);
    expect(moveOf(now, tapPlace(now, NOTHING, { seat: 2, slot: 1 }))).toEqual({
      type: "peek",
      seat: 2,
      slot: 1,
    });
  });

  test("a second tap lets go", () => {
    const now = view([], { type: "peek", slots: [[0], [], []] });
    const place = { seat: 0, slot: 0 };
    expect(tapPlace(now, tapPlace(now, NOTHING, place), place).place).toBeNull();
  });
});

describe("a newer view", () => {
  test("keeps what can still be picked", () => {
    const before = view(["rhino", "rhino", "monkey"]);
    const selection = turnMonkeys(tapAll(before, card("rhino", 0), card("rhino", 1), card("monkey")));
    expect(keep(before, selection)).toEqual(selection);
    expect(keep(view(["rhino"]), selection)).toEqual({
      cards: [card("rhino", 0)],
      monkeysOnTop: 0,
      place: null,
    });
  });

  test("forgets everything when the turn is over", () => {
    const before = view(["rhino"]);
    expect(keep(view(["rhino"], null), tapAll(before, card("rhino")))).toEqual(NOTHING);
  });
});
