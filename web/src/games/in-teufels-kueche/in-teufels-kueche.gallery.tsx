/** In Teufels Küche's board in every state, for the gallery. */
import { Film, type Step } from "../../dev/film";
import type { Scene } from "../../dev/gallery";
import { OnPaper } from "../../dev/on-paper";
import { Still } from "../../dev/still";
import { UnderHead } from "../../dev/under-head";
import { standardEditions } from "../../protocol/editions";
import type { DevilMay, EventView, May, Target, View } from "../../protocol/in_teufels_kueche";
import { RulesText } from "../../rules/rules-text";
import type { SeatInfo } from "../game-client";
import { seatsOf } from "../shared/fixtures";
import { bannerOf } from "../shared/telling";
import { Board } from "./board";
import { client } from "./client";
import { carriedBy, grillOf, inner, on, outer, type Sketch, servedOn, startOf, viewOf } from "./fixtures";
import { Result } from "./result";
import { Rules } from "./rules";

const FOUR: Sketch = {
  colours: ["blue", "green", "yellow", "violet"],
  devils: [
    [
      [outer(6), true],
      [startOf("blue"), true],
      [startOf("blue"), false],
    ],
    [
      [outer(7), true],
      [startOf("green"), false],
      [null, false],
    ],
    [
      [outer(2), true],
      [startOf("yellow"), true],
      [startOf("yellow"), true],
    ],
    [
      [inner(8), false],
      [startOf("violet"), true],
      [null, false],
    ],
  ],
  pots: [
    [on(inner(2)), servedOn("blue"), on(inner(5)), on(outer(1))],
    [on(outer(8)), on(inner(8)), servedOn("yellow"), on(inner(5))],
    [carriedBy(6), on(outer(1)), servedOn("yellow"), on(outer(3))],
    [on(outer(4)), carriedBy(9), on(outer(4)), servedOn("yellow")],
  ],
  menus: [
    [5, 1, "milk", 3],
    [3, "milk", 5, 1],
    ["milk", 3, 1, 5],
    [5, 1, 3, "milk"],
  ],
};

const TWO: Sketch = {
  colours: ["yellow", "blue"],
  devils: [
    [
      [outer(3), true],
      [outer(5), false],
      [startOf("yellow"), true],
    ],
    [
      [inner(3), true],
      [outer(8), true],
      [startOf("blue"), true],
    ],
  ],
  pots: [
    [on(outer(3)), carriedBy(1), servedOn("yellow"), on(inner(7))],
    [on(outer(3)), on(inner(1)), on(outer(5)), carriedBy(3)],
  ],
};

const THREE: Sketch = {
  colours: ["violet", "blue", "green"],
  neutral: "yellow",
  devils: [
    [
      [outer(3), true],
      [startOf("violet"), true],
      [startOf("violet"), true],
    ],
  ],
  pots: [
    [on(outer(2)), on(inner(1)), on(inner(6)), on(outer(8))],
    [on(outer(1)), on(inner(3)), on(inner(6)), on(outer(5))],
    [on(outer(2)), on(inner(4)), on(inner(6)), on(outer(7))],
  ],
};

const stand = (space: number, cost: number): Target => ({ space, cost, arrival: { type: "stand" } });
const may = (devil: number, changes: Partial<DevilMay> = {}): DevilMay => {
  return { devil, walk: [], fly: [], take: [], put_down: false, ...changes };
};
const turn = (devils: DevilMay[], propose_stop = false): May => ({ type: "turn", devils, propose_stop });

const ownTurn = viewOf(FOUR, {
  may: turn([
    may(0, {
      walk: [
        stand(outer(5), 1),
        stand(inner(6), 1),
        stand(inner(5), 2),
        stand(inner(7), 2),
        { space: outer(7), cost: 1, arrival: { type: "challenge", devil: 3 } },
        stand(startOf("blue"), 1),
        stand(outer(4), 2),
      ],
    }),
    may(1, { walk: [stand(outer(5), 1), stand(inner(5), 2)] }),
    may(2, { walk: [stand(outer(5), 1), stand(inner(5), 2)] }),
  ]),
});

