/** Where the plates of the track lie: along a table's two sides, or in more rows when there are too many. Pure. */

/** A plate's place in the grid of rows and columns, from 1. */
export interface Spot {
  row: number;
  column: number;
}

export interface Laid {
  rows: number;
  columns: number;
  /** By the plate's number. The start is at the bottom right, and the way goes in turns from row to row. */
  spots: Spot[];
}

/** More plates side by side are too small to see who stands on them. */
const LONGEST_ROW = 10;

export function lay(plates: number): Laid {
  const rows = 2 * Math.ceil(plates / (2 * LONGEST_ROW));
  const columns = Math.ceil(plates / rows);
  const spots = Array.from({ length: plates }, (_, plate) => {
    const turn = Math.floor(plate / columns);
    const along = plate % columns;
    return { row: rows - turn, column: turn % 2 === 0 ? columns - along : along + 1 };
  });
  return { rows, columns, spots };
}
