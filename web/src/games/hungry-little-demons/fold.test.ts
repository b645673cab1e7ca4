import { describe, expect, test } from "vitest";
import type { EventView, View } from "../../protocol/hungry_little_demons";
import { cardOf, cooks, forestOf, gatheredOf, RECIPES, viewOf } from "./fixtures";
import { flightsOf } from "./flights";
import { fold } from "./fold";

const at = (row: number, column: number) => ({ row, column });
const DOWN = ". . . . . .";

function withStore(view: View, gathered: string): View {
  const recipes = [RECIPES.miso, RECIPES.eggSalad];
  return {
    ...view,
    seats: view.seats.map((seat, index) => (index === 0 ? { ...seat, ...cooks(recipes, gathered) } : seat)),
  };
}
const start = withStore(viewOf({ may: { type: "second_look" } }), "Greens^");
const fields = ({ forest, seats, deck }: View) => ({ forest, seats, deck: deck.count });

describe("gathering", () => {
  const events: EventView[] = [
    { type: "turned_up", seat: 0, space: at(1, 2), card: cardOf("Onions<"), action: { type: "gather" } },
    { type: "ingredient_taken", seat: 0, space: at(1, 2), card: gatheredOf("Onions<") },
    { type: "shifted", gap: at(1, 2), direction: "left", edge: at(1, 5) },
    { type: "refilled", space: at(1, 5), card: cardOf("Herbs^") },
  ];
  const next: View = {
    ...withStore(start, "Greens^ Onions<"),
    forest: forestOf(DOWN, ". . . . . Herbs^", DOWN, DOWN),
    deck: { count: 31, known: [] },
    actions_left: 2,
    may: null,
  };

  test("ends where the server says", () => {
    expect(fields(fold(start, events, next))).toEqual(fields(next));
    expect(fold(start, events, next)).toMatchObject({ may: null, actions_left: 2 });
  });

  test("shows the card, then the gap, then the gap at the edge", () => {
    const shows = (count: number) => fold(start, events.slice(0, count), next).forest;
    expect(shows(1)).toEqual(forestOf(DOWN, ". . Onions< . . .", DOWN, DOWN));
    expect(shows(2)).toEqual(forestOf(DOWN, ". . _ . . .", DOWN, DOWN));
    expect(shows(3)).toEqual(forestOf(DOWN, ". . . . . _", DOWN, DOWN));
  });

  test("brings the card to its slot, and the new one from the deck", () => {
    const [turned, taken, shifted, refilled] = events as [EventView, EventView, EventView, EventView];
    const [one, two] = [fold(start, [turned], next), fold(start, [turned, taken], next)];
    expect(flightsOf(turned, start, one)).toEqual([]);
    expect(flightsOf(taken, one, two)).toEqual([{ from: "spot:1:2", to: "slot:0:0:2", shows: "from" }]);
    expect(flightsOf(shifted, two, next)).toEqual([]);
    expect(flightsOf(refilled, two, next)).toEqual([{ from: "deck", to: "spot:1:5", shows: "to" }]);
  });
});

describe("a shift", () => {
  test("takes the cards and the chefs on them along, and leaves who gathered", () => {
    const known = { ...start, forest: forestOf(DOWN, DOWN, "_ . . . . .", "?Eggs< . . . . .") };
    const before: View = {
      ...known,
      seats: known.seats.map((seat, index) => ({ ...seat, chef_at: at(2 + index, 0) })),
    };
    const after = fold(before, [{ type: "shifted", gap: at(2, 0), direction: "up", edge: at(3, 0) }], before);
    expect(after.forest).toEqual(forestOf(DOWN, DOWN, "?Eggs< . . . . .", "_ . . . . ."));
    expect(after.seats.map(({ chef_at }) => chef_at)).toEqual([at(2, 0), at(2, 0)]);
  });
});

describe("an action", () => {
  const open = { ...start, forest: forestOf("Eggs< . . . . .", DOWN, DOWN, DOWN) };

  test("turns down what lies face up", () => {
    const moved = fold(open, [{ type: "chef_moved", seat: 0, to: at(3, 2) }], open);
    expect(moved.forest).toEqual(start.forest);
    expect(moved.seats[0]?.chef_at).toEqual(at(3, 2));
    expect(moved.actions_left).toBe(2);
    expect(fold(open, [{ type: "demon_moved", seat: 0, house: 1 }], open).forest).toEqual(start.forest);
  });

  test("is not begun by a second look", () => {
    const event: EventView = {
      type: "turned_up",
      seat: 0,
      space: at(0, 1),
      card: cardOf("bait"),
      action: { type: "second_look" },
    };
    const looked = fold(open, [event], open);
    expect(looked.forest).toEqual(forestOf("Eggs< bait . . . .", DOWN, DOWN, DOWN));
    expect(looked.actions_left).toBe(3);
  });
});

