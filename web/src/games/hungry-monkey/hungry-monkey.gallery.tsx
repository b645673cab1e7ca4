/** Hungry Monkey's board in every state, for the gallery. */
import { Film, type Step } from "../../dev/film";
import type { Scene } from "../../dev/gallery";
import { OnPaper } from "../../dev/on-paper";
import { Still } from "../../dev/still";
import { standardEditions } from "../../protocol/editions";
import { facts } from "../../protocol/games";
import type { EventView, May, View } from "../../protocol/hungry_monkey";
import { RulesText } from "../../rules/rules-text";
import type { SeatInfo } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { client } from "./client";
import { rowOf, seatOf, viewOf } from "./fixtures";
import { pileOf } from "./pile";
import { Rules } from "./rules";

const TURN: Extract<May, { type: "turn" }> = {
  type: "turn",
  play: ["rhino", "elephant", "monkey"],
  draw: true,
  row: [],
  take_pile: false,
  propose_stop: false,
};

function scene(name: string, view: View, seats: SeatInfo[]): Scene {
  return {
    name: `hungry-monkey-${name}`,
    Show: () => <Still game={client} view={view} seats={seats} />,
  };
}

const three = [
  seatOf({ hand_size: 4 }),
  seatOf(),
  seatOf({ hand_size: 5 }),
  seatOf({ hand_size: 2, row: rowOf("dd.d") }),
];
const six = [...three, seatOf({ hand_size: 12 }), seatOf({ hand_size: 0, row: rowOf("...."), place: 1 })];
const ownTurn = viewOf({
  seats: three,
  hand: ["frog", "rhino", "rhino", "monkey"],
  pile: pileOf(["ant", "snake", "snake", "buffalo", "rhino"]),
  may: TURN,
});

const overSingle = viewOf({
  phase: { type: "over" },
  left_over: {
    draw_pile: ["crocodile", "ant"],
    under_kitty: ["ant", "snake", "frog", "frog", "mongoose", "tiger", "monkey"],
  },
  seats: [
    seatOf({ hand_size: 0, row: rowOf("...."), place: 2 }),
    seatOf({ hand_size: 0, row: rowOf("...."), place: 1 }),
    seatOf({
      hand_size: 3,
      place: 4,
      row: [{ type: "face_up", animal: "tiger" }, ...rowOf("...")],
      shown_hand: ["ant", "frog", "monkey"],
    }),
    seatOf({ hand_size: 0, row: rowOf("...."), place: 3 }),
  ],
});
const overBeans = viewOf({
  ...overSingle,
  series: { game: 4, games: 4, own_beans: [1, 2, 3], all_beans: [[1, 2, 3], [1, 1, 2, 2, 3], [], [1, 2]] },
});

