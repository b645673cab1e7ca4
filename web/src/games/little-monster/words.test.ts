import { describe, expect, test } from "vitest";
import type { EventView, View } from "../../protocol/little_monster";
import type { Voice } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { plain } from "../shared/sentence";
import {
  foodNamed,
  foodsOf,
  fromFood,
  mealOf,
  monsterNamed,
  move,
  racersOf,
  turnOf,
  viewOf,
} from "./fixtures";
import { NOTHING, type Selection } from "./select";
import { lieOpen, sentence } from "./story";
import { banner, explain, foretaste, missing, moveLabel, whyNot } from "./words";

const SEATS = seatsOf(3);

describe("the banner", () => {
  const text = (changes: Partial<View>) => banner(viewOf(changes), SEATS).text;

  test("asks for a meal, or says that one is due", () => {
    expect(text({ may: turnOf("Renatka, Zosia") })).toBe("Your turn: feed a monster?");
    expect(text({ fed: 1, may: turnOf("Renatka, Zosia") })).toBe("Feed once more?");
    expect(text({ fed: 2, may: turnOf("") })).toBe("Fed twice: end your turn");
    expect(text({ hand: foodsOf("Soup"), may: turnOf("Renatka") })).toBe("Too little to feed anybody");
    const must = turnOf("Renatka", { must_feed: true });
    expect(text({ hand: foodsOf("Ham, Ham, Jelly, Cabbage"), may: must })).toBe(
      "Over 30 in hand: feed a monster",
    );
    expect(text({ may: must })).toBe("Nothing left to draw: feed a monster");
  });

  test("names what a question comes from", () => {
    const under_way = { seat: 0, source: fromFood("Mint tea"), steps: [move("one_of_yours", 1)] };
    expect(text({ under_way, may: { type: "target", monsters: [0, 2] } })).toBe(
      "Mint tea: move one of yours 1",
    );
    expect(text({ under_way, phase: { type: "target", seat: 1 } })).toBe("Mint tea: Mira chooses a monster");
  });

  test("says how much has to be covered", () => {
    const feeding = mealOf(0, "Renatka", "Soup, Ham", { over: 1 });
    expect(text({ feeding, may: { type: "cover", cards: foodsOf("Soup, Ham") } })).toBe(
      "1 too many: cover a card",
    );
  });

  test("does not tell others that somebody has to feed", () => {
    expect(text({ phase: { type: "turn", seat: 1 }, turn: 1 })).toBe("Mira's turn");
  });
});

describe("a button", () => {
  const label = (move: Parameters<typeof moveLabel>[0], changes: Partial<View> = {}) =>
    moveLabel(move, viewOf(changes), SEATS);

  test("says what it does", () => {
    expect(label({ type: "feed", monster: monsterNamed("Zosia"), cards: [] })).toBe("Feed Zosia");
    expect(label({ type: "cover", card: foodNamed("Soup") })).toBe("Cover Soup");
    expect(label({ type: "resolve", card: foodNamed("Pizza") })).toBe("Pizza next");
    expect(label({ type: "steal_from", seat: 2 })).toBe("Steal from Jonas");
    expect(label({ type: "discard", cards: foodsOf("Soup, Ham") })).toBe("Discard Soup and Ham");
    const may = { type: "answer", steps: [{ verb: "draw", count: 1 }] } as const;
    expect(label({ type: "answer", perform: true }, { may: { ...may, steps: [...may.steps] } })).toBe(
      "Draw 1",
    );
  });

  test("or what is missing", () => {
    const view = viewOf({ may: turnOf("Renatka, Zosia") });
    const cards = [{ food: foodNamed("Cabbage"), nth: 0 }];
    const say = (changes: Partial<Selection>) => missing(view, { ...NOTHING, ...changes });
    expect(say({})).toBe("Pick cards to feed");
    expect(say({ cards })).toBe("Pick who eats");
    expect(say({ cards, eater: monsterNamed("Renatka") })).toBe("5 more for Renatka");
    expect(missing(viewOf({ hand: foodsOf("Soup"), may: turnOf("Renatka") }), NOTHING)).toBe("");
  });
});

