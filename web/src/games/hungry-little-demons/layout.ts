/**
 * Where everything lies on the plan of forest and houses. The unit is the width of a card's space, so that one number
 * sets the size of it all.
 */
import type { Door, Side, Space, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { doorsOn } from "./spaces";

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** The height of a card's space. */
export const ROW = 1.16;
/** How far a house reaches away from the forest. */
export const DEPTH = 1;
/** The rim where no house stands. */
const RIM = 0.1;
/** Half a gap between neighbours. */
const GAP = 0.05;

export type Plan = {
  width: number;
  height: number;
  /** The upper left corner of the forest. */
  forest: Box;
  /** The sides along which there is room for houses. */
  sides: readonly Side[];
};

const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

/** Sides without houses need no room; while houses are placed, all of them may get some. */
export function planOf(view: Pick<View, "rows" | "columns" | "seats">): Plan {
  const doors = view.seats.map(({ door }) => door);
  const sides = doors.some((door) => door === null)
    ? SIDES
    : SIDES.filter((side) => doors.some((door) => door?.side === side));
  const rim = (side: Side) => (sides.includes(side) ? DEPTH + GAP : RIM);
  const forest = { x: rim("left"), y: rim("top"), width: view.columns, height: view.rows * ROW };
  return {
    width: forest.x + forest.width + rim("right"),
    height: forest.y + forest.height + rim("bottom"),
    forest,
    sides,
  };
}

/** The space of a card. */
export function spaceBox({ forest }: Plan, { row, column }: Space): Box {
  return inset({ x: forest.x + column, y: forest.y + row * ROW, width: 1, height: ROW });
}

/** The house at a door: as wide as two spaces, but never around a corner of the forest. */
export function houseBox(plan: Plan, door: Door): Box {
  const length = doorsOn(door.side, gridOf(plan));
  const from = Math.max(0, door.index - 0.5);
  const to = Math.min(length, door.index + 1.5);
  return inset(alongside(plan, door.side, from, to));
}

/** Where a door can be picked. */
export function doorBox(plan: Plan, { side, index }: Door): Box {
  return inset(alongside(plan, side, index, index + 1));
}

/** The middle of a door, on the line between house and forest. */
export function doorPoint(plan: Plan, { side, index }: Door): Point {
  const { x, y, width, height } = alongside(plan, side, index, index + 1);
  switch (side) {
    case "top":
      return { x: x + width / 2, y: y + height };
    case "right":
      return { x, y: y + height / 2 };
    case "bottom":
      return { x: x + width / 2, y };
    case "left":
      return { x: x + width, y: y + height / 2 };
  }
}

/** How large figures are drawn. */
export const FIGURE = { chef: 0.6, demon: 0.5 };

/** Where the middle of each chef is; chefs on one space stand side by side. */
export function chefPoints(view: View, plan: Plan): (Point | null)[] {
  return view.seats.map(({ chef, chef_at, door }, seat) => {
    if (chef === null || door === null) return null;
    if (chef_at === null) return inHouse(plan, door, 0, roomFor(view, seat));
    const sharing = view.seats.flatMap((other, index) =>
      other.chef_at?.row === chef_at.row && other.chef_at.column === chef_at.column ? [index] : [],
    );
    const { x, y, width, height } = spaceBox(plan, chef_at);
    const apart = Math.min(0.3, (width - FIGURE.chef) / Math.max(1, sharing.length - 1));
    const back = (sharing.length - 1 - sharing.indexOf(seat)) * apart;
    return { x: x + width - FIGURE.chef / 2 - back, y: y + height - FIGURE.chef / 2 - 0.02 };
  });
}

/** Where the middle of each demon is, beside the chef of the house; nothing for one that was expelled. */
export function demonPoints(view: View, plan: Plan): (Point | null)[] {
  return view.seats.map(({ demon_in, chef }, seat) => {
    const door = demon_in === null ? null : view.seats[demon_in]?.door;
    if (demon_in === null || !door || chef === null) return null;
    const inIt = demonsIn(view, demon_in);
    return inHouse(plan, door, 1 + inIt.indexOf(seat), roomFor(view, demon_in));
  });
}

/** Whose demons are in a house. */
export function demonsIn(view: Pick<View, "seats">, house: Seat): Seat[] {
  return view.seats.flatMap(({ demon_in }, seat) => (demon_in === house ? [seat] : []));
}

/** How many figures a house has to have room for: its chef, whether at home or not, and the demons. */
function roomFor(view: View, house: Seat): number {
  return 1 + demonsIn(view, house).length;
}

/** A place in the half of a house that is nearer to the forest, the chef's first. */
function inHouse(plan: Plan, door: Door, place: number, places: number): Point {
  const { x, y, width, height } = houseBox(plan, door);
  const flat = door.side === "top" || door.side === "bottom";
  const length = flat ? width : height;
  const apart = Math.min(0.5, (length - FIGURE.chef - 0.08) / Math.max(1, places - 1));
  const along = 0.04 + FIGURE.chef / 2 + place * apart;
  const inwards = FIGURE.chef / 2 + 0.02;
  switch (door.side) {
    case "top":
      return { x: x + along, y: y + height - inwards };
    case "right":
      return { x: x + inwards, y: y + along };
    case "bottom":
      return { x: x + along, y: y + inwards };
    case "left":
      return { x: x + width - inwards, y: y + along };
  }
}

function alongside({ forest }: Plan, side: Side, from: number, to: number): Box {
  const across = { x: forest.x + from, width: to - from, height: DEPTH };
  const down = { y: forest.y + from * ROW, height: (to - from) * ROW, width: DEPTH };
  switch (side) {
    case "top":
      return { ...across, y: forest.y - DEPTH };
    case "right":
      return { ...down, x: forest.x + forest.width };
    case "bottom":
      return { ...across, y: forest.y + forest.height };
    case "left":
      return { ...down, x: forest.x - DEPTH };
  }
}

function gridOf({ forest }: Plan) {
  return { rows: Math.round(forest.height / ROW), columns: forest.width };
}

function inset({ x, y, width, height }: Box): Box {
  return { x: x + GAP, y: y + GAP, width: width - 2 * GAP, height: height - 2 * GAP };
}

/** A box as a style, in units of the plan. */
export function placed({ x, y, width, height }: Box) {
  return { left: `${x}em`, top: `${y}em`, width: `${width}em`, height: `${height}em` };
}
