import { describe, expect, test } from "vitest";

import type { EventView } from "../../protocol/foodie_forest";
import { ALL, cardOf, cardsOf, pileOf, scoreOf, seatOf, trickOf, viewOf } from "./fixtures";
import { flightsOf } from "./flights";
import { fold } from "./fold";

const start = viewOf({ may: { type: "play", cards: cardsOf("b1 b5") } });

function played(changes: Partial<Extract<EventView, { type: "played" }>> = {}): EventView {
  const card = cardOf("b1");
  return { type: "played", seat: 0, card, total: 6, required: "bug", last_card: false, ...changes };
}

describe("a played card", () => {
  const after = fold(start, [played()], start);

  test("is in the pot and no longer in the hand", () => {
    expect(after.trick).toEqual(trickOf("1:b4=4 2:b1=5 0:b1=6", "bug"));
    expect(after.hand).toEqual(cardsOf("b1 b5 v3 f2 fo t4"));
    expect(after.seats[0]?.hand_size).toBe(8);
    expect(after.may).toBeNull();
  });

  test("flies from where it lay: of equal ones, the last", () => {
    expect(flightsOf(played(), start, after)).toEqual([{ from: "hand:bug-1-1", to: "pot:2", shows: "to" }]);
    const others = played({ seat: 2 });
    expect(flightsOf(others, start, fold(start, [others], start))).toEqual([
      { from: "seat:2", to: "pot:2", shows: "to" },
    ]);
  });

  test("leaves the viewer's hand alone when it was somebody else's", () => {
    const others = fold(start, [played({ seat: 1, last_card: true })], start);
    expect(others.hand).toEqual(start.hand);
    expect(others.seats[1]).toMatchObject({ hand_size: 8, last_card: true });
  });
});

describe("the pot", () => {
  test("goes to who filled it, who leads then", () => {
    const taken: EventView = { type: "pot_taken", seat: 2, cards: cardsOf("b4 b1") };
    const after = fold(start, [taken], start);
    expect(after.trick).toEqual(trickOf("", null, 2));
    expect(after.seats[2]?.pile_size).toBe(6);
    expect(flightsOf(taken, start, after).map(({ from, to }) => [from, to])).toEqual([
      ["pot:0", "pile:2"],
      ["pot:1", "pile:2"],
    ]);
  });

  test("goes aside when nobody gets it", () => {
    const unclaimed: EventView = { type: "trick_unclaimed", seat: 1, cards: cardsOf("b4 b1") };
    const after = fold(start, [unclaimed], start);
    expect(after.trick.cards).toEqual([]);
    expect(after.unclaimed).toEqual(cardsOf("b4 b1"));
    expect(after.seats.map(({ pile_size }) => pile_size)).toEqual([4, 4, 4]);
    expect(flightsOf(unclaimed, start, after).map(({ to }) => to)).toEqual(["aside", "aside"]);
  });
});

describe("recipes", () => {
  const unchosen = { has_chosen: false, recipes_left: ALL };
  const choosing = viewOf({
    phase: { type: "choosing", waiting: [0, 1, 2] },
    trick: trickOf("", null, 0),
    seats: [seatOf(null, unchosen), seatOf(null, unchosen), seatOf(null, unchosen)],
  });
  const chosen: EventView[] = [
    { type: "recipe_chosen", seat: 0, recipe: "fruit" },
    { type: "recipe_chosen", seat: 2, recipe: null },
  ];

  test("that were chosen are no longer waited for, and known only to who may know them", () => {
    const after = fold(choosing, chosen, choosing);
    expect(after.phase).toEqual({ type: "choosing", waiting: [1] });
    expect(after.seats.map(({ has_chosen, recipe }) => [has_chosen, recipe])).toEqual([
      [true, "fruit"],
      [false, null],
      [true, null],
    ]);
    expect(after.seats[0]?.recipes_left).toEqual(ALL);
  });

  test("are used up once they are turned up", () => {
    const revealed: EventView = { type: "recipes_revealed", recipes: ["fruit", "bug", "bug"] };
    const after = fold(choosing, [...chosen, revealed], choosing);
    expect(after.phase).toEqual({ type: "playing", seat: 0 });
    expect(after.seats.map(({ recipe }) => recipe)).toEqual(["fruit", "bug", "bug"]);
    expect(after.seats[1]?.recipes_left).toEqual(["empty_pot", "vegetable", "fruit", "trash"]);
  });
});

describe("a deal", () => {
  const scores = [scoreOf("fruit", 2, 0, 9), scoreOf("bug", 0, 1, 6), scoreOf("trash", 1, 0, 8)];
  const scored = viewOf({ seats: start.seats.map((seat) => ({ ...seat, pile: pileOf("b1 f2+1") })) });

  test("ends with points, piles and a line of the sheet", () => {
    const after = fold(start, [{ type: "deal_scored", scores }], scored);
    expect(after.phase).toEqual({ type: "between_deals", waiting: [0, 1, 2] });
    expect(after.seats.map(({ points }) => points)).toEqual([9, 6, 8]);
    expect(after.seats[1]?.pile).toEqual(pileOf("b1 f2+1"));
    expect(after.sheet).toEqual([...start.sheet, scores]);
  });

  test("is waited for until everybody goes on", () => {
    const after = fold(
      start,
      [
        { type: "deal_scored", scores },
        { type: "continued", seat: 1 },
      ],
      scored,
    );
    expect(after.phase).toEqual({ type: "between_deals", waiting: [0, 2] });
  });

  test("begins with new hands and no recipes", () => {
    const next = viewOf({ deal: 3, undealt: 13 });
    const dealt: EventView = { type: "dealt", deal: 3, dealer: 0, hand_size: 13, hand: cardsOf("b1 f3") };
    const after = fold({ ...start, unclaimed: cardsOf("b4") }, [dealt], next);
    expect(after).toMatchObject({ deal: 3, dealer: 0, hand: cardsOf("b1 f3"), unclaimed: [] });
    expect(after.trick).toEqual(trickOf("", null, 1));
    expect(after.phase).toEqual({ type: "choosing", waiting: [0, 1, 2] });
    expect(after.seats[1]).toMatchObject({ hand_size: 13, recipe: null, has_chosen: false, pile_size: 0 });
    expect(flightsOf(dealt, start, after).map(({ to }) => to)).toEqual(["hand:bug-1-0", "hand:fruit-3-0"]);
  });

  test("shows spectators no hand", () => {
    const watching = viewOf({ you: null, hand: [] });
    const dealt: EventView = { type: "dealt", deal: 3, dealer: 0, hand_size: 13, hand: null };
    expect(fold(watching, [dealt], watching).hand).toEqual([]);
  });
});
