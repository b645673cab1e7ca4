/** Little Monster's board in every state, for the gallery. */
import { useState } from "preact/hooks";
import { Film, type Step } from "../../dev/film";
import type { Scene } from "../../dev/gallery";
import { Still } from "../../dev/still";
import { standardEditions } from "../../protocol/editions";
import { facts } from "../../protocol/games";
import type { EventView, Options, View } from "../../protocol/little_monster";
import { RulesText } from "../../rules/rules-text";
import type { SeatInfo } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { client } from "./client";
import {
  FOODS,
  foodNamed,
  foodsOf,
  fromFood,
  mealOf,
  monsterNamed,
  move,
  racersOf,
  seatOf,
  turnOf,
  viewOf,
} from "./fixtures";
import { Rules } from "./rules";

function scene(name: string, view: View, seats: SeatInfo[]): Scene {
  return {
    name: `little-monster-${name}`,
    Show: () => <Still game={client} view={view} seats={seats} />,
  };
}

const four = [seatOf(10), seatOf(4), seatOf(12), seatOf(0)];
const SPREAD = racersOf("Renatka 4, Zosia 2", "Gucio 6, Olek 2", "Kondzio 9, Mania 5", "Jagna 2, Nela 0");
const TEN = "Mint tea, Chilli, Fruit salad, Coffee, Pierogi, Sushi, Pancakes, Pizza, Fries, Ham";

const fourOnTurn = viewOf({
  racers: SPREAD,
  fastest: monsterNamed("Gucio"),
  slowest: monsterNamed("Nela"),
  seats: four,
  hand: foodsOf(TEN),
  round: 7,
  may: turnOf("Renatka, Zosia", { must_feed: true }),
});
const begun = viewOf({
  racers: racersOf("Renatka 0, Zosia 0", "Gucio 0, Olek 0", "Kondzio 0, Mania 0", "Jagna 0, Nela 0"),
  fastest: null,
  seats: [seatOf(3), seatOf(2), seatOf(2), seatOf(2)],
  hand: foodsOf("Sushi, Pizza, Cabbage"),
  round: 1,
  discarded: 0,
  top_discard: null,
  deck: 31,
  may: turnOf("Renatka, Zosia"),
});
const meal = mealOf(0, "Renatka", "Cabbage, Pizza, Soup, Sushi", { feeds_at: 12, over: 7, stage: "cover" });
const covering = viewOf({
  ...fourOnTurn,
  phase: { type: "cover", seat: 0 },
  hand: foodsOf("Mint tea, Coffee, Pierogi, Pancakes, Ham"),
  feeding: meal,
  may: { type: "cover", cards: foodsOf("Cabbage, Pizza, Soup, Sushi") },
});
const ordering = viewOf({
  ...covering,
  phase: { type: "order", seat: 0 },
  feeding: mealOf(0, "Renatka", "Cabbage covered, Pizza done, Soup, Sushi", { feeds_at: 12 }),
  may: { type: "resolve", cards: foodsOf("Soup, Sushi") },
});
const targeting = viewOf({
  ...begun,
  racers: racersOf("Renatka 1, Zosia 1", "Gucio 2, Olek 1", "Kondzio 3, Mania 1", "Jagna 1, Nela 4"),
  phase: { type: "target", seat: 0 },
  feeding: mealOf(0, "Renatka", "Burger done, Mint tea done, Pizza"),
  under_way: { seat: 0, source: fromFood("Burger"), steps: [move("any", -1)] },
  may: {
    type: "target",
    monsters: ["Renatka", "Zosia", "Gucio", "Olek", "Kondzio", "Mania", "Jagna", "Nela"].map(monsterNamed),
  },
});
const over = viewOf({
  ...fourOnTurn,
  phase: { type: "over" },
  racers: racersOf("Renatka 9, Zosia 9", "Gucio 9, Olek 7", "Kondzio 9, Mania 8", "Jagna 5, Nela 6"),
  seats: four.map((seat) => ({ ...seat, rejected: monsterNamed("Pola") })),
  fastest: monsterNamed("Mania"),
  may: null,
  outcome: { places: [1, 3, 2, 4], points: null, ending: "both_home" },
});

