// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { DevilMay, EventView, Illegal, Move, View } from "../../protocol/in_teufels_kueche";
import { Match } from "../../state/match";
import { MatchLog } from "../../table/match-log";
import { anyGame, type BoardProps, type Moment } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { button, clearBoard, showBoard, tap } from "../shared/try-board";
import { client } from "./client";
import { courseOf, type Dueled } from "./duel-course";
import { carriedBy, grillOf, inner, on, outer, type Sketch, viewOf } from "./fixtures";

const SKETCH: Sketch = {
  colours: ["yellow", "blue"],
  devils: [[[outer(3), true]], [[inner(3), true]]],
  pots: [
    [on(outer(3)), on(inner(1)), on(inner(2)), on(inner(4))],
    [on(outer(3)), on(outer(1)), on(outer(2)), on(outer(4))],
  ],
};

const TURN: DevilMay = {
  devil: 0,
  walk: [
    { space: outer(4), cost: 1, arrival: { type: "stand" } },
    { space: inner(3), cost: 1, arrival: { type: "challenge", devil: 3 } },
  ],
  fly: [],
  take: [0, 4],
  put_down: false,
};

function turnOf(may: Partial<DevilMay> = {}, sketch = SKETCH): View {
  return viewOf(sketch, { may: { type: "turn", devils: [{ ...TURN, ...may }], propose_stop: false } });
}

function show(view: View, changes: Partial<BoardProps<View, EventView, Move, Illegal>> = {}) {
  return showBoard(client, view, changes);
}

afterEach(() => {
  vi.useRealTimers();
  clearBoard();
});

test("menus are hidden pot by pot, and told only when every pot has one", () => {
  const view = viewOf(
    { colours: ["yellow", "blue"], menus: [[], []] },
    {
      phase: { type: "assign_menus", waiting: [0, 1] },
      turn: null,
      may: { type: "assign_menus", pots: [0, 1, 2, 3], menus: [1, 3, 5, "milk"] },
    },
  );
  const send = show(view);
  expect(button("Fill all your pots").disabled).toBe(true);
  tap("milk", "dot pot", "5 points", "cross pot", "triangle pot", "square pot", "Hide them like this");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "assign_menus", menus: ["milk", 1, 3, 5] });
});

test("a pot is placed by the button, once a station is picked", () => {
  const view = viewOf(
    { colours: ["yellow", "blue"] },
    {
      phase: { type: "place_pot", seat: 0 },
      may: { type: "place_pot", pots: [0, 1], spaces: [outer(1), inner(4)] },
    },
  );
  const send = show(view);
  tap("triangle: 1 point", "Place the pot on inner 4");
  expect(send).not.toHaveBeenCalled();
  tap("Place the triangle pot");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "place_pot", pot: 1, space: inner(4) });
});

test("a step is made with one tap on a lit space", () => {
  const send = show(turnOf());
  tap("Walk to outer 4");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "walk", devil: 0, to: outer(4) });
});

test("a challenge is made by the button only, and can be thought better of", () => {
  const send = show(turnOf());
  tap("Challenge on inner 3", "Challenge on inner 3");
  expect([...document.querySelectorAll("button")].map((it) => it.textContent)).not.toContain(
    "Challenge Mira",
  );
  tap("Challenge on inner 3");
  expect(send).not.toHaveBeenCalled();
  tap("Challenge Mira");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "walk", devil: 0, to: inner(3) });
});

test("a space is picked for one challenge only", () => {
  show(turnOf());
  tap("Challenge on inner 3", "Challenge Mira");
  show(turnOf());
  expect([...document.querySelectorAll("button")].map((it) => it.textContent)).not.toContain(
    "Challenge Mira",
  );
});

test("a pot is served by the button only", () => {
  const carrying = { ...SKETCH, pots: [[carriedBy(0)]] };
  const serve = { space: grillOf("yellow"), cost: 1, arrival: { type: "serve", pot: 0 } } as const;
  const send = show(turnOf({ walk: [serve], take: [], put_down: true }, carrying));
  tap("Serve on yellow grill", "Serve the dot pot");
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "walk", devil: 0, to: grillOf("yellow") });
});

test.each<[string, Partial<DevilMay>, string, Move]>([
  ["taken", {}, "Take Mira's dot pot", { type: "take_pot", devil: 0, pot: 4 }],
  ["put down", { put_down: true }, "Put down", { type: "put_down", devil: 0 }],
])("a pot is %s with one tap", (_, may, label, move) => {
  const send = show(turnOf(may));
  tap(label);
  expect(send).toHaveBeenCalledExactlyOnceWith(move);
});

