import { describe, expect, test } from "vitest";
import type { EventView, Illegal, May, View } from "../../protocol/hungry_little_demons";
import { seatsOf } from "../shared/fixtures";
import { plain } from "../shared/sentence";
import { lieOpen, sentence } from "./events";
import { cardOf, cardsOf, cooks, forestOf, gatheredOf, RECIPES, viewOf } from "./fixtures";
import { setupState } from "./seat-state";
import { banner, explain, hint, meanwhile, offerLabel, unpicked, whyNot } from "./words";

const SEATS = seatsOf(2);
const at = (row: number, column: number) => ({ row, column });
const ACT: Extract<May, { type: "act" }> = {
  type: "act",
  chef_to: [],
  chef_home: false,
  look: true,
  gather: [],
  demon_to: [],
  destroy: [],
  destroy_bait: false,
  propose_stop: false,
  turns_down: false,
  home_ends: false,
};

describe("the banner", () => {
  const text = (changes: Partial<View>) => banner(viewOf(changes), SEATS).text;

  test("counts the actions that are left", () => {
    expect(text({ may: ACT })).toBe("Your turn: 3 actions left");
    expect(text({ turn: 1, actions_left: 1 })).toBe("Mira's turn: 1 action left");
  });

  test("says that a turn waits for its end", () => {
    const spent = { phase: { type: "end_turn" }, actions_left: 0 } as const;
    expect(text({ ...spent, may: { type: "end_turn" } })).toBe("No actions left: end your turn");
    expect(text({ ...spent, turn: 1 })).toBe("Waiting for Mira to end the turn");
  });

  test("says what is asked, and whom", () => {
    const sprite = { type: "sprite_take", space: at(0, 0), cards: 3 } as const;
    expect(text({ phase: sprite, may: { type: "sprite_take", cards: [], take: [] } })).toBe(
      "The Wood Sprite shows you 3 cards",
    );
    expect(text({ phase: sprite, turn: 1 })).toBe("The Wood Sprite shows Mira 3 cards");
    expect(text({ phase: { type: "steal", victim: 0 }, turn: 1 })).toBe("Mira may steal from you");
    expect(text({ phase: { type: "return_card", victim: 0 }, turn: 1 })).toBe("Mira picks a card of yours");
    expect(text({ phase: { type: "study", waiting: [1], seconds: null } })).toBe(
      "Waiting for Mira to be ready",
    );
    const outcome = { places: [2, 1], points: [3, 9], ending: "came_home" };
    expect(text({ phase: { type: "over" }, outcome })).toBe("Mira won!");
  });
});

describe("a button", () => {
  const label = (offer: Parameters<typeof offerLabel>[0], changes: Partial<View> = {}) =>
    offerLabel(offer, viewOf(changes), SEATS);

  test("says exactly what it does", () => {
    expect(label({ type: "move_chef", space: at(3, 2) })).toBe("Step out");
    expect(label({ type: "name_ingredient", space: at(3, 2) })).toBe("Mischief: name an ingredient");
    expect(label({ type: "move_demon", house: 1 })).toBe("Send demon to Mira");
    expect(label({ type: "move_demon", house: 0 })).toBe("Send demon home");
    expect(label({ type: "destroy", furniture: "bed" })).toBe("Destroy the Bed");
    expect(label({ type: "place_house", door: { side: "top", index: 0 } })).toBe("Build at top, column 1");
  });

  test("names the card that it takes", () => {
    const may: May = { type: "sprite_take", cards: cardsOf("Eggs< bait"), take: [0, 1] };
    expect(label({ type: "sprite_take", card: 1 }, { may })).toBe("Take a Demon Bait");
    expect(label({ type: "sprite_take", card: null }, { may })).toBe("Take nothing");
    const seats = viewOf().seats.map((seat) => ({ ...seat, ...cooks([RECIPES.miso], "Greens^ Onions<") }));
    expect(label({ type: "steal", card: 1 }, { seats, may: { type: "steal", victim: 1, cards: [1] } })).toBe(
      "Steal Onions",
    );
    expect(label({ type: "return_card", card: 0 }, { seats, may: { type: "return_card", victim: 1 } })).toBe(
      "Put Greens on the deck",
    );
  });

  test("tells gathering here from gathering above", () => {
    const seats = viewOf().seats.map((seat) => ({ ...seat, chef_at: at(2, 2) }));
    expect(label({ type: "gather", space: at(2, 2) }, { seats })).toBe("Gather");
    expect(label({ type: "gather", space: at(1, 2) }, { seats })).toBe("Gather above");
    expect(label({ type: "move_chef", space: at(1, 2) }, { seats })).toBe("Step here");
  });

  test("that cannot be pressed yet says what it waits for", () => {
    const may: May = { type: "sprite_order", cards: cardsOf("Eggs< bait sprite") };
    expect(unpicked(may, { type: "order", numbers: [2] })).toBe("Tap the 2nd card");
    expect(unpicked({ type: "return_card", victim: 1 }, null)).toBe("Pick a card");
  });
});

