/** Foodie Forest's board in every state, for the gallery. */
import { useState } from "preact/hooks";
import { Film, type Step } from "../../dev/film";
import type { Scene } from "../../dev/gallery";
import { OnPaper } from "../../dev/on-paper";
import { Still } from "../../dev/still";
import { standardEditions } from "../../protocol/editions";
import type { EventView, Options, View } from "../../protocol/foodie_forest";
import { facts } from "../../protocol/games";
import { RulesText } from "../../rules/rules-text";
import type { SeatInfo } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { client } from "./client";
import { ALL, cardOf, cardsOf, pileOf, scoreOf, seatOf, trickOf, viewOf } from "./fixtures";
import { Rules } from "./rules";

function scene(name: string, view: View, seats: SeatInfo[]): Scene {
  return {
    name: `foodie-forest-${name}`,
    Show: () => <Still game={client} view={view} seats={seats} />,
  };
}

const five = [
  seatOf("fruit", { points: 9, pile_size: 5 }),
  seatOf("bug", { points: 12, hand_size: 8, pile_size: 0 }),
  seatOf("trash", { hand_size: 8, pile_size: 11 }),
  seatOf("empty_pot", { hand_size: 8, points: 0, recipes_left: ["bug", "fruit", "trash"] }),
  seatOf("vegetable", { points: 10, hand_size: 9 }),
];
const two = [
  seatOf("vegetable", { hand_size: 13, pile_size: 0 }),
  seatOf("bug", { hand_size: 13, pile_size: 0 }),
];

const THIRTEEN = cardsOf("b1 b2 b5 bs v2 v3 v3 f1 f4 fo t1 t2 t5");
const ownTurn = viewOf({
  seats: five,
  undealt: 2,
  hand: cardsOf("b1 b1 b5 v3 v10 f2 fo fs t4"),
  trick: trickOf("4:b4=4 1:b1=5 2:bs=5", "bug", 4),
  dealer: 3,
  may: { type: "play", cards: cardsOf("b1 b5") },
});
const choosing = viewOf({
  deal: 1,
  phase: { type: "choosing", waiting: [0, 2, 3] },
  trick: trickOf("", null, 4),
  dealer: 3,
  hand: THIRTEEN.slice(0, 10),
  sheet: [],
  seats: five.map((seat, index) => ({
    ...seat,
    points: 5,
    recipe: null,
    has_chosen: index === 1 || index === 4,
    recipes_left: ALL,
    pile_size: 0,
    hand_size: 10,
  })),
  may: { type: "choose_recipe", recipes: ALL },
});
const chosen: View = {
  ...choosing,
  phase: { type: "choosing", waiting: [2, 3] },
  seats: choosing.seats.map((seat, index) =>
    index === 0 ? { ...seat, has_chosen: true, recipe: "fruit" } : seat,
  ),
  may: null,
};

const SHEET: View["sheet"] = [
  [
    scoreOf("empty_pot", 0, 3, 7),
    scoreOf("bug", 6, 1, 10),
    scoreOf("vegetable", 1, 0, 6),
    scoreOf("trash", 1, 4, 2),
    scoreOf("fruit", 5, 0, 10),
  ],
  [
    scoreOf("fruit", 5, 2, 10),
    scoreOf("empty_pot", 0, 0, 15),
    scoreOf("trash", 4, 1, 9),
    scoreOf("vegetable", 0, 4, 0),
    scoreOf("bug", 2, 1, 11),
  ],
];
const scored = viewOf({
  seats: [
    seatOf("fruit", {
      points: 10,
      pile: pileOf("b1 b3 f1+1 f2+1 f5+1 fs+1 fo+1 t1-1 t3-1"),
      pile_size: 9,
    }),
    seatOf("empty_pot", { points: 15, pile: [], pile_size: 0 }),
    seatOf("trash", {
      points: 9,
      pile: pileOf("b2 b4 v2 v10 vs-1 t1+1 t2+1 t4+1 t5+1"),
      pile_size: 9,
    }),
    seatOf("vegetable", { points: 0, pile: pileOf("b5 b1 t2-1 t3-1 t4-1 t5-1"), pile_size: 6 }),
    seatOf("bug", { points: 11, pile: pileOf("b3+1 bs+1 f3 f4 t5-1"), pile_size: 5 }),
  ],
  sheet: SHEET,
  unclaimed: cardsOf("v3 v1"),
  phase: { type: "between_deals", waiting: [0, 2, 3] },
  may: { type: "continue" },
});
const over: View = {
  ...scored,
  deal: 5,
  phase: { type: "over" },
  may: null,
  sheet: [
    ...SHEET,
    [
      scoreOf("bug", 4, 0, 14),
      scoreOf("vegetable", 3, 3, 15),
      scoreOf("fruit", 2, 0, 11),
      scoreOf("empty_pot", 0, 7, 0),
      scoreOf("trash", 3, 0, 14),
    ],
    [
      scoreOf("vegetable", 4, 1, 17),
      scoreOf("fruit", 2, 0, 17),
      scoreOf("empty_pot", 0, 2, 14),
      scoreOf("bug", 3, 0, 3),
      scoreOf("empty_pot", 0, 12, 7),
    ],
    [
      scoreOf("trash", 2, 1, 18),
      scoreOf("trash", 1, 0, 18),
      scoreOf("bug", 1, 1, 14),
      scoreOf("fruit", 5, 0, 8),
      scoreOf("vegetable", 0, 0, 7),
    ],
  ],
  seats: scored.seats.map((seat, index) => ({ ...seat, shown_hand: cardsOf(index === 2 ? "b5 t1 fs" : "") })),
  undealt_cards: cardsOf("v10 bo"),
  outcome: { places: [1, 1, 3, 4, 5], points: [18, 18, 14, 8, 7], ending: "shared_victory" },
};

