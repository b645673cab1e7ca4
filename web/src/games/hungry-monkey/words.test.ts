import { describe, expect, test } from "vitest";

import type { Animal, EventView, May, View } from "../../protocol/hungry_monkey";
import { seatsOf } from "../shared/fixtures";
import { plain } from "../shared/sentence";
import { rowOf, seatOf, viewOf } from "./fixtures";
import { pileOf } from "./pile";
import {
  banner,
  explain,
  lieOpen,
  meanwhile,
  missing,
  moveLabel,
  sentence,
  whyNot,
  whyNotPlace,
} from "./words";

const SEATS = seatsOf(3);

function turn(changes: Partial<Extract<May, { type: "turn" }>> = {}): May {
  return {
    type: "turn",
    play: ["rhino"],
    draw: true,
    row: [],
    take_pile: false,
    propose_stop: false,
    ...changes,
  };
}

describe("the banner", () => {
  const text = (changes: Partial<View>) => banner(viewOf(changes), SEATS).text;

  test("says what has to be played", () => {
    expect(text({ may: turn() })).toBe("Your turn: play 9 or higher");
    expect(text({ may: turn(), required: { type: "anything" } })).toBe("Your turn: play anything");
    expect(text({ may: turn(), required: { type: "at_most", number: 8 } })).toBe("Buffalo! Play 8 or lower");
  });

  test("says what is left when nothing fits", () => {
    expect(text({ may: turn({ play: [] }) })).toBe("Nothing fits (9 or higher): try your luck");
    expect(text({ may: turn({ play: [], draw: false, take_pile: true }) })).toBe(
      "Nothing of yours fits: the pile is yours",
    );
    expect(text({ may: turn({ play: [], draw: false, row: [1] }) })).toBe(
      "Play a row card unseen: 9 or higher",
    );
  });

  test("says whom the table waits for", () => {
    expect(text({ phase: { type: "turn", seat: 1 } })).toBe("Mira's turn: 9 or higher");
    expect(text({ phase: { type: "peek", seat: 2 } })).toBe("Jonas is peeking at a card");
    expect(text({ phase: { type: "between_games", waiting: [1, 2] } })).toBe(
      "Waiting for Mira and Jonas to go on",
    );
  });

  test("says who won", () => {
    const outcome = { places: [1, 3, 1], points: null, ending: "beans" };
    expect(text({ phase: { type: "over" }, outcome })).toBe("You and Jonas won!");
  });

  test("is the viewer's own only when the viewer is asked", () => {
    expect(banner(viewOf({ may: turn() }), SEATS).tone).toBe("mine");
    expect(banner(viewOf({ you: null, phase: { type: "swap", seat: 0 } }), seatsOf(3, [0], null)).tone).toBe(
      "others",
    );
  });
});

describe("a button says what it does", () => {
  const label = (move: Parameters<typeof moveLabel>[0]) => moveLabel(move, viewOf(), SEATS);
  const none = { monkeys_on_top: 0, monkeys_beneath: 0 };

  test("with the cards to be played", () => {
    expect(label({ type: "play", animal: "rhino", count: 2, ...none })).toBe("Play 2 Rhinos");
    expect(label({ type: "play", animal: "ant", count: 1, ...none })).toBe("Play Ant");
    expect(label({ type: "play", animal: "rhino", count: 1, monkeys_on_top: 1, monkeys_beneath: 1 })).toBe(
      "Play Rhino + 2 Monkeys",
    );
    expect(label({ type: "play", animal: "monkey", count: 2, ...none })).toBe("Play 2 Monkeys");
  });

  test("with the place", () => {
    expect(label({ type: "swap", slot: 2, animal: "frog" })).toBe("Swap Frog with your 3rd card");
    expect(label({ type: "peek", seat: 2, slot: 1 })).toBe("Peek at Jonas's 2nd card");
    expect(label({ type: "peek", seat: 0, slot: 0 })).toBe("Peek at your 1st card");
    expect(label({ type: "play_row", slot: 3 })).toBe("Play your 4th card");
  });

  test("or what is missing", () => {
    const swap = viewOf({ may: { type: "swap", slots: [0] } });
    expect(missing(swap, 0, null)).toBe("Pick a card and a place");
    expect(missing(swap, 0, { seat: 0, slot: 0 })).toBe("Pick a hand card");
    expect(missing(swap, 1, null)).toBe("Pick a place in your row");
  });
});

