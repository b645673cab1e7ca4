import { describe, expect, test } from "vitest";

import type { EventView, View } from "../../protocol/foodie_forest";
import { seatsOf } from "../shared/fixtures";
import { plain } from "../shared/sentence";
import { cardOf, cardsOf, pileOf, scoreOf, seatOf, trickOf, viewOf } from "./fixtures";
import {
  banner,
  explain,
  foretaste,
  lieOpen,
  meanwhile,
  missing,
  moveLabel,
  sentence,
  whyNot,
  whyNotRecipe,
} from "./words";

const SEATS = seatsOf(3);
const mayPlay = (words: string): View["may"] => ({ type: "play", cards: cardsOf(words) });

describe("the banner", () => {
  const text = (changes: Partial<View>) => banner(viewOf(changes), SEATS).text;

  test("says what the viewer has to play", () => {
    expect(text({ may: mayPlay("b1 b5") })).toBe("Your turn: play Bug");
    expect(text({ may: mayPlay("v3 f2 fo t4") })).toBe("You have no Bug: play anything");
    expect(text({ may: mayPlay("b1 v3"), trick: trickOf("1:t4=4", null) })).toBe("Your turn: anything goes");
    expect(text({ may: mayPlay("b1 v3"), trick: trickOf("", null, 0) })).toBe("You lead: play anything");
  });

  test("says what the others have to play", () => {
    const theirs = { phase: { type: "playing", seat: 1 } } as const;
    expect(text(theirs)).toBe("Mira's turn: Bug is required");
    expect(text({ ...theirs, trick: trickOf("1:t4=4", null) })).toBe("Mira's turn: anything goes");
    expect(text({ ...theirs, trick: trickOf("", null, 1) })).toBe("Mira leads");
  });

  test("says whom the table waits for", () => {
    const choosing: Partial<View> = { phase: { type: "choosing", waiting: [0, 2] } };
    expect(text({ ...choosing, may: { type: "choose_recipe", recipes: ["bug"] } })).toBe(
      "Deal 2: choose your recipe",
    );
    expect(text({ ...choosing, you: 1 })).toBe("Waiting for you and Jonas to choose");
    expect(text({ phase: { type: "between_deals", waiting: [1, 2] } })).toBe(
      "Waiting for Mira and Jonas to go on",
    );
    expect(text({ phase: { type: "between_deals", waiting: [0] }, may: { type: "continue" } })).toBe(
      "Deal 2 is over. On to the next?",
    );
  });

  test("says who won", () => {
    const outcome = { places: [1, 3, 1], points: [9, 2, 9], ending: "shared_victory" };
    expect(text({ phase: { type: "over" }, outcome })).toBe("You and Jonas won!");
  });

  test("is the viewer's own only when the viewer is asked", () => {
    expect(banner(viewOf({ may: mayPlay("b1") }), SEATS).tone).toBe("mine");
    expect(banner(viewOf({ you: null }), seatsOf(3, [0], null)).tone).toBe("others");
  });
});

describe("a button says what it does", () => {
  test("with card, recipe or deal", () => {
    expect(moveLabel({ type: "play", card: cardOf("b4") }, viewOf())).toBe("Play Bug 4");
    expect(moveLabel({ type: "play", card: cardOf("fs") }, viewOf())).toBe("Play Fruit spice");
    expect(moveLabel({ type: "play", card: cardOf("vo") }, viewOf())).toBe("Play Vegetable boil-over");
    expect(moveLabel({ type: "choose_recipe", recipe: "empty_pot" }, viewOf())).toBe("Cook Empty pot");
    expect(moveLabel({ type: "continue" }, viewOf())).toBe("On to deal 3");
  });

  test("or what is missing", () => {
    expect(missing(viewOf({ may: mayPlay("b1") }))).toBe("Pick a card");
    expect(missing(viewOf({ may: { type: "choose_recipe", recipes: ["bug"] } }))).toBe("Pick a recipe");
    expect(missing(viewOf())).toBe("");
  });
});

describe("what a card will do", () => {
  const say = (letters: string, trick?: View["trick"]) =>
    foretaste(viewOf({ may: mayPlay(letters), ...(trick && { trick }) }), {
      type: "card",
      picked: { card: cardOf(letters), nth: 0 },
    });

  test("to the total", () => {
    expect(say("b3")).toBe("Makes 8 of 10");
    expect(say("bs")).toBe("Adds nothing: still 5 of 10");
    expect(say("bo")).toBe("Boils over, back to 0");
    expect(say("b5")).toBe("10: fills the pot. 3 cards for you");
    expect(say("b10")).toBe("15: fills the pot. 3 cards for you");
  });

  test("to the required colour", () => {
    expect(say("t4")).toBe("Makes 9 of 10; then anything goes");
    expect(say("v3", trickOf("1:t4=4", null))).toBe("Makes 7 of 10");
  });

  test("when it leads", () => {
    const empty = trickOf("", null, 0);
    expect(say("v3", empty)).toBe("Makes 3 of 10; then Vegetable is required");
    expect(say("v10", empty)).toBe("A 10 that leads counts 0; then Vegetable is required");
    expect(say("fo", empty)).toBe("The total stays 0; then Fruit is required");
    expect(say("t2", empty)).toBe("Makes 2 of 10");
  });

  test("and what a recipe will bring", () => {
    expect(foretaste(viewOf(), { type: "recipe", picked: "trash" })).toBe(
      "Each Trash you take brings 1 point, each spice costs 1.",
    );
  });
});