const scenes: Scene[] = [
  scene("own-turn", ownTurn, seatsOf(5)),
  scene(
    "own-turn-two",
    viewOf({
      deal: 1,
      dealer: 1,
      undealt: 26,
      seats: two,
      hand: THIRTEEN,
      trick: trickOf("", null, 0),
      may: { type: "play", cards: THIRTEEN },
      sheet: [],
    }),
    seatsOf(2),
  ),
  scene(
    "own-turn-three",
    viewOf({ hand: THIRTEEN, undealt: 13, may: { type: "play", cards: cardsOf("b1 b2 b5 bs") } }),
    seatsOf(3),
  ),
  scene(
    "own-turn-four",
    viewOf({
      ...ownTurn,
      seats: five.slice(0, 4),
      hand: cardsOf("v1 v1 v2 v3 v4 v4 v5 v5 vs vo f2 f3 t1"),
      trick: trickOf("1:b4=4 2:b1=5 3:t4=9", null, 1),
      may: { type: "play", cards: cardsOf("v1 v2 v3 v4 v5 vs vo f2 f3 t1") },
    }),
    seatsOf(4),
  ),
  scene(
    "none-of-colour",
    viewOf({
      ...ownTurn,
      hand: cardsOf("v3 v10 f2"),
      trick: trickOf("4:b4=4 1:b1=5 2:bs=5 3:b2=7", "bug", 4),
      may: { type: "play", cards: cardsOf("v3 v10 f2") },
      seats: [...five.slice(0, 3), seatOf("empty_pot", { hand_size: 0, last_card: true }), ...five.slice(4)],
    }),
    seatsOf(5),
  ),
  scene(
    "others-turn",
    viewOf({
      ...ownTurn,
      phase: { type: "playing", seat: 3 },
      trick: trickOf(
        "4:b4=4 0:b2=6 1:b1=7 2:bs=7 3:b1=8 4:bo=0 0:bs=0 1:f3=3 2:t4=7 3:v1=8 4:v1=9 0:vo=0 1:f4=4",
        null,
        4,
      ),
      may: null,
    }),
    seatsOf(5, [3]).map((seat) => ({ ...seat, online: seat.seat !== 2 })),
  ),
  scene("choosing", choosing, seatsOf(5, [0, 2, 3])),
  scene(
    "choosing-two",
    viewOf({
      ...choosing,
      hand: THIRTEEN,
      phase: { type: "choosing", waiting: [0, 1] },
      seats: choosing.seats.slice(0, 2).map((seat) => ({ ...seat, has_chosen: false, hand_size: 13 })),
      dealer: 1,
    }),
    seatsOf(2, [0, 1]),
  ),
  scene(
    "choosing-open-dealer",
    viewOf({
      ...choosing,
      deal: 3,
      dealer: 0,
      phase: { type: "choosing", waiting: [0] },
      seats: five.map((seat, index) =>
        index === 0
          ? { ...seat, recipe: null, has_chosen: false, recipes_left: ["empty_pot", "bug", "trash"] }
          : seat,
      ),
      may: { type: "choose_recipe", recipes: ["empty_pot", "trash"] },
    }),
    seatsOf(5, [0]),
  ),
  scene("chosen", chosen, seatsOf(5, [2, 3])),
  scene("scored", scored, seatsOf(5, [0, 2, 3])),
  scene(
    "scored-two",
    viewOf({
      ...scored,
      deal: 1,
      seats: scored.seats.slice(0, 2),
      sheet: SHEET.slice(0, 1).map((row) => row.slice(0, 2)),
      phase: { type: "between_deals", waiting: [1] },
      may: null,
      unclaimed: [],
    }),
    seatsOf(2, [1]),
  ),
  scene("over", over, seatsOf(5, [])),
  scene("watching", viewOf({ ...ownTurn, you: null, hand: [], may: null }), seatsOf(5, [0], null)),
  scene(
    "assisted-open-piles",
    viewOf({
      ...ownTurn,
      seats: five.map((seat) => ({ ...seat, pile: pileOf("b3+1 bs+1 f3 f4 t5-1") })),
      remembered: { gone: cardsOf("b3 bs f3 f4 t5"), lacks: [[], ["fruit"], [], ["bug", "vegetable"], []] },
    }),
    seatsOf(5),
  ),
  {
    name: "foodie-forest-film",
    Show: () => <Film game={client} seats={seatsOf(5)} you={0} start={chosen} steps={FILM} />,
  },
  {
    name: "foodie-forest-rules",
    Show: () => (
      <OnPaper>
        <RulesText Rules={Rules} edition={standardEditions["foodie-forest"]} />
      </OnPaper>
    ),
  },
  {
    name: "foodie-forest-result",
    Show: () => (
      <OnPaper>
        {over.outcome && <client.Result view={over} seats={seatsOf(5)} outcome={over.outcome} />}
      </OnPaper>
    ),
  },
  { name: "foodie-forest-options", Show: OptionsScene },
];

