import { expect, test } from "vitest";
import type { EventView } from "../../protocol/in_teufels_kueche";
import { seatsOf } from "../shared/fixtures";
import { plain } from "../shared/sentence";
import { carriedBy, grillOf, inner, on, outer, type Sketch, startOf, viewOf } from "./fixtures";
import { NOTHING } from "./select";
import { banner, contentsOf, endTurn, hint, meanwhile, sentence, stakes, whyNot } from "./words";

const seats = seatsOf(2);
const sketch: Sketch = {
  colours: ["yellow", "blue"],
  devils: [
    [
      [outer(3), true],
      [inner(3), false],
    ],
    [[inner(5), false]],
  ],
  pots: [[carriedBy(0), on(inner(3))], [carriedBy(3)]],
};
const view = viewOf(sketch);
const said = (event: EventView) => plain(sentence(event, seats, view, "aloud"), seats);

test("the banner says whose turn it is and what is left of it", () => {
  expect(banner(view, seats)).toMatchObject({ tone: "mine", text: "Your turn: 3 points left" });
  const others = viewOf(sketch, {
    phase: { type: "turn", seat: 1, spent: false },
    turn: { seat: 1, dice: [1, "wing"], points: 1, flight: false },
  });
  expect(banner(others, seats)).toMatchObject({ tone: "others", text: "Mira's turn: 1 point left" });
  const flight = viewOf(sketch, { turn: { seat: 0, dice: ["wing", "wing"], points: 0, flight: true } });
  expect(banner(flight, seats).text).toBe("Two wings: one of your devils may fly");
});

test("the banner says that a turn waits for its end", () => {
  const turn = { dice: [1, "wing"], points: 0, flight: false } as const;
  const spent = (seat: number) =>
    viewOf(sketch, {
      phase: { type: "turn", seat, spent: true },
      turn: { ...turn, dice: [...turn.dice], seat },
      may: seat === 0 ? { type: "turn", devils: [], propose_stop: false } : null,
    });
  expect(banner(spent(0), seats).text).toBe("Nothing left: end your turn");
  expect(hint(spent(0), NOTHING, null)).toBe("You can still undo your last move");
  expect(banner(spent(1), seats).text).toBe("Waiting for Mira to end the turn");
});

test("a challenge says who comes, and what is at stake for whom", () => {
  const challenge = {
    type: "challenge",
    seat: 0,
    challenger: 3,
    attacked: 0,
    space: outer(3),
    challenger_risks: "out",
    attacked_risks: "loses_hat",
  } as const;
  const asked = viewOf(sketch, { phase: challenge });
  expect(banner(asked, seats).text).toBe("Mira's devil challenges you!");
  expect(stakes(asked, seats, challenge)).toEqual([
    ["You win", "Mira's devil is out, its pot stays, the turn ends"],
    ["Mira wins", "your devil loses its hat, its pot stays"],
    ["Declined", "your devil goes home unharmed, its pot stays"],
  ]);
});

test("what was rolled is said as dice and as points", () => {
  expect(said({ type: "rolled", seat: 1, dice: [2, 3], points: 5, flight: false })).toBe(
    "Mira rolled 2 and 3",
  );
  expect(said({ type: "rolled", seat: 1, dice: [2, "wing"], points: 2, flight: false })).toBe(
    "Mira rolled 2 and a wing: 2 points",
  );
  expect(said({ type: "rolled", seat: 0, dice: ["wing", "wing"], points: 0, flight: true })).toBe(
    "You rolled two wings: a flight",
  );
});

test("pots are named by owner and mark", () => {
  expect(said({ type: "pot_taken", seat: 1, devil: 3, pot: 2, left: null, space: outer(1) })).toBe(
    "Mira took your square pot",
  );
  expect(said({ type: "pot_taken", seat: 0, devil: 0, pot: 5, left: 0, space: outer(1) })).toBe(
    "You took Mira's triangle pot and left your dot pot",
  );
  expect(said({ type: "pot_placed", seat: 1, pot: 7, space: outer(1) })).toBe("Mira placed the cross pot");
});

test("the pots of the fixtures are named as the views name them", () => {
  for (const { id, colour, mark } of view.pots) {
    const owner = view.seats.findIndex((seat) => seat.colour === colour) === 0 ? "your" : "Mira's";
    expect(said({ type: "pot_put_down", seat: 0, devil: 0, pot: id, space: outer(1) })).toBe(
      `You put down ${owner} ${mark} pot`,
    );
  }
});

test("a duel is told in one sentence, for those who do not see it", () => {
  expect(
    said({
      type: "dueled",
      challenger: 0,
      challenger_seat: 0,
      attacked: 3,
      attacked_seat: 1,
      space: inner(5),
      attempts: [1, 2, 3, 1],
      challenger_won: false,
      fate: "loses_hat",
      dropped: null,
    }),
  ).toBe("On press 7 the Greater Devil jumps out for Mira: the attacking devil loses its hat");
});

test("what somebody served is told, and milk with dread", () => {
  const served = { type: "served", seat: 1, devil: 3, pot: 0, space: grillOf("blue") } as const;
  expect(said({ ...served, menu: 5 })).toBe("Mira served your dot pot: 5 points!");
  expect(said({ ...served, menu: "milk" })).toBe("Mira served your dot pot: milk!");
});

test("a space is described with all that is on it, and no menu that is not known", () => {
  expect(contentsOf(view, seats, outer(3))).toEqual([
    "your devil with a hat, carrying your dot pot (5 points)",
  ]);
  expect(contentsOf(view, seats, inner(5))).toEqual(["Mira's devil without a hat, carrying Mira's dot pot"]);
});

test("a tap on a dark space says why it is dark", () => {
  expect(whyNot(view, 0, startOf("yellow"))).toContain("put it down first");
  expect(whyNot(view, 0, startOf("blue"))).toContain("closed");
  expect(whyNot(view, 1, grillOf("yellow"))).toContain("with a pot");
  expect(whyNot(view, 0, inner(3))).toContain("share");
  expect(whyNot(view, 0, outer(7))).toContain("Too far");
});

test("ending a turn says what it gives away", () => {
  expect(endTurn(view, false)).toBe("End turn, 3 unused");
  expect(endTurn(viewOf(sketch, { turn: { seat: 0, dice: [1], points: 0, flight: false } }), false)).toBe(
    "End turn",
  );
});

test("who waits is told when they are on, leaving out who has no devils", () => {
  const waiting = viewOf(
    { ...sketch, colours: ["yellow", "violet", "blue"] },
    { phase: { type: "turn", seat: 1, spent: false } },
  );
  expect(meanwhile(waiting, seatsOf(3, [1]))).toBe("Then Jonas, then you");
  const alone = {
    ...waiting,
    seats: waiting.seats.map((seat, index) => (index === 2 ? { ...seat, devils: 0 } : seat)),
  };
  expect(meanwhile(alone, seatsOf(3, [1]))).toBe("You are next");
});
