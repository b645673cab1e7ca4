import { describe, expect, test } from "vitest";
import type { May, View } from "../../protocol/hungry_little_demons";
import { cardsOf, cooks, RECIPES, viewOf } from "./fixtures";
import { isNothing, keep, offers, type Selection, same, tapCard } from "./select";

const at = (row: number, column: number) => ({ row, column });
const space = (row: number, column: number): Selection => ({ type: "space", space: at(row, column) });

const ACT: Extract<May, { type: "act" }> = {
  type: "act",
  chef_to: [at(1, 2), at(3, 2)],
  chef_home: false,
  look: true,
  gather: [at(2, 2)],
  demon_to: [0],
  destroy: [],
  destroy_bait: false,
  propose_stop: false,
  turns_down: false,
  home_ends: false,
};

function acting(may: Partial<typeof ACT> = {}, own: Partial<View["seats"][number]> = {}): View {
  const view = viewOf({ may: { ...ACT, ...may } });
  return {
    ...view,
    seats: view.seats.map((seat, index) =>
      index === 0 ? { ...seat, chef_at: at(2, 2), demon_in: 1, ...own } : seat,
    ),
  };
}
const types = (view: View, selection: Selection) => offers(view, selection).map(({ type }) => type);

describe("in a turn", () => {
  test("a card offers what can be done there, and nothing else", () => {
    expect(types(acting(), space(2, 2))).toEqual(["gather", "look", "name_ingredient"]);
    expect(types(acting(), space(1, 2))).toEqual(["move_chef", "look", "name_ingredient"]);
    expect(types(acting(), space(0, 5))).toEqual(["look", "name_ingredient"]);
    expect(types(acting({ look: false, chef_to: [], gather: [] }), space(0, 5))).toEqual(["name_ingredient"]);
  });

  test("a house offers what the demon can do there, and the own one the way home", () => {
    const view = acting({ destroy: ["bed", "chair"], chef_home: true });
    expect(offers(view, { type: "house", seat: 1 })).toEqual([
      { type: "destroy", furniture: "bed" },
      { type: "destroy", furniture: "chair" },
    ]);
    expect(types(view, { type: "house", seat: 0 })).toEqual(["move_chef_home", "move_demon"]);
    expect(types(acting({ destroy_bait: true }), { type: "house", seat: 1 })).toEqual(["destroy_bait"]);
    expect(types(acting({ demon_to: [1] }, { demon_in: 0 }), { type: "house", seat: 1 })).toEqual([
      "move_demon",
    ]);
  });

  test("without a pick, what can be done where the viewer's figures stand is offered", () => {
    expect(types(acting({ destroy: ["bed"], chef_home: true }), null)).toEqual([
      "gather",
      "move_chef_home",
      "destroy",
    ]);
    const home = acting({ gather: [], look: false, chef_to: [at(3, 2)] }, { chef_at: null });
    expect(offers(home, null)).toEqual([{ type: "move_chef", space: at(3, 2) }]);
  });

  test("Salmon can gather from either space", () => {
    const view = acting({ gather: [at(2, 2), at(1, 2)] });
    expect(types(view, null)).toEqual(["gather", "gather"]);
    expect(types(view, space(1, 2))[0]).toBe("gather");
  });
});

