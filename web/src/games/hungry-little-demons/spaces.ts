/** Places in the forest and around it. Pure geometry; what may be done there is the server's business. */
import type { Arrow, Door, Side, Space, Spot, View } from "../../protocol/hungry_little_demons";

type Grid = Pick<View, "rows" | "columns">;

export function sameSpace(one: Space, other: Space): boolean {
  return one.row === other.row && one.column === other.column;
}

export function sameDoor(one: Door, other: Door): boolean {
  return one.side === other.side && one.index === other.index;
}

export function hasSpace(spaces: readonly Space[], space: Space): boolean {
  return spaces.some((one) => sameSpace(one, space));
}

export function spotAt(view: Pick<View, "columns" | "forest">, { row, column }: Space): Spot | undefined {
  return view.forest[row * view.columns + column];
}

/** A name for a space's element on the page. */
export function spaceKey({ row, column }: Space): string {
  return `spot:${row}:${column}`;
}

/** All spaces, row by row. */
export function spacesOf({ rows, columns }: Grid): Space[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
  }));
}

/** The space that a door opens on. */
export function behind({ side, index }: Door, { rows, columns }: Grid): Space {
  switch (side) {
    case "top":
      return { row: 0, column: index };
    case "right":
      return { row: index, column: columns - 1 };
    case "bottom":
      return { row: rows - 1, column: index };
    case "left":
      return { row: index, column: 0 };
  }
}

const STEPS: Record<Arrow, { row: number; column: number }> = {
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
};

/** One space on, that way; it may lie beyond the edge. */
export function step({ row, column }: Space, way: Arrow): Space {
  return { row: row + STEPS[way].row, column: column + STEPS[way].column };
}

const OPPOSITE: Record<Arrow, Arrow> = { up: "down", right: "left", down: "up", left: "right" };

/** The spaces whose cards move when a line shifts, the one next to the gap first and the edge last. */
export function moving(gap: Space, direction: Arrow, edge: Space): Space[] {
  const spaces: Space[] = [];
  for (let at = gap; !sameSpace(at, edge); spaces.push(at)) at = step(at, OPPOSITE[direction]);
  return spaces;
}

/** How many doors a side has. */
export function doorsOn(side: Side, { rows, columns }: Grid): number {
  return side === "top" || side === "bottom" ? columns : rows;
}

/** "row 2, column 3". */
export function spaceName({ row, column }: Space): string {
  return `row ${row + 1}, column ${column + 1}`;
}

/** "top, column 3", "left, row 2". */
export function doorName({ side, index }: Door): string {
  return `${side}, ${side === "top" || side === "bottom" ? "column" : "row"} ${index + 1}`;
}