test("a tap on a space that is not lit says why, until something happens", () => {
  const view = turnOf();
  const send = show(view);
  tap("blue start, out of reach");
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "The starts of others are closed to your devils.",
  );
  expect(send).not.toHaveBeenCalled();
  show(turnOf());
  expect(document.querySelector("[role=status]")).toBeNull();
});

test("a turn can be ended and a step taken back", () => {
  const undo = vi.fn();
  const send = show(turnOf(), { undo });
  tap("Undo", "End turn, 3 unused");
  expect(undo).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "end_turn" });
});

test.each<[string, Move]>([
  ["Decline", { type: "decline" }],
  ["Duel!", { type: "duel" }],
])("a challenge is answered: %s", (label, move) => {
  const view = viewOf(SKETCH, {
    phase: {
      type: "challenge",
      seat: 0,
      challenger: 3,
      attacked: 0,
      space: outer(3),
      challenger_risks: "loses_hat",
      attacked_risks: "loses_hat",
    },
    may: { type: "answer_challenge" },
  });
  const send = show(view);
  expect(document.body.textContent).toContain("Mira's devil loses its hat");
  tap(label);
  expect(send).toHaveBeenCalledExactlyOnceWith(move);
});

test("nothing is sent while nothing can be", () => {
  const send = show(turnOf(), { ready: false });
  tap("Walk to outer 4", "Take Mira's dot pot", "End turn");
  expect(send).not.toHaveBeenCalled();
});

const DUELED: Dueled = {
  type: "dueled",
  challenger: 0,
  challenger_seat: 0,
  attacked: 3,
  attacked_seat: 1,
  space: inner(3),
  attempts: [1, 2, 3, 1],
  challenger_won: false,
  fate: "loses_hat",
  dropped: null,
};

function pass(millis: number) {
  act(() => {
    vi.advanceTimersByTime(millis);
  });
}

function duel(): { skip: () => void } {
  vi.useFakeTimers();
  const skip = vi.fn();
  const moment: Moment<View, EventView> = {
    event: DUELED,
    before: [],
    next: viewOf(SKETCH),
    millis: courseOf(DUELED).end,
    skip,
  };
  show(viewOf(SKETCH), { moment, ready: false });
  return { skip };
}

test("a duel is played out press by press, and its end is told last", () => {
  duel();
  const { presses, open } = courseOf(DUELED);
  const scene = () => button("Skip to the end").textContent;
  expect(scene()).toContain("You press once");
  pass(presses[1]?.at ?? 0);
  expect(scene()).toContain("Mira presses twice");
  pass(open);
  expect(button("Go on").textContent).toContain("Mira wins! Your devil loses its hat");
});

test("whoever has no patience for a duel sees its end at once, and goes on with another tap", () => {
  const { skip } = duel();
  tap("Skip to the end");
  expect(button("Go on").textContent).toContain("Mira wins!");
  expect(skip).not.toHaveBeenCalled();
  tap("Go on");
  expect(skip).toHaveBeenCalledOnce();
});

test("what is on the board is said in words, with no menu that is not known", () => {
  show(turnOf());
  const told = document.querySelector("[aria-label='The kitchen']")?.textContent ?? "";
  expect(told).toContain("outer 3: your devil with a hat; your dot pot (5 points); Mira's dot pot");
  expect(told).toContain("blue start: Mira's devil with a hat");
  expect(told).not.toMatch(/Mira's \w+ pot \(/);
});

test("the log tells how a duel went only when it has been seen", () => {
  vi.useFakeTimers();
  const seats = signal(seatsOf(2));
  const match = new Match({
    id: "m",
    game: anyGame(client),
    seats,
    memory: "strict",
    reducedMotion: () => false,
  });
  const step = { match: "m", seat: 0, acting: [], ply: 0, may_undo: false, view: turnOf() };
  match.take({ ...step, version: 1, events: [] });
  match.take({ ...step, version: 2, events: [DUELED] });
  act(() => render(<MatchLog lines={match.log.value} />, document.body));
  expect(document.body.textContent).toBe("A duel at the oven …");
  pass(courseOf(DUELED).open);
  expect(document.body.textContent).toContain("the Greater Devil jumps out for Mira");
});