describe("a pick", () => {
  test("is forgotten when a prompt comes", () => {
    const prompt = viewOf({ may: { type: "choose_shift", direction: "left", edge: at(0, 5) } });
    expect(keep(prompt, space(1, 1))).toBeNull();
    expect(keep(prompt, { type: "house", seat: 1 })).toBeNull();
  });

  test("stays while others play, so that a card can be looked at closely", () => {
    expect(keep(viewOf(), space(1, 1))).toEqual(space(1, 1));
  });

  test("is forgotten when it cannot be had any more", () => {
    const doors = viewOf({ may: { type: "place_house", doors: [{ side: "top", index: 1 }] } });
    expect(keep(doors, { type: "door", door: { side: "top", index: 1 } })).not.toBeNull();
    expect(keep(doors, { type: "door", door: { side: "top", index: 2 } })).toBeNull();
    const chefs = viewOf({ may: { type: "pick_chef", chefs: ["olive"] } });
    expect(keep(chefs, { type: "chef", chef: "cream" })).toBeNull();
    expect(keep(viewOf(), { type: "card", number: 0 })).toBeNull();
    expect(keep(viewOf(), { type: "order", numbers: [0] })).toBeNull();
  });

  test("is told from another one", () => {
    expect(same(space(1, 1), space(1, 1))).toBe(true);
    expect(same(space(1, 1), space(1, 2))).toBe(false);
    expect(same(null, space(1, 2))).toBe(false);
  });
});

describe("a Wood Sprite", () => {
  const take = viewOf({ may: { type: "sprite_take", cards: cardsOf("Eggs< Honey^ bait"), take: [0, 2] } });
  const order = viewOf({ may: { type: "sprite_order", cards: cardsOf("Honey^ bait sprite") } });

  test("offers to take the picked card, or nothing", () => {
    expect(offers(take, null)).toEqual([{ type: "sprite_take", card: null }]);
    expect(isNothing({ type: "sprite_take", card: null })).toBe(true);
    const picked = tapCard(take, null, 2);
    expect(offers(take, picked)).toEqual([{ type: "sprite_take", card: 2 }]);
    expect(tapCard(take, picked, 2)).toBeNull();
    expect(tapCard(take, picked, 1)).toBeNull();
  });

  test("takes cards in the order of the taps, the last one by itself", () => {
    const first = tapCard(order, null, 1);
    expect(first).toEqual({ type: "order", numbers: [1] });
    expect(offers(order, first)).toEqual([]);
    const whole = tapCard(order, first, 2);
    expect(whole).toEqual({ type: "order", numbers: [1, 2, 0] });
    expect(offers(order, whole)).toEqual([{ type: "sprite_order", order: [1, 2, 0] }]);
  });

  test("forgets a card that is tapped again, and what was left by itself stays", () => {
    const whole: Selection = { type: "order", numbers: [1, 2, 0] };
    expect(tapCard(order, whole, 0)).toEqual({ type: "order", numbers: [1, 2] });
    expect(tapCard(order, { type: "order", numbers: [1] }, 1)).toBeNull();
  });

  test("takes the cards as they lie when none is tapped", () => {
    expect(offers(order, null)).toEqual([{ type: "sprite_order", order: [0, 1, 2] }]);
  });
});

describe("other questions", () => {
  const victim = { ...viewOf().seats[1], ...cooks([RECIPES.miso], "Greens^ Onions<") };
  const seats = [viewOf().seats[0], victim] as View["seats"];

  test("a Bed lets one steal a needed card, or nothing", () => {
    const view = viewOf({ seats, may: { type: "steal", victim: 1, cards: [1] } });
    expect(offers(view, null)).toEqual([{ type: "steal", card: null }]);
    expect(offers(view, tapCard(view, null, 1))).toEqual([{ type: "steal", card: 1 }]);
    expect(tapCard(view, null, 0)).toBeNull();
  });

  test("a Table makes one choose a card", () => {
    const view = viewOf({ seats, may: { type: "return_card", victim: 1 } });
    expect(offers(view, null)).toEqual([]);
    expect(offers(view, tapCard(view, null, 0))).toEqual([{ type: "return_card", card: 0 }]);
  });

  test("Saffron may look again, or not", () => {
    const view = viewOf({ may: { type: "second_look" } });
    expect(types(view, null)).toEqual(["stop_looking"]);
    expect(types(view, space(1, 1))).toEqual(["look", "stop_looking"]);
  });

  test("nobody who is not asked is offered anything", () => {
    expect(offers(viewOf(), space(1, 1))).toEqual([]);
  });
});
