/** Hungry Little Demons' board in every state, for the gallery. */
import { useState } from "preact/hooks";
import { Film, type Step } from "../../dev/film";
import type { Scene } from "../../dev/gallery";
import { Still } from "../../dev/still";
import { standardEditions } from "../../protocol/editions";
import { facts } from "../../protocol/games";
import type { EventView, May, Options, SeatView, View } from "../../protocol/hungry_little_demons";
import { RulesText } from "../../rules/rules-text";
import type { SeatInfo } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { client } from "./client";
import { cardOf, cardsOf, cooks, forestOf, gatheredOf, RECIPES, seatOf, viewOf } from "./fixtures";
import { Rules } from "./rules";

function scene(name: string, view: View, seats: SeatInfo[]): Scene {
  return {
    name: `hungry-little-demons-${name}`,
    Show: () => <Still game={client} view={view} seats={seats} />,
  };
}

const OLIVE = seatOf(
  0,
  "olive",
  { side: "bottom", index: 2 },
  {
    chef_at: { row: 2, column: 2 },
    demon_in: 1,
    baits: 1,
    destroyed: [{ owner: 1, furniture: "bed" }],
    ...cooks([RECIPES.miso, RECIPES.eggSalad], "Greens^ Squash> Eggs<"),
  },
);
const BURGUNDY = seatOf(
  1,
  "burgundy",
  { side: "top", index: 4 },
  {
    chef_at: { row: 1, column: 3 },
    furniture: ["table", "chair"],
    ...cooks([RECIPES.summerSalad, RECIPES.carrotCake], "Squash> Honey^ Berries<"),
  },
);
const two = [OLIVE, BURGUNDY];
const six = [
  OLIVE,
  BURGUNDY,
  seatOf(
    2,
    "cream",
    { side: "left", index: 0 },
    {
      baits: 2,
      demon_in: 0,
      ...cooks([RECIPES.pie, RECIPES.masala], "Spicesv"),
    },
  ),
  seatOf(
    3,
    "charcoal",
    { side: "right", index: 1 },
    {
      chef_at: { row: 1, column: 5 },
      demon_in: 0,
      furniture: ["bed"],
      destroyed: [
        { owner: 0, furniture: "chair" },
        { owner: 2, furniture: "bed" },
      ],
      ...cooks([RECIPES.omelette, RECIPES.gyoza], "Herbs< Onions^ Mushrooms> Eggs^"),
    },
  ),
  seatOf(
    4,
    "salmon",
    { side: "bottom", index: 5 },
    {
      chef_at: { row: 2, column: 2 },
      demon_in: 3,
      ...cooks([RECIPES.angelCake, RECIPES.stew], ""),
    },
  ),
  seatOf(
    5,
    "saffron",
    { side: "top", index: 0 },
    {
      chef_at: { row: 0, column: 0 },
      demon_in: 0,
      furniture: [],
      ...cooks([RECIPES.biryani, RECIPES.toast], "Grains> Carrots<"),
    },
  ),
];

/** Eleven rounds in which nothing came of anything. */
const QUIET: View["stopping"] = {
  counted: "rounds",
  quiet: 11,
  may_ask_at: 10,
  stops_at: 30,
  length: { played: 24, most: 250 },
};

const act: May = {
  type: "act",
  chef_to: [
    { row: 1, column: 2 },
    { row: 3, column: 2 },
    { row: 2, column: 1 },
    { row: 2, column: 3 },
  ],
  chef_home: false,
  look: true,
  gather: [{ row: 2, column: 2 }],
  demon_to: [0],
  destroy: ["table", "chair"],
  destroy_bait: false,
  propose_stop: false,
  turns_down: false,
  home_ends: false,
};

