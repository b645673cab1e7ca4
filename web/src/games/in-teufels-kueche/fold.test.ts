import { expect, test } from "vitest";
import type { EventView, View } from "../../protocol/in_teufels_kueche";
import { carriedBy, grillOf, inner, on, outer, type Sketch, servedOn, startOf, viewOf } from "./fixtures";
import { fold } from "./fold";

const sketch: Sketch = {
  colours: ["yellow", "blue"],
  devils: [[[outer(3), true]], [[inner(3), false]]],
  pots: [
    [carriedBy(0), on(inner(3)), on(outer(8)), on(outer(1))],
    [carriedBy(3), on(outer(3)), on(outer(5)), on(outer(6))],
  ],
};
const before = viewOf(sketch, { turn: { seat: 0, dice: [2, 1], points: 3, flight: false } });

function after(events: EventView[], next: View = before): View {
  return fold(before, events, next);
}

const dueled: Extract<EventView, { type: "dueled" }> = {
  type: "dueled",
  challenger: 0,
  challenger_seat: 0,
  attacked: 3,
  attacked_seat: 1,
  space: inner(3),
  attempts: [1],
  challenger_won: true,
  fate: "out",
  dropped: 4,
};

test("a walk moves the devil with its pot and takes a point for each step", () => {
  const walked = after([{ type: "walked", seat: 0, devil: 0, way: [outer(3), outer(4), outer(5)] }]);
  expect(walked.devils[0]).toMatchObject({ space: outer(5), carries: 0 });
  expect(walked.pots[0]?.place).toEqual({ type: "carried", devil: 0 });
  expect(walked.turn?.points).toBe(1);
});

test("a bonus point goes before the others", () => {
  const won = after([dueled, { type: "walked", seat: 0, devil: 0, way: [inner(3), inner(4), inner(5)] }]);
  expect(won.turn?.points).toBe(2);
  expect(won.devils[0]?.bonus).toBe(false);
});

test("a flight is used up once", () => {
  expect(after([{ type: "flew", seat: 0, devil: 0, from: outer(3), to: inner(8) }]).turn?.flight).toBe(false);
});

test("a pot that is swapped stays where the other was", () => {
  const swapped = after([{ type: "pot_taken", seat: 0, devil: 0, pot: 5, left: 0, space: outer(3) }]);
  expect(swapped.devils[0]?.carries).toBe(5);
  expect(swapped.pots[0]?.place).toEqual({ type: "station", space: outer(3) });
  expect(swapped.pots[5]?.place).toEqual({ type: "carried", devil: 0 });
});

test("who declines goes home and leaves the pot", () => {
  const declined = after([{ type: "declined", seat: 1, devil: 3, dropped: 4, space: inner(3) }]);
  expect(declined.devils[3]).toMatchObject({ space: startOf("blue"), carries: null, hat: false });
  expect(declined.pots[4]?.place).toEqual({ type: "station", space: inner(3) });
});

test("a beaten devil without a hat is gone, its pot stays, and the winner has a bonus", () => {
  const won = after([dueled]);
  expect(won.devils[3]).toMatchObject({ space: null, carries: null });
  expect(won.seats[1]).toMatchObject({ devils: 2, hats: 2 });
  expect(won.devils[0]?.bonus).toBe(true);
});

test("a beaten challenger goes home without its hat", () => {
  const lost = after([{ ...dueled, challenger_won: false, fate: "loses_hat", dropped: 0 }]);
  expect(lost.devils[0]).toMatchObject({ space: startOf("yellow"), hat: false, carries: null, bonus: false });
  expect(lost.pots[0]?.place).toEqual({ type: "station", space: inner(3) });
});

test("served food counts, lies open on the grill, and its devil is home", () => {
  const next = viewOf({ ...sketch, pots: [[servedOn("yellow")], sketch.pots?.[1] ?? []] });
  const served = after(
    [{ type: "served", seat: 0, devil: 0, pot: 0, menu: 5, space: grillOf("yellow") }],
    next,
  );
  expect(served.seats[0]).toMatchObject({ points: 5, served: [0], menus_left: [1, 3, "milk"] });
  expect(served.pots[0]).toMatchObject({ menu: 5, place: { type: "served" } });
  expect(served.devils[0]).toMatchObject({ space: startOf("yellow"), carries: null });
});

test("milk takes its devil out of the game", () => {
  const milk = after([{ type: "served", seat: 0, devil: 0, pot: 4, menu: "milk", space: grillOf("yellow") }]);
  expect(milk.devils[0]?.space).toBeNull();
  expect(milk.seats[0]).toMatchObject({ points: 0, devils: 2 });
});

test("nothing can be done while events are shown", () => {
  const asked = { ...before, may: { type: "answer_challenge" } as const };
  expect(fold(asked, [{ type: "turn_ended", seat: 0, reason: "chosen" }], asked).may).toBeNull();
});