const carrying = viewOf(TWO, {
  turn: { seat: 0, dice: [2, 3], points: 2, flight: false },
  may: turn([
    may(0, { walk: [stand(outer(2), 1), stand(outer(4), 1)], take: [0, 4] }),
    may(1, {
      walk: [
        stand(outer(4), 1),
        stand(inner(5), 1),
        { space: grillOf("yellow"), cost: 1, arrival: { type: "serve", pot: 1 } },
      ],
      take: [6],
      put_down: true,
    }),
    may(2, { walk: [stand(outer(1), 1), stand(outer(2), 1)] }),
  ]),
});

const assigning = viewOf(
  { colours: ["blue", "green", "yellow", "violet"], you: 0 },
  {
    phase: { type: "assign_menus", waiting: [0, 2] },
    turn: null,
    may: { type: "assign_menus", pots: [0, 1, 2, 3], menus: [1, 3, 5, "milk"] },
  },
);

const placing = viewOf(
  {
    ...THREE,
    devils: [],
    pots: [[on(outer(2))], [on(outer(1)), on(inner(3))], [on(outer(2)), on(inner(4))]],
  },
  {
    phase: { type: "place_pot", seat: 0 },
    turn: null,
    may: {
      type: "place_pot",
      pots: [1, 2, 3],
      spaces: [1, 3, 4, 5, 6, 7, 8].map(outer).concat([1, 2, 3, 4, 5, 6, 7, 8].map(inner)),
    },
  },
);

const challenge = (asked: number, view: Partial<View> = {}): View =>
  viewOf(
    {
      ...TWO,
      devils: [
        [
          [inner(3), true],
          [outer(5), false],
          [startOf("yellow"), true],
        ],
        [
          [inner(3), false],
          [outer(8), true],
          [startOf("blue"), true],
        ],
      ],
      you: asked,
    },
    {
      phase: {
        type: "challenge",
        seat: 1,
        challenger: 0,
        attacked: 3,
        space: inner(3),
        challenger_risks: "loses_hat",
        attacked_risks: "out",
      },
      turn: { seat: 0, dice: [2, 1], points: 1, flight: false },
      ...view,
    },
  );

function scene(name: string, view: View, seats: SeatInfo[]): Scene {
  return {
    name: `in-teufels-kueche-${name}`,
    Show: () => <Still game={client} seats={seats} view={view} />,
  };
}

/** A board in the middle of an event, held still. */
function held(name: string, view: View, seats: SeatInfo[], event: EventView, next = view): Scene {
  const moment = { event, before: [], next, millis: 100_000, skip: () => undefined };
  return {
    name: `in-teufels-kueche-${name}`,
    Show: () => (
      <UnderHead>
        <Board
          view={view}
          seats={seats}
          you={view.you}
          moment={moment}
          banner={bannerOf(client, { view, moment }, seats)}
          ready={false}
          pending={false}
          send={() => undefined}
          undo={null}
          refused={null}
        />
      </UnderHead>
    ),
  };
}

const dueled = (changes: Partial<Extract<EventView, { type: "dueled" }>> = {}): EventView => ({
  type: "dueled",
  challenger: 0,
  challenger_seat: 0,
  attacked: 3,
  attacked_seat: 1,
  space: inner(3),
  attempts: [1, 2, 3, 4, 2],
  challenger_won: true,
  fate: "out",
  dropped: 7,
  ...changes,
});