const scenes: Scene[] = [
  scene("own-turn", ownTurn, seatsOf(4)),
  scene(
    "own-turn-six",
    viewOf({ ...ownTurn, seats: six, drawable: 4, under_kitty: 0, discarded: 23 }),
    seatsOf(6).map((seat) => ({ ...seat, online: seat.seat !== 2 })),
  ),
  scene(
    "many-cards",
    viewOf({
      ...ownTurn,
      seats: [seatOf({ hand_size: 17 }), ...six.slice(1)],
      hand: "ant ant sparrow snake snake frog peacock peacock crocodile mongoose buffalo rhino rhino rhino elephant tiger monkey".split(
        " ",
      ) as View["hand"],
      discarded: 8,
    }),
    seatsOf(6),
  ),
  scene(
    "others-turn-two",
    viewOf({
      phase: { type: "turn", seat: 1 },
      required: { type: "at_most", number: 8 },
      seats: [seatOf(), seatOf({ hand_size: 6, row: rowOf("d.dd") })],
      pile: pileOf(["frog", "monkey", "monkey", "buffalo"]),
      drawable: 38,
      under_kitty: 20,
    }),
    seatsOf(2, [1]),
  ),
  scene(
    "bound",
    viewOf({
      ...ownTurn,
      required: { type: "at_most", number: 8 },
      pile: pileOf(["rhino", "snake", "buffalo", "monkey"]),
      may: { ...TURN, play: ["frog", "monkey"] },
    }),
    seatsOf(4),
  ),
  scene(
    "nothing-fits",
    viewOf({ ...ownTurn, hand: ["frog", "peacock", "snake"], may: { ...TURN, play: [] } }),
    seatsOf(4),
  ),
  scene(
    "take-pile",
    viewOf({
      ...ownTurn,
      drawable: 0,
      discarded: 11,
      hand: ["frog", "peacock"],
      may: { ...TURN, play: [], draw: false, take_pile: true, propose_stop: true },
    }),
    seatsOf(4),
  ),
  scene(
    "swap",
    viewOf({
      ...ownTurn,
      phase: { type: "swap", seat: 0 },
      required: { type: "at_least", number: 2 },
      pile: pileOf(["sparrow"]),
      may: { type: "swap", slots: [0, 1, 3] },
      seats: [seatOf({ row: [{ type: "known", animal: "tiger" }, ...rowOf("d.d")] }), ...three.slice(1)],
    }),
    seatsOf(4),
  ),
  ...([2, 4, 6] as const).map((count) =>
    scene(
      `peek-${count}`,
      viewOf({
        ...ownTurn,
        phase: { type: "peek", seat: 0 },
        required: { type: "at_least", number: 3 },
        pile: pileOf(["ant", "snake"]),
        seats: six.slice(0, count),
        may: { type: "peek", slots: six.slice(0, count).map((seat) => (seat.place ? [] : [0, 1, 3])) },
      }),
      seatsOf(count),
    ),
  ),
  scene(
    "blind-row",
    viewOf({
      ...ownTurn,
      hand: [],
      drawable: 0,
      discarded: 31,
      seats: [seatOf({ hand_size: 0, row: rowOf("d.dd") }), ...three.slice(1)],
      may: { ...TURN, play: [], draw: false, row: [0, 2, 3] },
    }),
    seatsOf(4),
  ),
  scene(
    "gang",
    viewOf({ ...ownTurn, pile: pileOf(["snake", "elephant", "rhino", "monkey", "rhino"]) }),
    seatsOf(4),
  ),
  scene(
    "kitty-assisted",
    viewOf({
      ...ownTurn,
      drawable: 0,
      discarded: 9,
      discarded_kinds: [
        ["ant", 2],
        ["rhino", 4],
        ["monkey", 3],
      ],
      seats: [
        seatOf(),
        seatOf({ row: [...rowOf("dd"), { type: "known", animal: "ant" }, ...rowOf("d")] }),
        seatOf({ place: 1, hand_size: 0, row: rowOf("....") }),
      ],
      may: { ...TURN, draw: false },
    }),
    seatsOf(3),
  ),
  scene(
    "stop-vote",
    viewOf({
      ...ownTurn,
      drawable: 0,
      phase: { type: "stop_vote", proposer: 1, waiting: [0, 2] },
      may: { type: "answer_stop" },
    }),
    seatsOf(4, [0, 2]),
  ),
  scene(
    "series-pause",
    viewOf({
      ...ownTurn,
      hand: [],
      pile: pileOf(["rhino"]),
      phase: { type: "between_games", waiting: [0, 2] },
      may: { type: "continue" },
      series: { game: 2, games: 4, own_beans: [1, 1, 2, 3], all_beans: null },
      seats: [
        seatOf({ hand_size: 0, row: rowOf("...."), place: 2, bean_cards: 4 }),
        seatOf({ hand_size: 0, row: rowOf("...."), place: 1, bean_cards: 3 }),
        seatOf({
          hand_size: 5,
          place: 4,
          bean_cards: 0,
          row: [{ type: "face_up", animal: "tiger" }, { type: "face_up", animal: "frog" }, ...rowOf("..")],
          shown_hand: ["ant", "frog", "peacock", "elephant", "tiger"],
        }),
        seatOf({ hand_size: 0, row: rowOf("...."), place: 3, bean_cards: 2 }),
      ],
    }),
    seatsOf(4, [0, 2]),
  ),
  scene(
    "watching",
    viewOf({ ...ownTurn, you: null, hand: [], may: null, seats: six }),
    seatsOf(6, [0], null),
  ),
  {
    name: "hungry-monkey-film",
    Show: () => <Film game={client} seats={seatsOf(4)} you={0} start={ownTurn} steps={FILM} />,
  },
  {
    name: "hungry-monkey-rules",
    Show: () => (
      <OnPaper>
        <RulesText Rules={Rules} edition={standardEditions["hungry-monkey"]} />
      </OnPaper>
    ),
  },
  {
    name: "hungry-monkey-options",
    Show: () => (
      <OnPaper>
        <client.Options value={facts["hungry-monkey"].defaults} onChange={() => undefined} disabled={false} />
      </OnPaper>
    ),
  },
  {
    name: "hungry-monkey-result",
    Show: () => (
      <OnPaper>
        <client.Result
          view={overSingle}
          seats={seatsOf(4)}
          outcome={{ places: [2, 1, 4, 3], points: null, ending: "all_out" }}
        />
      </OnPaper>
    ),
  },
  {
    name: "hungry-monkey-result-beans",
    Show: () => (
      <OnPaper>
        <client.Result
          view={overBeans}
          seats={seatsOf(4)}
          outcome={{ places: [2, 1, 4, 3], points: null, ending: "beans" }}
        />
      </OnPaper>
    ),
  },
];

