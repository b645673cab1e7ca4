import { describe, expect, test } from "vitest";

import type { EventView, View } from "../../protocol/hungry_monkey";
import { rowOf, seatOf, viewOf } from "./fixtures";
import { fold } from "./fold";
import { animalsOf, pileOf } from "./pile";

const BEFORE = viewOf({ pile: pileOf(["elephant"]), hand: ["frog", "rhino"] });

function shown(events: EventView[], before: View = BEFORE, next: View = before) {
  const view = fold(before, events, next);
  const [you] = view.seats;
  return { ...view, cards: animalsOf(view.pile), handSize: you?.hand_size };
}

test("an own play leaves the hand and lies on the pile", () => {
  const after = shown([{ type: "played", seat: 0, source: { type: "hand" }, cards: ["rhino"], valid: true }]);
  expect(after.cards).toEqual(["elephant", "rhino"]);
  expect(after.hand).toEqual(["frog"]);
  expect(after.handSize).toBe(2);
  expect(after.may).toBeNull();
});

test("an unseen card that does not fit lies on the pile before the pile is taken", () => {
  const played: EventView = {
    type: "played",
    seat: 0,
    source: { type: "draw_pile" },
    cards: ["snake"],
    valid: false,
  };
  expect(shown([played]).cards).toEqual(["elephant", "snake"]);
  expect(shown([played]).drawable).toBe(18);
  const taken: EventView = {
    type: "took_pile",
    seat: 0,
    cards: ["elephant", "snake"],
    reason: "invalid_card",
  };
  const after = shown([played, taken]);
  expect(after.cards).toEqual([]);
  expect(after.hand).toEqual(["snake", "frog", "rhino", "elephant"]);
});

test("somebody else's hand grows in number only", () => {
  const after = shown([{ type: "took_pile", seat: 1, cards: ["elephant"], reason: "no_valid_card" }]);
  expect(after.hand).toEqual(BEFORE.hand);
  expect(after.seats[1]?.hand_size).toBe(4);
});

test("Ants stay when an Ant takes what lies beneath", () => {
  const after = shown([
    { type: "played", seat: 1, source: { type: "hand" }, cards: ["ant"], valid: true },
    { type: "took_pile", seat: 1, cards: ["elephant"], reason: "ant" },
  ]);
  expect(after.cards).toEqual(["ant"]);
  expect(after.required).toEqual({ type: "at_least", number: 1 });
});

test("a gang goes to the discard", () => {
  const after = shown([{ type: "discarded", seat: 1, cards: ["elephant"], reason: "gang" }]);
  expect(after.cards).toEqual([]);
  expect(after.discarded).toBe(1);
  expect(after.required).toEqual({ type: "anything" });
});

describe("what only one seat sees", () => {
  test("a swap moves both cards for its owner", () => {
    const next = viewOf({
      seats: [seatOf({ row: [{ type: "known", animal: "frog" }, ...rowOf("ddd")] }), seatOf(), seatOf()],
    });
    const swap = { type: "swapped", seat: 0, slot: 0 } as const;
    const after = shown([{ ...swap, placed: "frog", taken: "tiger" }], BEFORE, next);
    expect(after.hand).toEqual(["rhino", "tiger"]);
    expect(after.seats[0]?.row[0]).toEqual({ type: "known", animal: "frog" });
    expect(shown([{ ...swap, placed: null, taken: null }]).hand).toEqual(BEFORE.hand);
  });

  test("a peeked card is known to the peeker", () => {
    const peek = { type: "peeked", seat: 0, owner: 1, slot: 2 } as const;
    expect(shown([{ ...peek, animal: "tiger" }]).seats[1]?.row[2]).toEqual({
      type: "known",
      animal: "tiger",
    });
    expect(shown([{ ...peek, animal: null }]).seats[1]?.row[2]).toEqual({ type: "face_down" });
  });
});

test("a new deal is shown as the server tells it", () => {
  const next = viewOf({ hand: ["ant"], drawable: 37 });
  expect(shown([{ type: "dealt", game: 2, starter: 1 }], BEFORE, next).hand).toEqual(["ant"]);
});