const scenes: Scene[] = [
  scene("assign", assigning, seatsOf(4, [0, 2])),
  scene("assigned", { ...assigning, may: null }, seatsOf(4, [2])),
  scene("place", placing, seatsOf(3)),
  scene("own-turn", ownTurn, seatsOf(4)),
  scene("pots", carrying, seatsOf(2)),
  scene(
    "only-carrier",
    { ...carrying, may: turn([...(carrying.may?.type === "turn" ? carrying.may.devils.slice(1, 2) : [])]) },
    seatsOf(2),
  ),
  scene(
    "flight",
    viewOf(THREE, {
      turn: { seat: 0, dice: ["wing", "wing"], points: 0, flight: true },
      may: turn([
        may(0, {
          fly: [
            ...[4, 5, 6, 7, 8].map((number) => stand(outer(number), 0)),
            ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => stand(inner(number), 0)),
            { space: outer(1), cost: 0, arrival: { type: "challenge", devil: 9 } },
          ],
        }),
      ]),
    }),
    seatsOf(3),
  ),
  scene(
    "others-turn",
    viewOf(FOUR, {
      phase: { type: "turn", seat: 2, spent: false },
      turn: { seat: 2, dice: [3, "wing"], points: 2, flight: false },
    }),
    seatsOf(4, [2]),
  ),
  scene("challenged", challenge(1, { may: { type: "answer_challenge" } }), seatsOf(2, [1], 1)),
  scene("challenging", challenge(0), seatsOf(2, [1])),
  scene(
    "used-up",
    viewOf(TWO, {
      turn: { seat: 0, dice: [1, "wing"], points: 0, flight: false },
      may: turn([may(0, { take: [0, 4] })], true),
      stopping: { counted: "rounds", quiet: 8, may_ask_at: 6, stops_at: 12, length: null },
    }),
    seatsOf(2),
  ),
  scene(
    "spent",
    viewOf(TWO, {
      phase: { type: "turn", seat: 0, spent: true },
      turn: { seat: 0, dice: [1, 2], points: 0, flight: false },
      may: turn([]),
    }),
    seatsOf(2),
  ),
  scene(
    "spent-others",
    viewOf(FOUR, {
      phase: { type: "turn", seat: 2, spent: true },
      turn: { seat: 2, dice: [1, 2], points: 0, flight: false },
    }),
    seatsOf(4, [2]),
  ),
  scene(
    "stop-vote",
    viewOf(FOUR, {
      phase: { type: "stop_vote", proposer: 2, waiting: [0, 1] },
      may: { type: "answer_stop" },
    }),
    seatsOf(4, [0, 1]),
  ),
  scene(
    "long-names",
    ownTurn,
    seatsOf(4).map((seat) => ({ ...seat, name: "Maximiliane von und zu W" })),
  ),
  scene("watching", viewOf({ ...FOUR, you: null }), seatsOf(4, [0], null)),
  held("rolled", viewOf(FOUR), seatsOf(4), {
    type: "rolled",
    seat: 2,
    dice: [2, 3],
    points: 5,
    flight: false,
  }),
  held("duel", challenge(1), seatsOf(2, [1], 1), dueled()),
  held(
    "duel-lost",
    challenge(0),
    seatsOf(2, [1]),
    dueled({ attempts: [1], challenger_won: false, fate: "loses_hat" }),
  ),
  held("served", carrying, seatsOf(2), {
    type: "served",
    seat: 0,
    devil: 1,
    pot: 1,
    menu: 5,
    space: grillOf("yellow"),
  }),
  held("milk", carrying, seatsOf(2), {
    type: "served",
    seat: 0,
    devil: 1,
    pot: 1,
    menu: "milk",
    space: grillOf("yellow"),
  }),
];

const over = viewOf(FOUR, {
  phase: { type: "over" },
  turn: null,
  outcome: { places: [2, 4, 1, 3], points: [1, 0, 6, 0], ending: "endless" },
});
scenes.push(scene("over", over, seatsOf(4, [])), {
  name: "in-teufels-kueche-result",
  Show: () => (
    <main style={{ padding: "20px", background: "var(--paper)" }}>
      {over.outcome && <Result view={over} seats={seatsOf(4)} outcome={over.outcome} />}
    </main>
  ),
});

const film: Step<View, EventView>[] = [
  {
    name: "walk",
    events: [
      { type: "walked", seat: 0, devil: 0, way: [outer(6), inner(6), inner(5)] },
      { type: "pot_taken", seat: 0, devil: 0, pot: 2, left: null, space: inner(5) },
    ],
    view: viewOf({
      ...FOUR,
      devils: [[[inner(5), true]], ...(FOUR.devils?.slice(1) ?? [])],
      pots: [[on(inner(2)), servedOn("blue"), carriedBy(0), on(outer(1))], ...(FOUR.pots?.slice(1) ?? [])],
    }),
  },
];

scenes.push(
  {
    name: "in-teufels-kueche-film",
    Show: () => <Film game={client} seats={seatsOf(4)} you={0} start={ownTurn} steps={film} />,
  },
  {
    name: "in-teufels-kueche-rules",
    Show: () => (
      <OnPaper>
        <RulesText
          Rules={Rules}
          edition={standardEditions["in-teufels-kueche"]}
          note="This house plays with its own edition."
        />
      </OnPaper>
    ),
  },
);

export default scenes;