const rest = three.slice(1);
const FILM: Step<View, EventView>[] = [
  {
    name: "play",
    events: [
      { type: "played", seat: 0, source: { type: "hand" }, cards: ["monkey", "rhino", "rhino"], valid: true },
      {
        type: "discarded",
        seat: 0,
        cards: ["ant", "snake", "snake", "buffalo", "rhino", "monkey", "rhino", "rhino"],
        reason: "gang",
      },
      { type: "drew", seat: 0, count: 2, cards: ["sparrow", "tiger"] },
      { type: "extra_turn", seat: 0 },
    ],
    view: viewOf({
      ...ownTurn,
      pile: [],
      discarded: 8,
      drawable: 17,
      hand: ["sparrow", "frog", "tiger"],
      seats: [seatOf(), ...rest],
      required: { type: "anything" },
      may: { ...TURN, play: ["sparrow", "frog", "tiger"] },
    }),
  },
  {
    name: "swap",
    events: [
      { type: "played", seat: 0, source: { type: "hand" }, cards: ["sparrow"], valid: true },
      { type: "swapped", seat: 0, slot: 2, placed: "tiger", taken: "ant" },
      { type: "drew", seat: 0, count: 1, cards: ["elephant"] },
    ],
    view: viewOf({
      ...ownTurn,
      pile: pileOf(["sparrow"]),
      discarded: 8,
      drawable: 16,
      hand: ["ant", "frog", "elephant"],
      seats: [seatOf({ row: [...rowOf("dd"), { type: "known", animal: "tiger" }, ...rowOf("d")] }), ...rest],
      required: { type: "at_least", number: 2 },
      phase: { type: "turn", seat: 1 },
      may: null,
    }),
  },
  {
    name: "blind",
    events: [
      { type: "played", seat: 1, source: { type: "draw_pile" }, cards: ["ant"], valid: true },
      { type: "took_pile", seat: 1, cards: ["sparrow"], reason: "ant" },
      { type: "played", seat: 2, source: { type: "hand" }, cards: ["buffalo"], valid: true },
      { type: "buffalo_binds", seat: 3 },
      { type: "drew", seat: 2, count: 1, cards: null },
      { type: "played", seat: 3, source: { type: "draw_pile" }, cards: ["elephant"], valid: false },
      { type: "took_pile", seat: 3, cards: ["ant", "buffalo", "elephant"], reason: "invalid_card" },
      { type: "kitty_shows" },
    ],
    view: viewOf({
      ...ownTurn,
      pile: [],
      discarded: 8,
      drawable: 0,
      hand: ["ant", "frog", "elephant"],
      seats: [seatOf(), ...rest],
      required: { type: "anything" },
      may: { ...TURN, draw: false, play: ["ant", "frog", "elephant"] },
    }),
  },
  {
    name: "peek",
    events: [
      { type: "peeked", seat: 2, owner: 3, slot: 1, animal: null },
      { type: "peeked", seat: 0, owner: 1, slot: 1, animal: "tiger" },
      { type: "finished", seat: 2, place: 1 },
    ],
    view: viewOf({
      ...ownTurn,
      pile: [],
      discarded: 8,
      drawable: 0,
      hand: ["ant", "frog", "elephant"],
      seats: [seatOf(), ...rest],
      required: { type: "anything" },
    }),
  },
];

export default scenes;
