/** Views to try things with, in tests and in the gallery. Nothing of them reaches a player. */
import type {
  Board,
  Colour,
  DevilView,
  Mark,
  Menu,
  Point,
  PotPlace,
  PotView,
  SeatView,
  Space,
  SpaceId,
  View,
} from "../../protocol/in_teufels_kueche";
import { MARKS } from "./colours";
import { pointsOf } from "./menus";

const AROUND: readonly Colour[] = ["yellow", "violet", "blue", "green"];
const START = 0;
const GRILL = 4;
const OUTER = 8;
const INNER = 16;

/** The station of this number on the outer or inner ring, from 1. */
export const outer = (number: number): SpaceId => OUTER + number - 1;
export const inner = (number: number): SpaceId => INNER + number - 1;
export const startOf = (colour: Colour): SpaceId => START + AROUND.indexOf(colour);
export const grillOf = (colour: Colour): SpaceId => GRILL + AROUND.indexOf(colour);

const CORNERS: readonly Point[] = [
  { x: 85, y: 85 },
  { x: 915, y: 85 },
  { x: 915, y: 915 },
  { x: 85, y: 915 },
];
const INNER_CORNERS: readonly Point[] = [
  { x: 305, y: 305 },
  { x: 695, y: 305 },
  { x: 695, y: 695 },
  { x: 305, y: 695 },
];
const RINGS: readonly (readonly [number, number])[] = [
  [170, 370],
  [370, 170],
  [630, 170],
  [830, 370],
  [830, 630],
  [630, 830],
  [370, 830],
  [170, 630],
  [345, 440],
  [440, 345],
  [560, 345],
  [655, 440],
  [655, 560],
  [560, 655],
  [440, 655],
  [345, 560],
];

/** A kitchen as the standard edition has it. */
export const BOARD: Board = {
  spaces: [
    ...AROUND.map((colour, id): Space => {
      return { kind: "start", colour, id, name: `${colour} start`, at: CORNERS[id] ?? { x: 0, y: 0 } };
    }),
    ...AROUND.map((colour, index): Space => {
      const corner = (index + 2) % 4;
      const ring = [2 * corner + 1, 2 * corner + 2];
      const accesses = [...ring.map(outer), ...ring.map(inner)];
      const at = INNER_CORNERS[corner] ?? { x: 0, y: 0 };
      return { kind: "grill", colour, accesses, id: GRILL + index, name: `${colour} grill`, at };
    }),
    ...RINGS.map(([x, y], index): Space => {
      const name = index < 8 ? `outer ${index + 1}` : `inner ${index - 7}`;
      return { kind: "station", id: OUTER + index, name, at: { x, y } };
    }),
  ],
  paths: [
    ...AROUND.flatMap((_, corner): [SpaceId, SpaceId][] => [
      [corner, outer(2 * corner + 1)],
      [corner, outer(2 * corner + 2)],
    ]),
    ...RINGS.slice(0, 8).flatMap((_, index): [SpaceId, SpaceId][] => [
      [OUTER + index, OUTER + ((index + 1) % 8)],
      [INNER + index, INNER + ((index + 1) % 8)],
      [OUTER + index, INNER + index],
    ]),
  ],
  oven: { x: 500, y: 500 },
  alike: true,
};

/** Where the devils of a colour stand, hats as capital letters would be: `true`; `null` is out of the game. */
export type Standing = readonly (readonly [SpaceId | null, boolean])[];

export interface Sketch {
  colours: readonly Colour[];
  neutral?: Colour;
  /** By seat; at home with hats unless told. */
  devils?: readonly Standing[];
  /** By seat, in the order of the marks; aside unless told. */
  pots?: readonly (readonly PotPlace[])[];
  /** The menus of each seat, in the order of the marks. */
  menus?: readonly (readonly Menu[])[];
  /** Whose menus the view shows. */
  you?: number | null;
}

const MENUS: readonly Menu[] = [5, 1, "milk", 3];

/** A view of a kitchen, with the pieces where the sketch has them. */
export function viewOf(sketch: Sketch, changes: Partial<View> = {}): View {
  const you = sketch.you === undefined ? 0 : sketch.you;
  const devils = devilsOf(sketch);
  const pots = potsOf(sketch, you);
  for (const pot of pots) {
    const carrier = pot.place.type === "carried" ? devils[pot.place.devil] : undefined;
    if (carrier) carrier.carries = pot.id;
  }
  return {
    you,
    board: BOARD,
    phase: { type: "turn", seat: 0, spent: false },
    turn: { seat: 0, dice: [2, 1], points: 3, flight: false },
    seats: sketch.colours.map((colour, seat) => seatOf(sketch, colour, seat, devils, pots)),
    devils,
    pots,
    starter: 0,
    goal: 10,
    stopping: { counted: "rounds", quiet: 0, may_ask_at: 6, stops_at: 12, length: null },
    may: null,
    outcome: null,
    ...changes,
  };
}

function devilsOf(sketch: Sketch): DevilView[] {
  const seated = sketch.colours.flatMap((colour, seat) =>
    [0, 1, 2].map((index) => {
      const [space, hat] = sketch.devils?.[seat]?.[index] ?? [startOf(colour), true];
      return { colour, seat, hat, space, carries: null, bonus: false };
    }),
  );
  const { neutral } = sketch;
  const exits = BOARD.paths.flatMap(([one, other]) => (neutral && one === startOf(neutral) ? [other] : []));
  const neutrals = exits.map((space) => {
    return { colour: neutral ?? "yellow", seat: null, hat: true, space, carries: null, bonus: false };
  });
  return [...seated, ...neutrals].map((devil, id) => ({ ...devil, id }));
}

function potsOf(sketch: Sketch, you: number | null): PotView[] {
  const marks = Object.keys(MARKS) as Mark[];
  return sketch.colours.flatMap((colour, seat) =>
    marks.map((mark, index): PotView => {
      const place = sketch.pots?.[seat]?.[index] ?? { type: "aside" };
      const menu = menusOf(sketch, seat)[index] ?? null;
      const known = seat === you || place.type === "served";
      return { id: seat * marks.length + index, colour, mark, place, menu: known ? menu : null };
    }),
  );
}

function seatOf(
  sketch: Sketch,
  colour: Colour,
  seat: number,
  devils: readonly DevilView[],
  pots: readonly PotView[],
): SeatView {
  const own = devils.filter((devil) => devil.seat === seat && devil.space !== null);
  const on = (pot: PotView) => pot.place.type === "served" && pot.place.space === grillOf(colour);
  const served = pots.filter(on);
  const left = menusOf(sketch, seat).filter((_, index) => sketch.pots?.[seat]?.[index]?.type !== "served");
  return {
    colour,
    points: served.reduce((sum, { menu }) => sum + (menu === null ? 0 : pointsOf(menu)), 0),
    served: served.map(({ id }) => id),
    devils: own.length,
    hats: own.filter((devil) => devil.hat).length,
    assigned: true,
    menus_left: left.toSorted((one, other) => worth(one) - worth(other)),
  };
}

function menusOf(sketch: Sketch, seat: number): readonly Menu[] {
  return sketch.menus?.[seat] ?? MENUS;
}

function worth(menu: Menu): number {
  return menu === "milk" ? Number.POSITIVE_INFINITY : menu;
}

/** Where pots are, in few words. */
export const on = (space: SpaceId): PotPlace => ({ type: "station", space });
export const carriedBy = (devil: number): PotPlace => ({ type: "carried", devil });
export const servedOn = (colour: Colour): PotPlace => ({ type: "served", space: grillOf(colour) });
