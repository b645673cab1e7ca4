// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";

import type { EventView, Illegal, Move, View } from "../../protocol/foodie_forest";
import type { BoardProps } from "../game-client";
import { button, clearBoard, showBoard, tap } from "../shared/try-board";
import { client } from "./client";
import { ALL, cardOf, cardsOf, pileOf, scoreOf, seatOf, viewOf } from "./fixtures";

const show = (view: View, changes: Partial<BoardProps<View, EventView, Move, Illegal>> = {}) =>
  showBoard(client, view, changes);

const status = () => document.querySelector("[role=status]")?.textContent;
const banner = () => document.querySelector("[data-testid=banner]")?.textContent;

const onTurn = viewOf({ may: { type: "play", cards: cardsOf("b1 b5") } });
const unchosen = seatOf(null, { recipes_left: ALL, has_chosen: false });
const choosing = viewOf({
  phase: { type: "choosing", waiting: [0, 1] },
  seats: [unchosen, unchosen, seatOf(null, { recipes_left: ALL, has_chosen: true })],
  may: { type: "choose_recipe", recipes: ALL },
});
const scored = viewOf({
  phase: { type: "between_deals", waiting: [0, 1] },
  may: { type: "continue" },
  deal: 1,
  seats: [
    seatOf("bug", { pile: pileOf("b1+1 b4+1 b5+1 t1-1") }),
    seatOf("empty_pot", { pile: pileOf("f1-1 f2-1 f3-1") }),
    seatOf("vegetable", { pile: pileOf("v1+1 v2+1") }),
  ],
  unclaimed: cardsOf("f3"),
});

afterEach(clearBoard);

test("a picked card is played by the button that names it", () => {
  const send = show(onTurn);
  tap("Bug 5, playable", "Play Bug 5");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "play", card: cardOf("b5") });
});

test("a double tap plays at once, and so does Enter on a picked card", () => {
  const send = show(onTurn);
  act(() => {
    button("Bug 5").dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  });
  expect(send).toHaveBeenLastCalledWith({ type: "play", card: cardOf("b5") });
  tap("Bug 1");
  act(() => {
    button("Bug 1").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  expect(send).toHaveBeenLastCalledWith({ type: "play", card: cardOf("b1") });
});

test("a double tap on a card that cannot be played does nothing", () => {
  const send = show(onTurn);
  act(() => {
    button("Vegetable 3").dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  });
  expect(send).not.toHaveBeenCalled();
});

test("a card that cannot be played is not picked, and says why until something happens", () => {
  show(onTurn);
  tap("Vegetable 3, not playable now");
  expect(status()).toBe("Bug is required, and you have some.");
  expect(button("Pick a card").disabled).toBe(true);
  show({ ...onTurn });
  expect(status()).toBe("A double tap plays at once");
});

test("whoever is not asked is told whose turn it is, and when the own one comes", () => {
  show(viewOf({ phase: { type: "playing", seat: 1 } }));
  expect(document.body.textContent).toContain("Then Jonas, then you");
  tap("Bug 5");
  expect(status()).toBe("It's Mira's turn.");
});

test("a recipe is picked with what it brings, and cooked", () => {
  const send = show(choosing);
  tap("Trash: +1 per Trash, −1 per spice");
  expect(status()).toBe("Each Trash you take brings 1 point, each spice costs 1.");
  tap("Cook Trash");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "choose_recipe", recipe: "trash" });
});

test("what the empty pot brings is what the match's edition says", () => {
  show({ ...choosing, empty_pot_bonus: 9 });
  tap("Empty pot: +9 at once, −1 per card");
  expect(status()).toBe("9 points at once, but each card you take costs 1.");
  show(viewOf({ empty_pot_bonus: 9, seats: [seatOf("empty_pot"), seatOf("bug"), seatOf("trash")] }));
  expect(document.body.textContent).toContain("+9 at once");
  expect(document.body.textContent).not.toContain("+5");
});