const ownTurn = viewOf({ seats: two, may: act, actions_left: 2 });
const ownTurnSix = viewOf({
  seats: six,
  may: { ...act, demon_to: [0, 2, 3, 4, 5] },
  deck: { count: 14, known: [] },
});
const spent = viewOf({
  seats: two,
  phase: { type: "end_turn" },
  may: { type: "end_turn" },
  actions_left: 0,
});
const atHome = viewOf({
  seats: [{ ...OLIVE, chef_at: null, demon_in: 0 }, BURGUNDY],
  may: { ...act, chef_to: [{ row: 3, column: 2 }], look: false, gather: [], demon_to: [1], destroy: [] },
});
const LOOKED = forestOf(". . . . . .", ". . . . Honey< .", ". . . . . .", ". . . . . .");
const KNOWN = forestOf(
  "?Eggs< . ?Honey^ . . ?bait",
  ". . . . Onions> .",
  "?Squashv . . ?sprite . .",
  ". . ?Tomatoes< ?Berries^ . .",
);
const STUDY = forestOf(
  "Eggs< Honey^ bait Carrots> Herbsv Onions^",
  "Squash< Tomatoes^ Berries> sprite Greensv Grains<",
  "Mushrooms< Spices^ Eggs> Honeyv Carrots^ Herbs<",
  "Onions> Squashv Tomatoes< Berries^ Grains> bait",
);
const fresh = six.map((seat) => ({
  ...seat,
  ...cooks([], ""),
  chef_at: null,
  demon_in: six.indexOf(seat),
  furniture: ["bed", "table", "chair"] as SeatView["furniture"],
  destroyed: [],
  baits: seat.chef === "cream" ? 2 : 0,
}));
const doorsLeft = [
  ...[0, 1, 2, 3, 4, 5].map((index) => ({ side: "bottom", index }) as const),
  ...[2, 3].map((index) => ({ side: "left", index }) as const),
  ...[0, 1, 2, 3].map((index) => ({ side: "right", index }) as const),
  ...[0, 1, 2].map((index) => ({ side: "top", index }) as const),
];
const placing = viewOf({
  seats: fresh.map((seat, index) => (index === 1 || index === 2 ? seat : { ...seat, door: null })),
  phase: { type: "place_house" },
  starter: 1,
  forest: STUDY,
  may: { type: "place_house", doors: doorsLeft },
  actions_left: 0,
});
const picking = viewOf({
  seats: fresh.map((seat, index) => ({
    ...seat,
    door: null,
    chef: index === 1 || index === 2 ? seat.chef : null,
  })),
  phase: { type: "pick_chef" },
  starter: 1,
  forest: [],
  deck: { count: 0, known: [] },
  may: { type: "pick_chef", chefs: ["charcoal", "olive", "salmon", "saffron"] },
  actions_left: 0,
});
const studying = viewOf({
  seats: fresh,
  phase: { type: "study", waiting: [0, 3], seconds: 90 },
  forest: STUDY,
  may: { type: "ready" },
  actions_left: 0,
});

const shift = viewOf({
  seats: two,
  forest: forestOf(". . . . . .", ". . . . . .", ". . _ . . .", ". . . . . ."),
  phase: { type: "choose_shift", gap: { row: 2, column: 2 }, arrow: "left" },
  actions_left: 1,
  may: { type: "choose_shift", direction: "left", edge: { row: 2, column: 5 } },
});
const SPRITE = forestOf(". . . . . .", ". sprite . . . .", ". . . . . .", ". . . . . .");
const spriteAt = { row: 1, column: 1 };
const spriteTake = viewOf({
  seats: six,
  forest: SPRITE,
  phase: { type: "sprite_take", space: spriteAt, cards: 3 },
  may: { type: "sprite_take", cards: cardsOf("Mushrooms^ Honey< bait"), take: [0, 2] },
});
const spriteOrder = viewOf({
  seats: six,
  forest: SPRITE,
  phase: { type: "sprite_order", space: spriteAt, cards: 4 },
  may: { type: "sprite_order", cards: cardsOf("Herbs^ Honey< bait sprite") },
});
const steal = viewOf({
  seats: [
    OLIVE,
    {
      ...BURGUNDY,
      furniture: ["chair"],
      ...cooks([RECIPES.summerSalad, RECIPES.carrotCake], "Squash> Greensv Honey^ Onions< Berries< Carrots^"),
    },
  ],
  phase: { type: "steal", victim: 1 },
  may: { type: "steal", victim: 1, cards: [3, 5] },
});
const returning: View = {
  ...steal,
  phase: { type: "return_card", victim: 1 },
  may: { type: "return_card", victim: 1 },
};