describe("the hint", () => {
  test("reads out the picked card, with who stands there", () => {
    const view = viewOf({
      forest: forestOf(". Eggs< . . . .", "?Honey^ . . . . ."),
      seats: viewOf().seats.map((seat) => ({ ...seat, chef_at: at(0, 0) })),
    });
    const of = (row: number, column: number) => hint(view, { type: "space", space: at(row, column) }, SEATS);
    expect(of(0, 1)).toBe("Row 1, column 2: Eggs, arrow left");
    expect(of(1, 0)).toBe("Row 2, column 1, as you remember: Honey, arrow up");
    expect(of(0, 0)).toBe("Row 1, column 1: face down; Olive and Burgundy stand here");
  });

  test("reads out the picked house", () => {
    const view = viewOf({ seats: viewOf().seats.map((seat) => ({ ...seat, baits: 1, demon_in: 1 })) });
    expect(hint(view, { type: "house", seat: 1 }, SEATS)).toBe(
      "Mira's house: Bed, Table and Chair, 1 Bait, 2 demons",
    );
    expect(hint(view, { type: "house", seat: 0 }, SEATS)).toBe(
      "Your house: Bed, Table and Chair, 1 Bait, 0 demons",
    );
  });

  test("says what becomes of the furniture that can be destroyed", () => {
    const seats = viewOf().seats.map((seat) => ({ ...seat, demon_in: 1 }));
    const here = (may: Partial<typeof ACT>) =>
      hint(viewOf({ seats, may: { ...ACT, ...may } }), { type: "house", seat: 1 }, SEATS);
    expect(here({ destroy: ["bed", "chair"] })).toBe(
      "Mira's house. Bed: you may steal; Chair: the chef goes home",
    );
    expect(here({ destroy_bait: true })).toBe("Mira's house: your demon goes for the Demon Bait first");
  });

  test("says when one is next", () => {
    expect(meanwhile(viewOf({ turn: 1 }), SEATS)).toBe("You are next");
    expect(meanwhile(viewOf({ turn: 1, seats: [] }), seatsOf(4))).toBe("Then Jonas and Priya, then you");
    expect(meanwhile(viewOf({ you: null, turn: 1 }), SEATS)).toBe("");
  });

  test("says why a chef at home reaches nothing", () => {
    const view = viewOf({ may: { ...ACT, look: false } });
    expect(whyNot(view, { type: "space", space: at(0, 0) })).toMatch(/only mischief/);
    expect(whyNot(view, { type: "space", space: at(3, 2) })).toBeNull();
    expect(whyNot(view, null)).toBeNull();
  });
});