function OptionsScene() {
  const [value, setValue] = useState<Options>(facts["foodie-forest"].defaults);
  return (
    <OnPaper>
      <client.Options value={value} onChange={setValue} disabled={false} />
    </OnPaper>
  );
}

const revealed: View = {
  ...choosing,
  phase: { type: "playing", seat: 4 },
  seats: five.map((seat) => ({ ...seat, points: 5, pile_size: 0, hand_size: 10 })),
  may: null,
};

const FILM: Step<View, EventView>[] = [
  { name: "choose", events: [{ type: "recipe_chosen", seat: 2, recipe: null }], view: chosen },
  {
    name: "reveal",
    events: [
      { type: "recipe_chosen", seat: 3, recipe: null },
      { type: "recipes_revealed", recipes: ["fruit", "bug", "trash", "empty_pot", "vegetable"] },
    ],
    view: revealed,
  },
  {
    name: "play",
    events: [{ type: "played", seat: 4, card: cardOf("b4"), total: 4, required: "bug", last_card: false }],
    view: {
      ...revealed,
      phase: { type: "playing", seat: 0 },
      trick: trickOf("4:b4=4", "bug", 4),
      may: { type: "play", cards: cardsOf("b1 b2 b5 bs") },
    },
  },
  {
    name: "fill",
    events: [
      { type: "played", seat: 0, card: cardOf("b2"), total: 6, required: "bug", last_card: false },
      { type: "played", seat: 1, card: cardOf("t5"), total: 11, required: null, last_card: false },
      { type: "pot_taken", seat: 1, cards: cardsOf("b4 b2 t5") },
    ],
    view: {
      ...revealed,
      phase: { type: "playing", seat: 1 },
      hand: cardsOf("b1 b5 bs v2 v3 v3 f1 f4 fo"),
      trick: trickOf("", null, 1),
      seats: revealed.seats.map((seat, index) => (index === 1 ? { ...seat, pile_size: 3 } : seat)),
    },
  },
  {
    name: "last card",
    events: [
      { type: "played", seat: 1, card: cardOf("f3"), total: 3, required: "fruit", last_card: true },
      { type: "played", seat: 2, card: cardOf("fo"), total: 0, required: "fruit", last_card: true },
      { type: "trick_unclaimed", seat: 3, cards: cardsOf("f3 fo") },
      { type: "deal_scored", scores: SHEET[0] ?? [] },
    ],
    view: { ...scored, deal: 1, sheet: SHEET.slice(0, 1) },
  },
  {
    name: "deal",
    events: [
      { type: "continued", seat: 0 },
      { type: "dealt", deal: 2, dealer: 4, hand_size: 10, hand: THIRTEEN.slice(0, 10) },
    ],
    view: choosing,
  },
];

export default scenes;
