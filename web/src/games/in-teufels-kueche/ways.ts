/** The lines of the board: how paths are drawn, and along which points a devil walks. Pure. */
import type { Board, Point, SpaceId } from "../../protocol/in_teufels_kueche";

/** A path as drawn: from one space to another, bent towards a point if it would lead through something else. */
export interface Path {
  from: Point;
  to: Point;
  bend: Point | null;
}

/** How near a path may come to the middle of a space that it does not lead to. */
const CLEARANCE = 108;
/** How many pieces stand for a bend. */
const PIECES = 6;

/** The path between two spaces. */
export function pathBetween(board: Board, one: SpaceId, other: SpaceId): Path {
  const [from, to] = [placeOf(board, one), placeOf(board, other)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = distance(from, to);
  if (length === 0) return { from, to, bend: null };
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  for (const { id, kind, at } of board.spaces) {
    if (kind !== "grill" || id === one || id === other) continue;
    const aside = (at.x - middle.x) * across.x + (at.y - middle.y) * across.y;
    const along = Math.abs((at.x - middle.x) * across.y - (at.y - middle.y) * across.x);
    if (Math.abs(aside) >= CLEARANCE || along > length / 2) continue;
    // A bend of this kind goes half as far as the point that it is bent towards.
    const push = 2 * (CLEARANCE - Math.abs(aside)) * (aside > 0 ? -1 : 1);
    return { from, to, bend: { x: middle.x + across.x * push, y: middle.y + across.y * push } };
  }
  return { from, to, bend: null };
}

/** A path in the words of SVG. */
export function lineOf({ from, to, bend }: Path): string {
  const start = `M${round(from.x)} ${round(from.y)}`;
  return bend
    ? `${start}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`
    : `${start}L${round(to.x)} ${round(to.y)}`;
}

/** The points that a devil passes on its way, both ends included. */
export function pointsOn(board: Board, way: readonly SpaceId[]): Point[] {
  const [first] = way;
  if (first === undefined) return [];
  const steps = way.slice(1).flatMap((space, index) => {
    const path = pathBetween(board, way[index] ?? first, space);
    return path.bend ? alongBend(path, path.bend) : [path.to];
  });
  return [placeOf(board, first), ...steps];
}

/** Where a space is drawn. */
export function placeOf(board: Board, space: SpaceId): Point {
  return board.spaces[space]?.at ?? board.oven;
}

function alongBend({ from, to }: Path, bend: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