const scenes: Scene[] = [
  scene("own-turn", viewOf({ may: turnOf("Renatka, Zosia") }), seatsOf(2)),
  scene("own-turn-four", fourOnTurn, seatsOf(4)),
  scene("begun", begun, seatsOf(4)),
  scene(
    "large-hand",
    viewOf({
      ...fourOnTurn,
      seats: [seatOf(15, { hand_limit: 40 }), ...four.slice(1)],
      hand: foodsOf(`${TEN}, Mint tea, Chilli, Fruit salad, Fruit salad, Coffee`),
    }),
    seatsOf(4),
  ),
  scene(
    "fed-twice",
    viewOf({ fed: 2, hand: foodsOf("Mint tea"), may: turnOf("", { propose_stop: true }) }),
    seatsOf(2),
  ),
  scene(
    "others-turn",
    viewOf({
      ...fourOnTurn,
      phase: { type: "order", seat: 2 },
      turn: 2,
      fed: 1,
      may: null,
      feeding: mealOf(2, "Mania", "Mint tea done, Sushi, Pizza, Burger"),
    }),
    seatsOf(4, [2]).map((seat) => ({ ...seat, online: seat.seat !== 1 })),
  ),
  scene("covering", covering, seatsOf(4)),
  scene("ordering", ordering, seatsOf(4)),
  scene("targeting", targeting, seatsOf(4)),
  scene(
    "targeting-two",
    viewOf({
      phase: { type: "target", seat: 0 },
      feeding: mealOf(0, "Renatka", "Mint tea done, Pizza, Cabbage"),
      under_way: { seat: 0, source: fromFood("Mint tea"), steps: [move("one_of_yours", 1)] },
      may: { type: "target", monsters: [monsterNamed("Renatka"), monsterNamed("Zosia")] },
    }),
    seatsOf(2),
  ),
  scene(
    "stealing",
    viewOf({
      ...fourOnTurn,
      phase: { type: "steal", seat: 0 },
      feeding: mealOf(0, "Renatka", "Fries done, Pizza, Fruit salad"),
      under_way: { seat: 0, source: fromFood("Fries"), steps: [{ verb: "steal", count: 1 }] },
      may: { type: "steal_from", seats: [1, 2] },
    }),
    seatsOf(4),
  ),
  scene(
    "discarding",
    viewOf({
      ...fourOnTurn,
      phase: { type: "discard", waiting: [0], count: 1 },
      feeding: mealOf(0, "Zosia", "Fruit salad done, Pizza, Stew"),
      under_way: { seat: 0, source: fromFood("Fruit salad"), steps: [{ verb: "discard", count: 1 }] },
      may: { type: "discard", count: 1 },
    }),
    seatsOf(4),
  ),
  scene(
    "answering",
    viewOf({
      phase: { type: "answer", seat: 0 },
      feeding: mealOf(0, "Renatka", "Sushi done, Pizza, Soup"),
      under_way: {
        seat: 0,
        source: fromFood("Sushi"),
        steps: [{ verb: "may", steps: [{ verb: "draw", count: 1 }] }],
      },
      may: { type: "answer", steps: [{ verb: "draw", count: 1 }] },
    }),
    seatsOf(2),
  ),
  scene(
    "looking",
    viewOf({
      racers: racersOf("Mania 2, Zosia 1", "Gucio 3, Olek 1"),
      phase: { type: "place_top", seat: 0 },
      under_way: {
        seat: 0,
        source: { type: "ability", monster: monsterNamed("Mania"), ability: 0 },
        steps: [{ verb: "look" }],
      },
      may: { type: "place_top", card: foodNamed("Roast goose") },
    }),
    seatsOf(2),
  ),
  scene(
    "abilities",
    viewOf({
      racers: racersOf("Mania 1, Zosia 0", "Gucio 3, Olek 1"),
      phase: { type: "start_ability", seat: 0 },
      may: {
        type: "use_ability",
        abilities: [
          { type: "ability", monster: monsterNamed("Mania"), ability: 0 },
          { type: "ability", monster: monsterNamed("Zosia"), ability: 0 },
        ],
      },
    }),
    seatsOf(2),
  ),
  scene(
    "keeping",
    viewOf({
      phase: { type: "keep", waiting: [0, 1] },
      round: 0,
      turn: null,
      racers: [],
      hand: [],
      offer: ["Kondzio", "Tadek", "Nela"].map(monsterNamed),
      seats: [seatOf(0), seatOf(0)],
      may: { type: "keep" },
    }),
    seatsOf(2, [0, 1]),
  ),
  scene(
    "drafting",
    viewOf({
      phase: { type: "draft", seat: 0 },
      round: 0,
      turn: null,
      racers: [],
      hand: [],
      offer: ["Renatka", "Kondzio", "Tadek", "Frania", "Hela", "Jagna", "Nela", "Pola"].map(monsterNamed),
      seats: [
        seatOf(0, { drafted: [monsterNamed("Zosia")] }),
        seatOf(0),
        seatOf(0),
        seatOf(0, { drafted: [monsterNamed("Olek")] }),
      ],
      may: { type: "draft" },
    }),
    seatsOf(4),
  ),
  scene(
    "stop-vote",
    viewOf({
      phase: { type: "stop_vote", proposer: 1, waiting: [0] },
      may: { type: "answer_stop" },
      round: 24,
    }),
    seatsOf(2),
  ),
  scene(
    "own-edition",
    viewOf({
      ...fourOnTurn,
      foods: FOODS.map((food, index) =>
        index === 8
          ? {
              name: "Grandmother’s Sunday casserole",
              value: 28,
              copies: 1,
              action: [
                move("all_others", -1),
                { verb: "may", steps: [{ verb: "discard", count: 2 }, move("your_other", 2)] },
                { verb: "others_discard", count: 1 },
              ],
            }
          : food,
      ),
      track: { plates: 18, finish: 17 },
    }),
    seatsOf(4),
  ),
  scene("over", over, seatsOf(4, [])),
  scene("watching", viewOf({ ...covering, you: null, hand: [], may: null }), seatsOf(4, [0], null)),
  {
    name: "little-monster-film",
    Show: () => <Film game={client} seats={seatsOf(2)} you={0} start={FILM_START} steps={FILM} />,
  },
  {
    name: "little-monster-rules",
    Show: () => (
      <main style={{ padding: "20px", background: "var(--paper)" }}>
        <RulesText Rules={Rules} edition={standardEditions["little-monster"]} />
      </main>
    ),
  },
  {
    name: "little-monster-result",
    Show: () => (
      <main style={{ padding: "16px", background: "var(--paper-low)" }}>
        {over.outcome && <client.Result view={over} seats={seatsOf(4)} outcome={over.outcome} />}
      </main>
    ),
  },
  { name: "little-monster-options", Show: OptionsScene },
];

