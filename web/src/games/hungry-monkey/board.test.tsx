// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";

import type { EventView, Illegal, May, Move, View } from "../../protocol/hungry_monkey";
import type { BoardProps } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { button, clearBoard, showBoard, tap } from "../shared/try-board";
import { client } from "./client";
import { rowOf, seatOf, viewOf } from "./fixtures";
import { pileOf } from "./pile";

const TURN: May = {
  type: "turn",
  play: ["rhino", "monkey"],
  draw: true,
  row: [],
  take_pile: false,
  propose_stop: false,
};

const show = (view: View, changes: Partial<BoardProps<View, EventView, Move, Illegal>> = {}) =>
  showBoard(client, view, changes);

afterEach(clearBoard);

test("picked cards are played by the button that names them", () => {
  const send = show(viewOf({ hand: ["frog", "rhino", "rhino"], may: TURN }));
  tap("Stubborn Rhino, 9, playable", "Stubborn Rhino, 9, playable", "Play 2 Rhinos");
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: "play",
    animal: "rhino",
    count: 2,
    monkeys_on_top: 0,
    monkeys_beneath: 0,
  });
});

test("Monkeys turn with one tap", () => {
  const send = show(viewOf({ hand: ["rhino", "monkey"], may: TURN }));
  tap("Stubborn Rhino", "Hungry Monkey", "Monkey beneath", "Play Rhino + Monkey");
  expect(send.mock.lastCall?.[0]).toMatchObject({ monkeys_on_top: 1, monkeys_beneath: 0 });
});

test("a card that does not fit is not picked, and says why", () => {
  show(viewOf({ hand: ["frog"], may: TURN }));
  tap("Leaping Frog");
  expect(document.querySelector("[role=status]")?.textContent).toBe("Frog is 4; it has to be 9 or higher.");
  expect(button("Pick what to play").disabled).toBe(true);
});

test("why a card did not fit is not said of the next turn", () => {
  show(viewOf({ hand: ["frog"], may: TURN }));
  tap("Leaping Frog");
  show(viewOf({ hand: ["frog"], may: TURN }));
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
});

test.each<[string, Partial<View>, string[], Move]>([
  ["draws", { may: TURN }, ["Draw & play"], { type: "draw_and_play" }],
  [
    "takes the pile",
    { pile: pileOf(["rhino"]), may: { ...TURN, play: [], draw: false, take_pile: true } },
    ["Take the pile (1)"],
    { type: "take_pile" },
  ],
  [
    "plays a row card",
    { hand: [], may: { ...TURN, play: [], draw: false, row: [1, 2] } },
    ["your 3rd card", "Play your 3rd card"],
    { type: "play_row", slot: 2 },
  ],
  [
    "swaps",
    { phase: { type: "swap", seat: 0 }, may: { type: "swap", slots: [0, 1, 2, 3] } },
    ["Leaping Frog", "your 2nd card", "Swap Frog with your 2nd card"],
    { type: "swap", slot: 1, animal: "frog" },
  ],
  [
    "peeks",
    { phase: { type: "peek", seat: 0 }, may: { type: "peek", slots: [[0], [], [3]] } },
    ["Jonas's 4th card", "Peek at Jonas's 4th card"],
    { type: "peek", seat: 2, slot: 3 },
  ],
  ["offers to stop", { may: { ...TURN, propose_stop: true } }, ["Offer to stop"], { type: "propose_stop" }],
  [
    "agrees to stop",
    { phase: { type: "stop_vote", proposer: 1, waiting: [0] }, may: { type: "answer_stop" } },
    ["Stop here"],
    { type: "answer_stop", agree: true },
  ],
  [
    "plays on",
    { phase: { type: "stop_vote", proposer: 1, waiting: [0] }, may: { type: "answer_stop" } },
    ["Play on"],
    { type: "answer_stop", agree: false },
  ],
  [
    "goes on to the next game",
    {
      phase: { type: "between_games", waiting: [0] },
      may: { type: "continue" },
      series: { game: 1, games: 4, own_beans: [1], all_beans: null },
    },
    ["On to game 2"],
    { type: "continue" },
  ],
])("whoever is asked %s", (_, changes, taps, move) => {
  const send = show(viewOf(changes));
  tap(...taps);
  expect(send).toHaveBeenCalledExactlyOnceWith(move);
});

test("nothing can be sent while that is not possible", () => {
  show(viewOf({ may: TURN }), { ready: false });
  expect(button("Draw & play").disabled).toBe(true);
});

test("whoever is not asked has no buttons but the pile's, and whoever only watches has no hand", () => {
  show(viewOf({ phase: { type: "turn", seat: 1 }, pile: pileOf(["rhino"]) }));
  expect(document.body.textContent).toContain("Then Jonas, then you");
  expect(() => button("Draw & play")).toThrow();
  show(viewOf({ you: null, hand: [] }), { seats: seatsOf(3, [0], null) });
  expect(document.querySelector("[role=toolbar]")).toBeNull();
});

test("the whole pile can be looked through", () => {
  show(viewOf({ pile: pileOf(["ant", "frog", "peacock", "crocodile", "mongoose", "monkey"]) }));
  tap("The pile, 6 cards");
  const names = [...document.querySelectorAll("dialog li [aria-label]")].map((it) =>
    it.getAttribute("aria-label"),
  );
  expect(names[0]).toBe("Hungry Monkey, counts as Mongoose, 7");
  expect(names).toHaveLength(6);
});

test("an event is shown over the view before it, and nothing can be done meanwhile", () => {
  const view = viewOf({ hand: ["rhino", "frog"], pile: pileOf(["snake"]), may: TURN });
  const event: EventView = {
    type: "played",
    seat: 0,
    source: { type: "hand" },
    cards: ["rhino"],
    valid: true,
  };
  show(view, { moment: { event, before: [], next: view, millis: 500, skip: () => undefined }, ready: false });
  expect(document.querySelector("[data-testid=banner]")?.textContent).toBe("You played a Rhino");
  expect(button("The pile, 2 cards")).toBeTruthy();
  expect(() => button("Draw & play")).toThrow();
});

test("own row cards that were peeked at are told to their owner alone", () => {
  show(
    viewOf({
      seats: [seatOf({ row: [{ type: "known", animal: "tiger" }, ...rowOf("ddd")] }), seatOf(), seatOf()],
    }),
  );
  expect(button("King Tiger, 11, your 1st card, face down, known to you")).toBeTruthy();
});