describe("demons", () => {
  test("carry furniture off, and a Chair sends its owner's chef home", () => {
    const before = { ...start, seats: start.seats.map((seat) => ({ ...seat, chef_at: at(0, 4) })) };
    const events: EventView[] = [
      { type: "destroyed", seat: 0, victim: 1, furniture: "chair" },
      { type: "sent_home", seat: 1 },
    ];
    const after = fold(before, events, before);
    expect(after.seats[1]).toMatchObject({ furniture: ["bed", "table"], chef_at: null });
    expect(after.seats[0]?.destroyed).toEqual([{ owner: 1, furniture: "chair" }]);
  });

  test("go for a Bait first, which goes under the deck", () => {
    const before = { ...start, seats: start.seats.map((seat) => ({ ...seat, baits: 2 })) };
    const after = fold(before, [{ type: "bait_destroyed", seat: 0, victim: 1 }], before);
    expect(after.seats.map(({ baits }) => baits)).toEqual([2, 1]);
    expect(after.deck.count).toBe(33);
  });

  test("bring a card from seat to seat, or back to the deck", () => {
    const next = withStore(start, "");
    const returned: EventView = {
      type: "card_returned",
      seat: 1,
      victim: 0,
      number: 0,
      card: gatheredOf("Greens^"),
    };
    const after = fold(start, [returned], next);
    expect(after.seats[0]?.gathered).toEqual([]);
    expect(after.deck.count).toBe(33);
    expect(flightsOf(returned, start, after)).toEqual([{ from: "slot:0:0:0", to: "deck", shows: "from" }]);
    const nothing: EventView = { type: "stole", seat: 1, victim: 0, number: null, card: null };
    expect(flightsOf(nothing, start, start)).toEqual([]);
  });

  test("leave the house of who ended the match", () => {
    const ended: EventView = { type: "ended", by: 0, ending: "came_home", expelled: [1] };
    expect(fold(start, [ended], start).seats.map(({ demon_in }) => demon_in)).toEqual([0, null]);
  });
});

describe("a Wood Sprite", () => {
  test("gives a Bait or an ingredient out of the deck and goes under it", () => {
    const took: EventView = { type: "sprite_took", seat: 1, card: cardOf("bait") };
    const ordered: EventView = { type: "sprite_ordered", seat: 1, space: at(0, 0), count: 3 };
    const after = fold(start, [took, ordered], start);
    expect(after.seats[1]?.baits).toBe(1);
    expect(after.deck.count).toBe(32);
    expect(after.forest[0]).toEqual({ type: "gap" });
    const next = withStore(start, "Greens^ Squash<");
    const gave: EventView = { type: "sprite_took", seat: 0, card: cardOf("Squash<") };
    expect(flightsOf(gave, start, fold(start, [gave], next))).toEqual([
      { from: "deck", to: "slot:0:0:3", shows: "to" },
    ]);
  });

  test("gives nothing if nothing is wanted", () => {
    expect(fields(fold(start, [{ type: "sprite_took", seat: 1, card: null }], start))).toEqual(fields(start));
  });
});

describe("the setup", () => {
  test("lays the forest, and turns it down", () => {
    const forest = forestOf("Eggs< Honey^ . . . .").flatMap((spot) => ("card" in spot ? [spot.card] : []));
    const laid = fold(viewOf({ forest: [] }), [{ type: "forest_laid", forest, deck: 30 }], start);
    expect(laid.forest.map(({ type }) => type)).toEqual(["face_up", "face_up"]);
    expect(laid.deck.count).toBe(30);
    expect(fold(laid, [{ type: "concealed" }], start).forest.map(({ type }) => type)).toEqual([
      "face_down",
      "face_down",
    ]);
  });

  test("gives chefs, doors and recipes", () => {
    const door = { side: "left", index: 0 } as const;
    const bare = { ...start, seats: start.seats.map((seat) => ({ ...seat, chef: null, recipes: [] })) };
    const events: EventView[] = [
      { type: "began", starter: 1, chefs: ["cream", "salmon"] },
      { type: "house_placed", seat: 1, door },
      {
        type: "recipes_dealt",
        recipes: [
          [0, 6],
          [1, 7],
        ],
      },
    ];
    const after = fold(bare, events, start);
    expect(after.seats.map(({ chef }) => chef)).toEqual(["cream", "salmon"]);
    expect(after.seats[1]?.door).toEqual(door);
    expect(after.seats[0]?.recipes).toHaveLength(2);
    expect(after.turn).toBe(1);
    expect(fold(bare, [{ type: "chef_picked", seat: 0, chef: "olive" }], start).seats[0]?.chef).toBe("olive");
  });
});