const over = viewOf({
  seats: six.map((seat, index) => (index === 2 ? { ...seat, demon_in: null } : seat)),
  phase: { type: "over" },
  actions_left: 0,
  outcome: { places: [1, 2, 3, 3, 5, 6], points: [15, 15, 9, 9, 1, -1], ending: "came_home" },
  score: {
    ended_by: 0,
    ending: "came_home",
    expelled: 1,
    scores: [
      {
        total: 15,
        place: 1,
        tie_breaker: null,
        moves_home: 0,
        lines: [
          { reason: "recipes", count: 1, points: 5 },
          { reason: "most_ingredients", count: 7, points: 3 },
          { reason: "ingredients", count: 7, points: 7 },
        ],
      },
      {
        total: 15,
        place: 2,
        tie_breaker: "ended_match",
        moves_home: 3,
        lines: [
          { reason: "recipes", count: 1, points: 5 },
          { reason: "most_furniture", count: 3, points: 3 },
          { reason: "ingredients", count: 5, points: 5 },
          { reason: "charcoal_furniture", count: 3, points: 3 },
          { reason: "demons", count: 1, points: -1 },
        ],
      },
      ...[9, 9].map((total) => ({
        total,
        place: 3,
        tie_breaker: null,
        moves_home: 2,
        lines: [
          { reason: "ingredients", count: 6, points: 6 } as const,
          { reason: "most_furniture", count: 3, points: 3 } as const,
        ],
      })),
      {
        total: 1,
        place: 5,
        tie_breaker: null,
        moves_home: 0,
        lines: [{ reason: "ingredients", count: 1, points: 1 }],
      },
      {
        total: -1,
        place: 6,
        tie_breaker: null,
        moves_home: 1,
        lines: [{ reason: "demons", count: 1, points: -1 }],
      },
    ],
  },
});

const filmed: View = { ...ownTurnSix, may: null };
const gathering = forestOf(". . . . . .", ". . . . . .", ". . . . . .", ". . . . . .");
const afterGather: View = {
  ...filmed,
  actions_left: 1,
  deck: { count: 13, known: [] },
  forest: gathering.map((spot, at) => (at === 17 ? { type: "face_up", card: cardOf("Herbs^") } : spot)),
  seats: filmed.seats.map((seat, index) =>
    index === 0
      ? { ...seat, ...cooks([RECIPES.miso, RECIPES.eggSalad], "Greens^ Squash> Eggs< Onions<") }
      : seat,
  ),
};
const at = (row: number, column: number) => ({ row, column });
const onion = gatheredOf("Onions<");
const steps: Step<View, EventView>[] = [
  {
    name: "Look",
    events: [
      { type: "turned_up", seat: 0, space: at(1, 4), card: cardOf("Honey<"), action: { type: "look" } },
    ],
    view: { ...filmed, actions_left: 2, forest: LOOKED },
  },
  {
    name: "Gather",
    events: [
      { type: "turned_up", seat: 0, space: at(2, 2), card: cardOf("Onions<"), action: { type: "gather" } },
      { type: "ingredient_taken", seat: 0, space: at(2, 2), card: onion },
      { type: "shifted", gap: at(2, 2), direction: "left", edge: at(2, 5) },
      { type: "refilled", space: at(2, 5), card: cardOf("Herbs^") },
    ],
    view: afterGather,
  },
  {
    name: "Demon",
    events: [
      { type: "demon_moved", seat: 0, house: 4 },
      { type: "destroyed", seat: 0, victim: 4, furniture: "chair" },
      { type: "sent_home", seat: 4 },
    ],
    view: {
      ...afterGather,
      forest: gathering,
      seats: afterGather.seats.map((seat, index) =>
        index === 0
          ? { ...seat, demon_in: 4, destroyed: [...seat.destroyed, { owner: 4, furniture: "chair" }] }
          : index === 4
            ? { ...seat, chef_at: null, furniture: ["bed", "table"] }
            : seat,
      ),
    },
  },
];

