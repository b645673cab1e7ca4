/** Views to try things with, in tests and in the gallery. */
import type {
  Action,
  FeedingView,
  Food,
  FoodCard,
  Monster,
  MonsterCard,
  Racer,
  Rule,
  SeatView,
  Source,
  Step,
  View,
  Who,
} from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";

export function move(who: Who, plates: number): Step {
  return { verb: "move", who, plates };
}

function food(name: string, value: number, copies: number, ...action: Action): FoodCard {
  return { name, value, copies, action };
}

function monster(name: string, ...rules: Rule[]): MonsterCard {
  return { name, abilities: rules.map((rule) => ({ words: "as the edition has it", rule })) };
}

export const FOODS: FoodCard[] = [
  food("Mint tea", 1, 2, move("one_of_yours", 1)),
  food("Chilli", 1, 2, move("fastest", -2)),
  food("Fruit salad", 2, 3, { verb: "draw", count: 2 }, { verb: "discard", count: 1 }),
  food("Coffee", 2, 2, move("your_slowest", 1)),
  food("Pierogi", 3, 3, move("slowest", 2)),
  food("Sushi", 3, 2, { verb: "may", steps: [{ verb: "draw", count: 1 }] }),
  food("Pancakes", 4, 3, move("your_slowest", 1)),
  food("Soup", 4, 3, move("fastest", -1)),
  food("Pizza", 5, 3, move("all", 1)),
  food("Fries", 5, 3, { verb: "steal", count: 1 }),
  food("Burger", 6, 2, move("another_players", -1)),
  food("Doughnut", 6, 2, move("your_fastest", 1)),
  food("Cabbage", 7, 2, { verb: "discard", count: 1 }),
  food("Stew", 7, 2, { verb: "others_draw", count: 1 }),
  food("Roast goose", 8, 2, move("your_fastest", -1)),
  food("Jelly", 8, 1, move("slowest", 1)),
  food("Ham", 9, 2, move("all_others", 1)),
  food("Birthday cake", 9, 1),
];

export const MONSTERS: MonsterCard[] = [
  monster("Renatka", { type: "feeds_at", value: 12 }),
  monster(
    "Kondzio",
    { type: "feeds_at", value: 20 },
    { type: "when_fed", portion: { type: "any" }, action: [move("itself", 1)] },
  ),
  monster("Zosia", { type: "start_of_turn", condition: { type: "slowest" }, action: [move("itself", 1)] }),
  monster("Tadek", {
    type: "start_of_turn",
    condition: null,
    action: [
      {
        verb: "may",
        steps: [
          { verb: "discard", count: 1 },
          { verb: "draw", count: 1 },
        ],
      },
    ],
  }),
  monster("Frania", {
    type: "when_fed",
    portion: { type: "exactly" },
    action: [{ verb: "draw", count: 1 }],
  }),
  monster("Gucio", { type: "not_back_by_others" }),
  monster("Hela", {
    type: "start_of_turn",
    condition: { type: "hand_of_at_most", cards: 0 },
    action: [{ verb: "draw", count: 1 }],
  }),
  monster("Ignacy", { type: "when_finishes", whose: "your_other", action: [move("itself", 1)] }),
  monster(
    "Jagna",
    { type: "hand_limit", value: 40 },
    { type: "when_fed", portion: { type: "at_least", cards: 4 }, action: [{ verb: "draw", count: 1 }] },
  ),
  monster("Leon", {
    type: "when_fed",
    portion: { type: "at_least", cards: 4 },
    action: [move("itself", 1)],
  }),
  monster("Mania", { type: "start_of_turn", condition: null, action: [{ verb: "look" }] }),
  monster("Nela", {
    type: "start_of_turn",
    condition: { type: "shares_plate", with_your_other: true, not_the_start: true },
    action: [move("itself", 1)],
  }),
  monster("Olek", { type: "further_with_all", plates: 1 }),
  monster("Pola", { type: "when_fed", portion: { type: "exactly" }, action: [move("your_other", 1)] }),
];

/** The food of this name. */
export function foodNamed(name: string): Food {
  return FOODS.findIndex((card) => card.name === name);
}

/** The monster of this name. */
export function monsterNamed(name: string): Monster {
  return MONSTERS.findIndex((card) => card.name === name);
}

/** Foods from their names: "Pizza, Soup". Sorted as a hand is. */
export function foodsOf(names: string): Food[] {
  return names
    .split(", ")
    .filter(Boolean)
    .map(foodNamed)
    .sort((one, other) => one - other);
}

/** Where each seat's two monsters are: "Renatka 3, Zosia 0" by seat. Plate 9 is home. */
export function racersOf(...seats: string[]): Racer[] {
  return seats.flatMap((words, owner: Seat) =>
    words.split(", ").map((word): Racer => {
      const [name = "", at = "0"] = word.split(" ");
      const which = monsterNamed(name);
      const fed = MONSTERS[which]?.abilities.find(({ rule }) => rule.type === "feeds_at")?.rule;
      return {
        monster: which,
        owner,
        at: Number(at),
        home: Number(at) === 9,
        feeds_at: fed?.type === "feeds_at" ? fed.value : 15,
      };
    }),
  );
}

export function seatOf(hand_size: number, changes: Partial<SeatView> = {}): SeatView {
  return {
    hand_size,
    hand_limit: 30,
    fastest: null,
    slowest: null,
    drafted: [],
    known: [],
    rejected: null,
    ...changes,
  };
}

/** A meal from words: "Pizza, Soup covered, Sushi done". */
export function mealOf(
  seat: Seat,
  eater: string,
  words: string,
  changes: Partial<FeedingView> = {},
): FeedingView {
  const cards = words.split(", ").map((word) => {
    const [, name = "", state] = /^(.*?)(?: (covered|done))?$/.exec(word) ?? [];
    return { card: foodNamed(name), covered: state === "covered", pending: state === undefined };
  });
  return { seat, monster: monsterNamed(eater), feeds_at: 15, cards, over: 0, stage: "actions", ...changes };
}

export function fromFood(name: string): Source {
  return { type: "food", card: foodNamed(name) };
}

/** A view of two seats in the third round: the first seat's, on turn. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    foods: FOODS,
    monsters: MONSTERS,
    feeds_at: 15,
    phase: { type: "turn", seat: 0 },
    round: 3,
    stopping: {
      counted: "rounds",
      quiet: 2,
      may_ask_at: 20,
      stops_at: null,
      length: { played: 2, most: 100 },
    },
    starter: 0,
    turn: 0,
    fed: 0,
    track: { plates: 10, finish: 9 },
    racers: racersOf("Renatka 2, Zosia 1", "Gucio 3, Olek 1"),
    fastest: monsterNamed("Gucio"),
    slowest: null,
    seats: [seatOf(6), seatOf(4)],
    offer: [],
    kept: null,
    hand: foodsOf("Mint tea, Fruit salad, Sushi, Pizza, Pizza, Cabbage"),
    discarding: [],
    deck: 22,
    discarded: 8,
    top_discard: foodNamed("Soup"),
    discards: null,
    known_in_deck: [],
    feeding: null,
    under_way: null,
    waiting: [],
    may: null,
    outcome: null,
    ...changes,
  };
}

/** What the viewer may do on its turn. */
export function turnOf(
  feed: string,
  changes: { must_feed?: boolean; propose_stop?: boolean } = {},
): View["may"] {
  return {
    type: "turn",
    feed: feed.split(", ").filter(Boolean).map(monsterNamed),
    must_feed: false,
    propose_stop: false,
    ...changes,
  };
}
