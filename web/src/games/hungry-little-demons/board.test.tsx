// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { EventView, Illegal, May, Move, View } from "../../protocol/hungry_little_demons";
import type { BoardProps } from "../game-client";
import { button, clearBoard, showBoard, tap } from "../shared/try-board";
import { client } from "./client";
import { cardOf, cardsOf, cooks, forestOf, RECIPES, viewOf } from "./fixtures";

const show = (view: View, changes: Partial<BoardProps<View, EventView, Move, Illegal>> = {}) =>
  showBoard(client, view, changes);

const own = () => [
  ...document.querySelectorAll<HTMLElement>("section[aria-label='Your cards'] > div:last-child button"),
];
const offered = () => own().map(({ textContent }) => textContent);
const status = () => document.querySelector("[role=status]")?.textContent;
const banner = () => document.querySelector("[data-testid=banner]")?.textContent;
const at = (row: number, column: number) => ({ row, column });

const ACT: Extract<May, { type: "act" }> = {
  type: "act",
  chef_to: [at(1, 2), at(2, 3)],
  chef_home: false,
  look: true,
  gather: [at(2, 2)],
  demon_to: [0],
  destroy: ["bed", "chair"],
  destroy_bait: false,
  propose_stop: false,
  turns_down: false,
  home_ends: false,
};
const seats = viewOf().seats.map((seat, index) =>
  index === 0
    ? { ...seat, chef_at: at(2, 2), demon_in: 1, ...cooks([RECIPES.miso, RECIPES.eggSalad], "Greens^") }
    : { ...seat, ...cooks([RECIPES.pie, RECIPES.stew], "Squash< Berries^") },
);
const onTurn = viewOf({ seats, may: ACT });
const LOOKED: EventView = {
  type: "turned_up",
  seat: 1,
  space: at(0, 5),
  card: cardOf("Honey<"),
  action: { type: "look" },
};

afterEach(clearBoard);

test("a card offers only what can be done there, and the button does it", () => {
  const send = show(onTurn);
  expect(offered()).toEqual([
    "Gather",
    "Destroy the Bed: you may steal",
    "Destroy the Chair: the chef goes home",
    "End turn",
  ]);
  tap("row 1, column 6");
  expect(offered()).toEqual(["Look", "Mischief: name an ingredient", "End turn"]);
  expect(status()).toBe("Row 1, column 6: face down");
  tap("row 2, column 3", "Step here");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "move_chef", space: at(1, 2) });
});

test("a pick is forgotten by a second tap, and once a move was made", () => {
  const send = show(onTurn);
  tap("row 1, column 6", "row 1, column 6");
  expect(offered()[0]).toBe("Gather");
  tap("row 1, column 6", "Look");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "look", space: at(0, 5) });
  expect(offered()[0]).toBe("Gather");
});

test("what cannot be taken back takes two taps: the first picks where", () => {
  const send = show(onTurn);
  tap("Gather");
  expect(send).not.toHaveBeenCalled();
  expect(status()).toBe("Row 3, column 3: face down; Olive stands here");
  tap("Gather");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "gather", space: at(2, 2) });
  tap("Destroy the Bed");
  expect(offered()).toEqual([
    "Destroy the Bed: you may steal",
    "Destroy the Chair: the chef goes home",
    "End turn",
  ]);
  expect(send).toHaveBeenCalledOnce();
});

test.each<[string, Partial<typeof ACT>, number]>([
  ["that can be taken back takes one tap", {}, 1],
  ["that turns something down takes two", { turns_down: true }, 2],
  ["that ends the match takes two", { home_ends: true }, 2],
])("a way home %s", (_, may, taps) => {
  const send = show(viewOf({ seats, may: { ...ACT, chef_home: true, ...may } }));
  for (let tapped = 1; tapped < taps; tapped++) tap("Go home");
  expect(send).not.toHaveBeenCalled();
  tap("Go home");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "move_chef_home" });
});

test("a turn whose last action can be taken back waits for its end", () => {
  const undo = vi.fn();
  const send = show(
    viewOf({ seats, phase: { type: "end_turn" }, may: { type: "end_turn" }, actions_left: 0 }),
    { undo },
  );
  expect(banner()).toBe("No actions left: end your turn");
  expect(offered()).toEqual(["Undo", "End turn"]);
  tap("Undo", "End turn");
  expect(undo).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "end_turn" });
});

