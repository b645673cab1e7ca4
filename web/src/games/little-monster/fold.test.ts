import { describe, expect, test } from "vitest";
import type { EventView, View } from "../../protocol/little_monster";
import { foodNamed, foodsOf, fromFood, mealOf, monsterNamed, racersOf, seatOf, viewOf } from "./fixtures";
import { fold } from "./fold";

const BEFORE = viewOf({ hand: foodsOf("Sushi, Pizza, Pizza"), seats: [seatOf(3), seatOf(4)] });

function shown(events: EventView[], before: View = BEFORE, next: View = before): View {
  return fold(before, events, next);
}

test("a meal leaves the hand and lies on the table", () => {
  const fed: EventView = {
    type: "fed",
    seat: 0,
    monster: monsterNamed("Renatka"),
    cards: foodsOf("Pizza, Pizza, Sushi"),
    feeds_at: 12,
  };
  const after = shown([fed]);
  expect(after.hand).toEqual([]);
  expect(after.seats[0]?.hand_size).toBe(0);
  expect(after.feeding?.over).toBe(1);
  expect(after.feeding?.cards.map(({ card }) => card)).toEqual(foodsOf("Sushi, Pizza, Pizza"));
});

test("a moving monster changes who is the fastest, and a tie leaves none", () => {
  const before = viewOf({ racers: racersOf("Renatka 2, Zosia 1", "Gucio 3, Olek 0") });
  const step: EventView = { type: "moved", monster: monsterNamed("Renatka"), from: 2, to: 3, home: false };
  expect(shown([step], before).fastest).toBeNull();
  const ahead = shown([step, { ...step, from: 3, to: 4 }], before);
  expect(ahead.fastest).toBe(monsterNamed("Renatka"));
  expect(ahead.slowest).toBe(monsterNamed("Olek"));
});

describe("a covered card", () => {
  const before = viewOf({ ...BEFORE, feeding: mealOf(0, "Renatka", "Soup, Cabbage, Soup") });
  const covered: EventView = { type: "covered", seat: 0, card: foodNamed("Soup") };

  test("lies there covered", () => {
    expect(shown([covered], before).feeding?.cards.map((card) => card.covered)).toEqual([true, false, false]);
  });

  test("goes back to the hand when that was too little", () => {
    const after = shown([covered, { type: "took_back", seat: 0, card: foodNamed("Soup") }], before);
    expect(after.feeding?.cards.map(({ card }) => card)).toEqual([foodNamed("Cabbage"), foodNamed("Soup")]);
    expect(after.hand).toEqual(foodsOf("Sushi, Soup, Pizza, Pizza"));
    expect(after.seats[0]?.hand_size).toBe(4);
  });
});

test("of equal cards, each action is done once", () => {
  const before = viewOf({ feeding: mealOf(0, "Renatka", "Soup, Soup") });
  const began: EventView = { type: "began", seat: 0, source: fromFood("Soup") };
  expect(shown([began], before).feeding?.cards.map(({ pending }) => pending)).toEqual([false, true]);
  expect(shown([began, began], before).feeding?.cards.some(({ pending }) => pending)).toBe(false);
});

test("a cleared meal lies on the discard pile, and counts as a feeding", () => {
  const before = viewOf({ feeding: mealOf(0, "Renatka", "Soup, Ham"), discarded: 8 });
  const after = shown([{ type: "cleared", seat: 0, cards: foodsOf("Soup, Ham") }], before);
  expect([after.feeding, after.discarded, after.top_discard, after.fed]).toEqual([
    null,
    10,
    foodNamed("Ham"),
    1,
  ]);
});

describe("a theft", () => {
  const stole = { type: "stole", count: 1 } as const;

  test("from the viewer takes a known card", () => {
    expect(shown([{ ...stole, seat: 1, from: 0, cards: foodsOf("Pizza") }]).hand).toEqual(
      foodsOf("Sushi, Pizza"),
    );
  });

  test("between others changes numbers only", () => {
    const before = viewOf({ you: null, hand: [] });
    const after = shown([{ ...stole, seat: 1, from: 0, cards: null }], before);
    expect(after.seats.map(({ hand_size }) => hand_size)).toEqual([5, 5]);
    expect(after.hand).toEqual([]);
  });
});