test("a recipe that the dealer may not take says why", () => {
  show({ ...choosing, dealer: 0, may: { type: "choose_recipe", recipes: ["trash"] } });
  tap("Bug: ");
  expect(status()).toBe("As the dealer you can't pick the same recipe as Mira.");
  expect(button("Cook Trash").disabled).toBe(false);
});

test("who has chosen is to be seen, what was chosen is not", () => {
  show({ ...choosing, may: null });
  const table = document.querySelector("[aria-label='The recipes of this deal']");
  const laid = [...(table?.querySelectorAll("[role=img]") ?? [])].map((it) => it.getAttribute("aria-label"));
  expect(laid).toEqual(["no recipe yet", "no recipe yet", "a recipe, face down"]);
});

test("all recipes are turned up at the same time", () => {
  const event: EventView = { type: "recipes_revealed", recipes: ["fruit", "bug", "bug"] };
  show(choosing, {
    moment: { event, before: [], next: viewOf(), millis: 500, skip: () => undefined },
    ready: false,
  });
  expect(banner()).toBe("The recipes are turned up");
  const table = document.querySelector("[aria-label='The recipes of this deal']");
  expect(table?.querySelectorAll("[aria-label=Fruit]")).toHaveLength(1);
  expect(table?.querySelectorAll("[aria-label=Bug]")).toHaveLength(2);
});

test("the pot tells what is in it, what it adds up to and what is required", () => {
  show(onTurn);
  const pot = document.querySelector("[aria-label='The pot']");
  const cards = [...(pot?.querySelectorAll("li [role=img]") ?? [])].map((it) =>
    it.getAttribute("aria-label"),
  );
  expect(cards.filter((label) => label?.includes("played by"))).toEqual([
    "Bug 4, played by Mira",
    "Bug 1, played by Jonas",
  ]);
  expect(pot?.textContent).toContain("5 of 10");
  expect(pot?.textContent).toContain("Bug required");
});

test("each seat says all that is to be seen of it in one sentence", () => {
  show(onTurn);
  expect(button("Mira, leads").getAttribute("aria-label")).toBe(
    "Mira, leads, 7 points, cooks Bug, 9 cards in hand, 4 taken, still to cook: Vegetable, Fruit and Trash",
  );
  tap("Mira, leads");
  expect(document.querySelector("dialog")?.textContent).toContain("face down");
});

test("with memory assisted the gone cards can be looked up, and who lacks a colour", () => {
  const remembered = { gone: cardsOf("b3 t5"), lacks: [[], ["fruit" as const], []] };
  show({ ...onTurn, remembered });
  tap("2 gone");
  expect(document.querySelector("dialog")?.textContent).toContain("Bugs");
  tap("Close", "Mira, leads");
  expect(document.querySelector("dialog")?.textContent).toContain("9 cards, no Fruit");
});

test("after a deal each point has its reason, and one goes on", () => {
  const send = show(scored);
  expect(document.body.textContent).toContain("+3 for 3 Bugs, −1 for 1 Trash 5 + 2 = 7");
  expect(document.body.textContent).toContain("Left in the pot, 1 card for nobody");
  expect(document.querySelector("[role=toolbar]")).toBeNull();
  tap("On to deal 2");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "continue" });
});

test("the sheet grows by a line with each deal", () => {
  const rows = () =>
    [...document.querySelectorAll("tbody tr")].filter((row) => row.querySelector("[role=img]"));
  show(scored);
  expect(rows()).toHaveLength(1);
  const second = [scoreOf("fruit", 1, 0, 8), scoreOf("bug", 0, 0, 7), scoreOf("trash", 0, 2, 5)];
  show({ ...scored, sheet: [...scored.sheet, second] });
  expect(rows()).toHaveLength(2);
});

test("whoever only watches has no hand and no buttons to play", () => {
  show(viewOf({ you: null, hand: [] }));
  expect(document.querySelector("[role=toolbar]")).toBeNull();
  expect(document.querySelector("[aria-label='Your cards']")).toBeNull();
});

test("nothing can be sent while that is not possible", () => {
  show(scored, { ready: false });
  expect(button("On to deal 2").disabled).toBe(true);
});