test("a house offers what the demon can do there", () => {
  const send = show(onTurn);
  tap("Mira's house", "Destroy the Bed");
  expect(send).toHaveBeenLastCalledWith({ type: "destroy", furniture: "bed" });
  tap("Your house", "Send demon home");
  expect(send).toHaveBeenLastCalledWith({ type: "move_demon", house: 0 });
});

test("mischief asks for a name first", () => {
  const send = show(onTurn);
  tap("row 4, column 1", "Mischief");
  expect(send).not.toHaveBeenCalled();
  tap("Name Spices");
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: "make_mischief",
    ingredient: onTurn.ingredients.indexOf("Spices"),
    space: at(3, 0),
  });
});

test("a Sprite's cards go under the deck in the order of the taps", () => {
  const send = show(
    viewOf({
      seats,
      forest: forestOf("sprite . . . . .", ". . . . . .", ". . . . . .", ". . . . . ."),
      phase: { type: "sprite_order", space: at(0, 0), cards: 3 },
      may: { type: "sprite_order", cards: cardsOf("Honey< bait sprite") },
    }),
  );
  tap("Demon Bait");
  expect(offered()).toEqual(["Tap the 2nd card"]);
  tap("Wood Sprite", "Put them under the deck");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "sprite_order", order: [1, 2, 0] });
});

test("only what a Bed lets one steal can be picked, and nothing else can be done", () => {
  const send = show(
    viewOf({ seats, phase: { type: "steal", victim: 1 }, may: { type: "steal", victim: 1, cards: [0] } }),
  );
  tap("Berries, arrow up");
  expect(offered()).toEqual(["Steal nothing"]);
  tap("row 1, column 1");
  expect(offered()).toEqual(["Steal nothing"]);
  tap("Squash, arrow left", "Steal Squash");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "steal", card: 0 });
});

test("a door and a chef are picked before they are taken", () => {
  const door = { side: "left", index: 1 } as const;
  const send = show(
    viewOf({
      seats: seats.map((seat) => ({ ...seat, door: null })),
      phase: { type: "place_house" },
      may: { type: "place_house", doors: [door] },
    }),
  );
  expect(button("Pick a door").disabled).toBe(true);
  tap("Door at left, row 2", "Build at left, row 2");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "place_house", door });
  const picked = show(
    viewOf({
      seats: seats.map((seat) => ({ ...seat, door: null, chef: null, chef_at: null })),
      phase: { type: "pick_chef" },
      forest: [],
      may: { type: "pick_chef", chefs: ["olive", "cream"] },
    }),
  );
  tap("Cream", "Play Cream");
  expect(picked).toHaveBeenCalledExactlyOnceWith({ type: "pick_chef", chef: "cream" });
});

test("a revealed card is held up while it is shown, and nothing can be done meanwhile", () => {
  const next = {
    ...onTurn,
    forest: forestOf(". . . . . Honey<", ". . . . . .", ". . . . . .", ". . . . . ."),
  };
  show(onTurn, {
    ready: false,
    moment: { event: LOOKED, before: [], next, millis: 2200, skip: () => undefined },
  });
  expect(banner()?.replaceAll("\u00a0", " ")).toBe("Mira looked at row 1, column 6: Honey");
  expect(document.querySelectorAll("[aria-label='Honey, arrow left']")).toHaveLength(1);
  expect(button("row 1, column 6: Honey, arrow left")).toBeDefined();
  expect(offered()).toEqual([]);
});

test("a move can be taken back when the chrome says so", () => {
  let undone = 0;
  show(onTurn, { undo: () => undone++ });
  tap("Undo");
  expect(undone).toBe(1);
});

test("whoever watches sees every seat and has nothing to press", () => {
  show({ ...onTurn, you: null, may: null });
  expect(own()).toEqual([]);
  expect(button("Ada: Olive. Super Miso Soup: has Greens; needs Mushrooms, Onions, Squash")).toBeDefined();
  expect(button("Mira: Burgundy")).toBeDefined();
});

test("all about a seat can be read", () => {
  show(onTurn);
  tap("Mira: Burgundy");
  const sheet = document.querySelector("dialog")?.textContent;
  expect(sheet).toContain("Walks diagonally too");
  expect(sheet).toContain("Triple Berry Pie");
});