const scenes: Scene[] = [
  scene("own-turn", ownTurn, seatsOf(2)),
  scene("own-turn-six", ownTurnSix, seatsOf(6)),
  scene("at-home", atHome, seatsOf(2)),
  scene(
    "at-the-door",
    viewOf({
      ...ownTurn,
      forest: LOOKED,
      seats: [
        { ...OLIVE, chef_at: { row: 3, column: 2 } },
        { ...BURGUNDY, baits: 1 },
      ],
      may: { ...act, chef_home: true, gather: [{ row: 3, column: 2 }], destroy: [], destroy_bait: true },
    }),
    seatsOf(2),
  ),
  scene(
    "three",
    viewOf({
      ...ownTurn,
      seats: six.slice(0, 3).map((seat, index) => (index === 2 ? { ...seat, demon_in: 0 } : seat)),
    }),
    seatsOf(3),
  ),
  scene(
    "others-turn-four",
    viewOf({ seats: six.slice(0, 4), turn: 3, actions_left: 1, forest: LOOKED }),
    seatsOf(4, [3]).map((seat) => ({ ...seat, online: seat.seat !== 2 })),
  ),
  scene(
    "assisted",
    viewOf({
      ...ownTurn,
      forest: KNOWN,
      deck: {
        count: 30,
        known: [
          { above: 0, card: cardOf("Eggs<") },
          { above: 29, card: cardOf("bait") },
        ],
      },
    }),
    seatsOf(2),
  ),
  scene("watching", { ...ownTurnSix, you: null, may: null }, seatsOf(6, [0], null)),
  scene("placing", placing, seatsOf(6)),
  scene("placing-others", { ...placing, turn: 3, may: null }, seatsOf(6, [3])),
  scene("picking-chef", picking, seatsOf(6)),
  scene("study", studying, seatsOf(6, [0, 3])),
  scene(
    "study-ready",
    { ...studying, phase: { type: "study", waiting: [3], seconds: 90 }, may: null },
    seatsOf(6, [3]),
  ),
  scene(
    "second-look",
    viewOf({ ...ownTurnSix, forest: LOOKED, phase: { type: "second_look" }, may: { type: "second_look" } }),
    seatsOf(6),
  ),
  scene(
    "salmon",
    viewOf({
      ...ownTurn,
      seats: [{ ...OLIVE, chef: "salmon" }, BURGUNDY],
      may: {
        ...act,
        gather: [
          { row: 2, column: 2 },
          { row: 1, column: 2 },
        ],
      },
    }),
    seatsOf(2),
  ),
  scene(
    "very-much-to-do",
    viewOf({
      ...ownTurn,
      seats: [{ ...OLIVE, chef: "salmon", chef_at: { row: 3, column: 2 } }, BURGUNDY],
      may: {
        ...act,
        chef_home: true,
        destroy: ["bed", "table", "chair"],
        gather: [
          { row: 3, column: 2 },
          { row: 2, column: 2 },
        ],
        propose_stop: true,
      },
    }),
    seatsOf(2),
  ),
  scene("end-turn", spent, seatsOf(2)),
  scene("end-turn-others", { ...spent, you: 1, may: null }, seatsOf(2, [0])),
  scene("choose-shift", shift, seatsOf(2)),
  scene("sprite-take", spriteTake, seatsOf(6)),
  scene("sprite-order", spriteOrder, seatsOf(6)),
  scene("sprite-others", { ...spriteTake, turn: 3, may: null }, seatsOf(6, [3])),
  scene("steal", steal, seatsOf(2)),
  scene("return-card", returning, seatsOf(2)),
  scene(
    "stop-vote",
    viewOf({
      ...ownTurn,
      turn: 1,
      stopping: QUIET,
      phase: { type: "stop_vote", waiting: [0] },
      may: { type: "answer_stop" },
    }),
    seatsOf(2),
  ),
  scene(
    "stop-offer",
    viewOf({
      ...ownTurn,
      stopping: QUIET,
      may: { ...act, propose_stop: true },
    }),
    seatsOf(2),
  ),
  scene(
    "other-edition",
    viewOf({
      ...ownTurn,
      ingredients: [
        "Nettles",
        "Sorrel",
        "Eggs",
        "Quince",
        "Elderflower",
        "Herbs",
        "Ham",
        "Truffles",
        "Tofu",
        "Spices",
        "Rhubarb",
        "Chestnuts",
      ],
      forest: STUDY,
    }),
    seatsOf(2),
  ),
  scene("over", over, seatsOf(6, [])),
  {
    name: "hungry-little-demons-film",
    Show: () => <Film game={client} seats={seatsOf(6)} you={0} start={filmed} steps={steps} />,
  },
  {
    name: "hungry-little-demons-rules",
    Show: () => (
      <div style={{ maxWidth: "640px", margin: "0 auto", padding: "20px" }}>
        <RulesText Rules={Rules} edition={standardEditions["hungry-little-demons"]} />
      </div>
    ),
  },
  {
    name: "hungry-little-demons-result",
    Show: () => (
      <div style={{ maxWidth: "560px", margin: "0 auto", padding: "16px" }}>
        {over.outcome && <client.Result view={over} seats={seatsOf(6)} outcome={over.outcome} />}
      </div>
    ),
  },
  {
    name: "hungry-little-demons-options",
    Show: () => {
      const [value, setValue] = useState<Options>(facts["hungry-little-demons"].defaults);
      return (
        <div style={{ maxWidth: "480px", margin: "0 auto", padding: "20px" }}>
          <client.Options value={value} onChange={setValue} disabled={false} />
          <p>{client.describeOptions(value).join(", ")}</p>
        </div>
      );
    },
  },
];

export default scenes;