describe("whoever is not asked", () => {
  const say = (changes: Partial<View>) =>
    meanwhile(viewOf({ phase: { type: "turn", seat: 1 }, ...changes }), SEATS);

  test("is told who comes first", () => {
    expect(say({})).toBe("Then Jonas, then you");
    expect(say({ seats: [seatOf(), seatOf(), seatOf({ place: 1 })] })).toBe("You are next");
  });

  test("is told of being out", () => {
    expect(say({ seats: [seatOf({ place: 1 }), seatOf(), seatOf()] })).toContain("1st");
  });

  test("is told nothing when asked, or only watching", () => {
    expect(say({ phase: { type: "turn", seat: 0 } })).toBe("");
    expect(say({ you: null })).toBe("");
  });
});

describe("why not", () => {
  test("a card is too low, or too high for the Buffalo", () => {
    expect(whyNot(viewOf({ may: turn() }), "frog", SEATS)).toBe("Frog is 4; it has to be 9 or higher.");
    expect(whyNot(viewOf({ may: turn(), required: { type: "at_most", number: 8 } }), "rhino", SEATS)).toBe(
      "Rhino is 9; the Buffalo wants 8 or lower.",
    );
  });

  test("it is somebody else's turn", () => {
    expect(whyNot(viewOf({ phase: { type: "turn", seat: 1 } }), "rhino", SEATS)).toBe("It's Mira's turn.");
  });

  test("the row comes last", () => {
    const place = { seat: 0, slot: 0 };
    expect(whyNotPlace(viewOf({ may: turn() }), place, SEATS)).toContain("draw pile");
    expect(whyNotPlace(viewOf({ may: turn({ draw: false }), drawable: 0 }), place, SEATS)).toContain("hand");
    expect(whyNotPlace(viewOf({ may: turn() }), { seat: 1, slot: 0 }, SEATS)).toContain("Snake");
  });

  test("the place is empty", () => {
    const seats = [seatOf({ row: rowOf(".ddd") }), seatOf(), seatOf()];
    expect(whyNotPlace(viewOf({ may: turn(), seats }), { seat: 0, slot: 0 }, SEATS)).toContain("no card");
  });
});

test("a refusal names the number that is missed", () => {
  expect(explain({ rule: "too_low", at_least: 9 })).toBe("That's too low; it has to be 9 or higher.");
  expect(explain({ rule: "too_high", at_most: 8 })).toBe("That's too high; the Buffalo wants 8 or lower.");
  expect(explain({ rule: "stop_too_early", turns: 1 })).toContain("in 1 turn.");
});

describe("what happened", () => {
  const say = (event: EventView, privately = false) =>
    plain(sentence(event, SEATS, viewOf(), privately ? "aloud" : "log"), SEATS);

  test("in a sentence about whoever did it", () => {
    const rhinos = {
      type: "played",
      source: { type: "hand" },
      cards: ["rhino", "monkey", "rhino"],
      valid: true,
    } as const;
    expect(say({ ...rhinos, seat: 1, cards: [...rhinos.cards] })).toBe("Mira played 2 Rhinos and a Monkey");
    expect(say({ ...rhinos, seat: 0, cards: ["ant"] })).toBe("You played an Ant");
  });

  test("when an unseen card did not fit", () => {
    const unseen = { type: "played", seat: 1, cards: ["snake"], valid: false } as const;
    expect(say({ ...unseen, source: { type: "draw_pile" }, cards: ["snake"] })).toBe(
      "Mira drew and played a Snake, which doesn't fit",
    );
    expect(say({ ...unseen, source: { type: "row", slot: 1 }, cards: ["snake"] })).toBe(
      "Mira turned up the 2nd row card: a Snake, which doesn't fit",
    );
  });

  test("names a card that one seat saw only where it is said once", () => {
    const peeked: EventView = { type: "peeked", seat: 0, owner: 2, slot: 1, animal: "tiger" };
    expect(say(peeked, true)).toBe("You peeked at Jonas's 2nd card: a Tiger");
    expect(say(peeked)).toBe("You peeked at Jonas's 2nd card");
    const swapped: EventView = { type: "swapped", seat: 0, slot: 2, placed: "frog", taken: "tiger" };
    expect(say(swapped, true)).toBe("You swapped the 3rd row card: Frog in, Tiger out");
    expect(say(swapped)).toBe("You swapped the 3rd row card");
  });

  test("of own rows, in the third person too", () => {
    expect(say({ type: "peeked", seat: 1, owner: 1, slot: 0, animal: null })).toBe(
      "Mira peeked at their own 1st card",
    );
    expect(say({ type: "peeked", seat: 0, owner: 0, slot: 0, animal: null })).toBe(
      "You peeked at your 1st card",
    );
  });

  test("of beans, with the values that may be known", () => {
    expect(say({ type: "beans", seat: 0, change: 2, values: [2, 3] })).toBe("You won 2 bean cards (2 and 3)");
    expect(say({ type: "beans", seat: 1, change: -1, values: null })).toBe("Mira lost 1 bean card");
  });
});