describe("why not", () => {
  test("because of the colour", () => {
    expect(whyNot(viewOf({ hand: cardsOf("b1 v3") }), SEATS)).toBe("Bug is required, and you have one.");
    expect(whyNot(viewOf(), SEATS)).toBe("Bug is required, and you have some.");
    expect(explain({ rule: "must_follow", required: "fruit" })).toBe("Fruit is required, and you have one.");
  });

  test("because it is not the time", () => {
    expect(whyNot(viewOf({ phase: { type: "playing", seat: 1 } }), SEATS)).toBe("It's Mira's turn.");
    const choosing: Partial<View> = { phase: { type: "choosing", waiting: [0, 1] } };
    expect(whyNot(viewOf(choosing), SEATS)).toBe("First everybody picks a recipe.");
    expect(whyNot(viewOf({ ...choosing, may: { type: "choose_recipe", recipes: ["bug"] } }), SEATS)).toBe(
      "First pick the recipe that suits your hand.",
    );
  });

  test("because the player to the dealer's left has that recipe", () => {
    expect(whyNotRecipe(viewOf({ dealer: 0 }), SEATS)).toBe(
      "As the dealer you can't pick the same recipe as Mira.",
    );
  });
});

describe("who waits", () => {
  const wait = (changes: Partial<View>, seats = SEATS) => meanwhile(viewOf(changes), seats);

  test("is told when the turn comes", () => {
    expect(wait({ phase: { type: "playing", seat: 2 } })).toBe("You are next");
    expect(wait({ phase: { type: "playing", seat: 1 } })).toBe("Then Jonas, then you");
    expect(wait({ phase: { type: "playing", seat: 1 } }, seatsOf(5))).toBe("3 others before you");
  });

  test("is told that nothing is missing", () => {
    expect(wait({ phase: { type: "choosing", waiting: [1] } })).toBe("You have chosen");
    expect(wait({ phase: { type: "choosing", waiting: [0] } })).toBe("");
    expect(wait({ phase: { type: "between_deals", waiting: [1] } })).toBe("You are ready");
  });
});

describe("what happened", () => {
  const say = (event: EventView) => plain(sentence(event, SEATS, viewOf(), "log"), SEATS);

  test("in a sentence about whoever did it", () => {
    const played = {
      type: "played",
      card: cardOf("b4"),
      total: 9,
      required: "bug",
      last_card: false,
    } as const;
    expect(say({ ...played, seat: 1 })).toBe("Mira played Bug 4: 9 in the pot");
    expect(say({ ...played, seat: 0, card: cardOf("fo"), total: 0, last_card: true })).toBe(
      "You played Fruit boil-over: back to 0. Last card!",
    );
    expect(say({ type: "pot_taken", seat: 2, cards: cardsOf("b1 b4 t5") })).toBe(
      "Jonas filled the pot and took 3 cards",
    );
    expect(say({ type: "trick_unclaimed", seat: 0, cards: cardsOf("b1") })).toBe(
      "You had no card left: 1 card in the pot, for nobody",
    );
    expect(say({ type: "dealt", deal: 2, dealer: 0, hand_size: 13, hand: null })).toBe(
      "Deal 2: you dealt 13 cards each",
    );
  });

  test("without a recipe that is secret", () => {
    expect(say({ type: "recipe_chosen", seat: 1, recipe: null })).toBe("Mira chose a recipe");
    expect(say({ type: "recipe_chosen", seat: 0, recipe: "fruit" })).toBe("You chose Fruit");
  });

  test("of all seats together, in full where it is read out and short on the banner", () => {
    const revealed: EventView = { type: "recipes_revealed", recipes: ["fruit", "bug", "empty_pot"] };
    expect(say(revealed)).toBe("The recipes: you Fruit, Mira Bug, Jonas Empty pot");
    expect(plain(sentence(revealed, SEATS, viewOf(), "banner"), SEATS)).toBe("The recipes are turned up");
    const scores = [scoreOf("fruit", 2, 0, 9), scoreOf("bug", 0, 1, 6), scoreOf("trash", 1, 1, 7)];
    expect(say({ type: "deal_scored", scores })).toBe("The deal is over: you +2, Mira −1, Jonas 0");
  });
});

describe("the log, with strict memory", () => {
  const played = (seat: number, letters: string, total: number): EventView => ({
    type: "played",
    seat,
    card: cardOf(letters),
    total,
    required: "bug",
    last_card: false,
  });
  const taken: EventView = { type: "pot_taken", seat: 2, cards: cardsOf("b1 b4 t5") };
  const trick = [played(0, "b1", 1), played(1, "b4", 5), played(2, "t5", 10), taken];

  test("does not list earlier tricks", () => {
    const later = (event: EventView) => plain(sentence(event, SEATS, viewOf(), "later"), SEATS);
    expect(trick.map(later)).toEqual([
      "You played a card: 1 in the pot",
      "Mira played a card: 5 in the pot",
      "Jonas played a card: 10 in the pot",
      "Jonas filled the pot and took 3 cards",
    ]);
    expect(later(played(0, "fo", 0))).toBe("You played a card: 0 in the pot");
    const events = [...trick, played(1, "b4", 4), played(2, "b1", 5)];
    expect(lieOpen(events, viewOf())).toEqual([false, false, false, false, true, true]);
  });

  test("names what lies open in piles, and in a pot that nobody took", () => {
    const seats = ["b1 b4", "", "t5"].map((pile) => seatOf("bug", { pile: pileOf(pile) }));
    const empty = trickOf("", null, 0);
    expect(lieOpen(trick, viewOf({ seats, trick: empty }))).toEqual([true, true, true, false]);
    const left = viewOf({ trick: empty, unclaimed: cardsOf("b4") });
    expect(lieOpen([...trick, played(0, "b4", 4)], left)).toEqual([false, false, false, false, true]);
  });
});