test("picked cards are added up for who eats them", () => {
  const view = viewOf({ may: turnOf("Renatka, Zosia") });
  const cards = [{ food: foodNamed("Cabbage"), nth: 0 }];
  expect(foretaste(view, { ...NOTHING, cards })).toBe("7 so far: who eats?");
  expect(foretaste(view, { ...NOTHING, cards, eater: monsterNamed("Renatka") })).toBe("7 of 12: 5 more");
});

test("a tap that picks nothing says why", () => {
  expect(whyNot(viewOf({ fed: 2, may: turnOf("") }), SEATS)).toBe("You have fed twice in this turn.");
  expect(whyNot(viewOf({ phase: { type: "target", seat: 1 }, turn: 1 }), SEATS)).toBe("It's Mira's turn.");
});

test("a refusal is explained", () => {
  expect(explain({ rule: "must_feed" })).toContain("before your turn can end");
});

describe("what happened", () => {
  const view = viewOf({ racers: racersOf("Renatka 2, Zosia 1", "Gucio 3, Olek 1") });
  const say = (event: EventView, voice: Voice = "aloud") => plain(sentence(event, SEATS, view, voice), SEATS);

  test("in a sentence", () => {
    expect(
      say({
        type: "fed",
        seat: 1,
        monster: monsterNamed("Gucio"),
        cards: foodsOf("Soup, Pizza, Ham"),
        feeds_at: 15,
      }),
    ).toBe("Mira fed Gucio: Soup, Pizza and Ham, 3 too many");
    expect(say({ type: "moved", monster: monsterNamed("Gucio"), from: 3, to: 2, home: false })).toBe(
      "Mira's Gucio goes 1 back",
    );
    expect(say({ type: "moved", monster: monsterNamed("Renatka"), from: 8, to: 9, home: true })).toBe(
      "Renatka is home, and stays for tea!",
    );
    expect(say({ type: "began", seat: 1, source: fromFood("Pizza") })).toBe("Pizza: all move 1");
  });

  test("the log forgets what only the viewer saw", () => {
    const drew: EventView = { type: "drew", seat: 0, count: 1, cards: foodsOf("Ham") };
    expect(say(drew)).toBe("You drew Ham");
    expect(say(drew, "log")).toBe("You drew 1 card");
  });
});

describe("the log, with strict memory", () => {
  const view = viewOf({ racers: racersOf("Renatka 2, Zosia 1", "Gucio 3, Olek 1") });
  const fed = (foods: string): EventView => ({
    type: "fed",
    seat: 1,
    monster: monsterNamed("Gucio"),
    cards: foodsOf(foods),
    feeds_at: 15,
  });
  const covered: EventView = { type: "covered", seat: 1, card: foodNamed("Ham") };
  const began: EventView = { type: "began", seat: 1, source: fromFood("Pizza") };
  const events = [fed("Soup, Pizza"), covered, began, fed("Soup, Pizza, Ham"), covered, began];

  test("says how much was eaten, not what, once the meal is cleared away", () => {
    const later = (event: EventView) => plain(sentence(event, SEATS, view, "later"), SEATS);
    expect(later(fed("Soup, Pizza, Ham"))).toBe("Mira fed Gucio: 3 cards, 3 too many");
    expect(later(covered)).toBe("Mira covered a card");
    expect(later({ type: "took_back", seat: 1, card: foodNamed("Ham") })).toBe(
      "Still too much: Mira took a card back",
    );
    expect(later(began)).toBe("An action was done");
    expect(later({ type: "not_done", seat: 1, source: fromFood("Pizza"), unmet: true })).toBe(
      "An action: not now",
    );
    expect(later({ type: "discarded", seat: 1, cards: foodsOf("Soup, Ham") })).toBe("Mira discarded 2 cards");
  });

  test("names what lies on the table", () => {
    const eating = viewOf({ feeding: mealOf(1, "Gucio", "Soup, Pizza, Ham") });
    expect(lieOpen(events, eating)).toEqual([false, false, false, true, true, true]);
    expect(lieOpen(events, view)).toEqual(events.map(() => false));
  });
});