function OptionsScene() {
  const [value, setValue] = useState<Options>(facts["little-monster"].defaults);
  return (
    <main style={{ padding: "16px", background: "var(--paper)" }}>
      <client.Options value={value} onChange={setValue} disabled={false} />
    </main>
  );
}

const FILM_START = viewOf({ may: turnOf("Renatka, Zosia") });
const FED = foodsOf("Sushi, Pizza, Cabbage");
const FILM: Step<View, EventView>[] = [
  {
    name: "feed",
    events: [
      { type: "fed", seat: 0, monster: monsterNamed("Renatka"), cards: FED, feeds_at: 12 },
      { type: "moved", monster: monsterNamed("Renatka"), from: 2, to: 3, home: false },
    ],
    view: viewOf({
      racers: racersOf("Renatka 3, Zosia 1", "Gucio 3, Olek 1"),
      fastest: null,
      hand: foodsOf("Mint tea, Fruit salad, Pizza"),
      seats: [seatOf(3), seatOf(4)],
      phase: { type: "cover", seat: 0 },
      feeding: mealOf(0, "Renatka", "Sushi, Pizza, Cabbage", { feeds_at: 12, over: 3, stage: "cover" }),
      may: { type: "cover", cards: FED },
    }),
  },
  {
    name: "cover",
    events: [{ type: "covered", seat: 0, card: foodNamed("Sushi") }],
    view: viewOf({
      racers: racersOf("Renatka 3, Zosia 1", "Gucio 3, Olek 1"),
      fastest: null,
      hand: foodsOf("Mint tea, Fruit salad, Pizza"),
      seats: [seatOf(3), seatOf(4)],
      phase: { type: "order", seat: 0 },
      feeding: mealOf(0, "Renatka", "Sushi covered, Pizza, Cabbage", { feeds_at: 12 }),
      may: { type: "resolve", cards: foodsOf("Pizza, Cabbage") },
    }),
  },
  {
    name: "all move",
    events: [
      { type: "began", seat: 0, source: fromFood("Pizza") },
      { type: "moved", monster: monsterNamed("Renatka"), from: 3, to: 4, home: false },
      { type: "moved", monster: monsterNamed("Zosia"), from: 1, to: 2, home: false },
      { type: "moved", monster: monsterNamed("Gucio"), from: 3, to: 4, home: false },
      { type: "moved", monster: monsterNamed("Olek"), from: 1, to: 3, home: false },
      { type: "began", seat: 0, source: fromFood("Cabbage") },
    ],
    view: viewOf({
      racers: racersOf("Renatka 4, Zosia 2", "Gucio 4, Olek 3"),
      fastest: null,
      slowest: monsterNamed("Zosia"),
      hand: foodsOf("Mint tea, Fruit salad, Pizza"),
      seats: [seatOf(3), seatOf(4)],
      phase: { type: "discard", waiting: [0], count: 1 },
      feeding: mealOf(0, "Renatka", "Sushi covered, Pizza done, Cabbage done", { feeds_at: 12 }),
      under_way: { seat: 0, source: fromFood("Cabbage"), steps: [{ verb: "discard", count: 1 }] },
      may: { type: "discard", count: 1 },
    }),
  },
  {
    name: "discard, and a theft",
    events: [
      { type: "discarded", seat: 0, cards: foodsOf("Mint tea") },
      { type: "cleared", seat: 0, cards: FED },
      { type: "turn_ended", seat: 0, next: 1 },
      { type: "drew", seat: 1, count: 1, cards: null },
      { type: "stole", seat: 1, from: 0, count: 1, cards: foodsOf("Pizza") },
      { type: "turn_ended", seat: 1, next: 0 },
      { type: "drew", seat: 0, count: 1, cards: foodsOf("Ham") },
    ],
    view: viewOf({
      racers: racersOf("Renatka 4, Zosia 2", "Gucio 4, Olek 3"),
      fastest: null,
      slowest: monsterNamed("Zosia"),
      hand: foodsOf("Fruit salad, Ham"),
      seats: [seatOf(2), seatOf(6)],
      deck: 20,
      discarded: 12,
      top_discard: foodNamed("Cabbage"),
      may: turnOf("Renatka, Zosia"),
    }),
  },
];

export default scenes;