describe("the log, with strict memory", () => {
  const hand = { type: "hand" } as const;
  const played = (seat: number, ...cards: Animal[]): EventView => ({
    type: "played",
    seat,
    source: hand,
    cards,
    valid: true,
  });
  const later = (event: EventView) => plain(sentence(event, SEATS, viewOf(), "later"), SEATS);
  const pile = (...animals: Animal[]) => viewOf({ pile: pileOf(animals) });

  test("says how many cards they were, not which, once they are gone", () => {
    expect(later(played(1, "rhino", "rhino", "monkey"))).toBe("Mira played 3 cards");
    const unseen = { type: "played", seat: 1, cards: ["snake"], valid: false } as const;
    expect(later({ ...unseen, cards: ["snake"], source: { type: "draw_pile" } })).toBe(
      "Mira drew and played 1 card, which doesn't fit",
    );
    expect(later({ ...unseen, cards: ["snake"], source: { type: "row", slot: 1 } })).toBe(
      "Mira turned up the 2nd row card, which doesn't fit",
    );
    expect(later({ type: "took_pile", seat: 1, cards: ["frog", "rhino"], reason: "ant" })).toBe(
      "Mira took 2 cards",
    );
    expect(later({ type: "discarded", seat: 0, cards: ["frog", "tiger"], reason: "tiger" })).toBe(
      "You cleared the pile away: 2 cards",
    );
    expect(later({ type: "buffalo_binds", seat: 0 })).toBe("Your next card must not be higher");
  });

  test("names what is on the pile, which anybody may look through", () => {
    const events = [played(0, "frog"), played(1, "rhino", "rhino"), played(2, "elephant")];
    expect(lieOpen(events, pile("frog", "rhino", "rhino", "elephant"))).toEqual([true, true, true]);
    expect(lieOpen(events, pile())).toEqual([false, false, false]);
  });

  test("names the Ants that stay when they bring what lay beneath", () => {
    const brought: EventView = { type: "took_pile", seat: 1, cards: ["frog"], reason: "ant" };
    const events = [played(0, "frog"), played(1, "ant"), brought];
    expect(lieOpen(events, pile("ant"))).toEqual([false, true, true]);
    expect(lieOpen([...events, played(0, "tiger")], pile())).toEqual([false, false, false, false]);
  });

  test("names a Buffalo as long as it lies there", () => {
    const events: EventView[] = [played(0, "buffalo"), { type: "buffalo_binds", seat: 1 }];
    expect(lieOpen(events, pile("buffalo"))).toEqual([true, true]);
    expect(lieOpen(events, pile())).toEqual([false, false]);
  });

  test("never names the bean that was put away", () => {
    const lost: EventView = { type: "beans", seat: 0, change: -1, values: [1] };
    expect(plain(sentence(lost, SEATS, viewOf(), "aloud"), SEATS)).toBe("You lost 1 bean card (1)");
    expect(plain(sentence(lost, SEATS, viewOf(), "log"), SEATS)).toBe("You lost 1 bean card");
  });
});