describe("what happened", () => {
  const said = (event: EventView, aloud: boolean) =>
    plain(sentence(event, SEATS, viewOf(), aloud ? "aloud" : "log"), SEATS);

  test("names a revealed card aloud, but not in the log", () => {
    const events: EventView[] = [
      { type: "turned_up", seat: 1, space: at(1, 4), card: cardOf("Honey<"), action: { type: "look" } },
      {
        type: "turned_up",
        seat: 0,
        space: at(1, 4),
        card: cardOf("Honey<"),
        action: { type: "mischief", named: 6 },
      },
      { type: "banished", seat: 0, space: at(1, 4), card: cardOf("Honey<") },
      { type: "refilled", space: at(1, 4), card: cardOf("Honey<") },
      { type: "card_returned", seat: 0, victim: 1, number: 0, card: gatheredOf("Honey<") },
    ];
    for (const event of events) {
      expect(said(event, true)).toContain("Honey");
      expect(said(event, false)).not.toContain("Honey");
    }
    expect(events.map((event) => said(event, true))).toEqual([
      "Mira looked at row 2, column 5: Honey",
      "You made mischief at row 2, column 5 and named Honey: Honey",
      "Right! Honey goes under the deck",
      "New at row 2, column 5: Honey",
      "Honey went from Mira onto the deck",
    ]);
  });

  test("tells a Sprite's cards only to who sees them, and only once", () => {
    const own: EventView = {
      type: "sprite_peeked",
      seat: 0,
      space: at(0, 0),
      count: 2,
      cards: cardsOf("Eggs< bait"),
    };
    expect(said(own, true)).toBe("You met a Wood Sprite and saw 2 cards: Eggs and a Demon Bait");
    expect(said(own, false)).toBe("You met a Wood Sprite and saw 2 cards");
    expect(said({ ...own, seat: 1, cards: null }, true)).toBe("Mira met a Wood Sprite and saw 2 cards");
  });

  test("says whose demon did what", () => {
    expect(said({ type: "destroyed", seat: 1, victim: 0, furniture: "bed" }, true)).toBe(
      "Mira's demon destroyed your Bed",
    );
    expect(said({ type: "demon_moved", seat: 0, house: 1 }, true)).toBe("Your demon went to Mira's house");
    expect(said({ type: "demon_moved", seat: 0, house: 0 }, true)).toBe("Your demon went home");
    expect(said({ type: "shifted", gap: at(1, 2), direction: "up", edge: at(3, 2) }, true)).toBe(
      "The forest shifted up, column 3",
    );
    expect(said({ type: "ended", by: 1, ending: "came_home", expelled: [0] }, true)).toBe(
      "Mira's chef is home with a recipe and drove out 1 demon",
    );
  });
});

describe("a refusal", () => {
  test("is said in a sentence, whatever the rule", () => {
    const rules: Illegal["rule"][] = [
      "not_now",
      "chef_taken",
      "door_too_close",
      "bait_protects",
      "no_stop_yet",
    ];
    const told = rules.map((rule) => explain({ rule } as Illegal));
    expect(new Set(told).size).toBe(rules.length);
    for (const text of told) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

describe("the setup", () => {
  test("says how far each seat is", () => {
    const study = viewOf({ phase: { type: "study", waiting: [1], seconds: null } });
    expect(setupState(study, 0)).toEqual({ text: "ready", done: true });
    expect(setupState(study, 1)).toEqual({ text: "is studying", done: false });
    const seats = viewOf().seats.map((seat) => ({ ...seat, door: null }));
    expect(setupState(viewOf({ seats, phase: { type: "place_house" }, turn: 1 }), 1)?.text).toBe(
      "is picking a door",
    );
    expect(setupState(viewOf(), 1)).toBeNull();
  });
});

describe("the log, with strict memory", () => {
  const taken: EventView = { type: "ingredient_taken", seat: 1, space: at(0, 0), card: gatheredOf("C>") };
  const stole: EventView = { type: "stole", seat: 0, victim: 1, number: 0, card: gatheredOf("C>") };
  const having = (own: string, other: string) =>
    viewOf({
      seats: [own, other].map((cards, seat) => {
        const before = viewOf().seats[seat];
        if (!before) throw new Error("there is no such seat");
        return { ...before, ...cooks([], cards) };
      }),
    });

  test("does not say what was gathered once it lies in the deck again", () => {
    const later = (event: EventView) => plain(sentence(event, SEATS, viewOf(), "later"), SEATS);
    expect(later(taken)).toBe("Mira gathered a card");
    expect(later(stole)).toBe("You stole a card from Mira");
    expect(lieOpen([taken, taken], having("", "C>"))).toEqual([false, true]);
    expect(lieOpen([taken], having("", ""))).toEqual([false]);
  });

  test("names a stolen card, and where it was gathered, as long as it lies before the thief", () => {
    expect(lieOpen([taken, stole], having("C>", ""))).toEqual([true, true]);
    expect(lieOpen([taken, stole], having("", ""))).toEqual([false, false]);
  });
});
