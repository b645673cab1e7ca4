import { expect, test } from "vitest";
import { lay } from "./plates";

test("ten plates go along both sides of the table, from bottom right to top right", () => {
  const { rows, columns, spots } = lay(10);
  expect([rows, columns]).toEqual([2, 5]);
  expect(spots[0]).toEqual({ row: 2, column: 5 });
  expect(spots[4]).toEqual({ row: 2, column: 1 });
  expect(spots[5]).toEqual({ row: 1, column: 1 });
  expect(spots[9]).toEqual({ row: 1, column: 5 });
});

test.each([2, 3, 11, 20, 21, 40])(
  "each of %i plates follows its neighbour in a place of its own",
  (plates) => {
    const { rows, columns, spots } = lay(plates);
    expect(new Set(spots.map(({ row, column }) => `${row} ${column}`)).size).toBe(plates);
    for (const [index, { row, column }] of spots.entries()) {
      expect(row).toBeGreaterThanOrEqual(1);
      expect(row).toBeLessThanOrEqual(rows);
      expect(column).toBeLessThanOrEqual(columns);
      const before = spots[index - 1];
      if (before) expect(Math.abs(before.row - row) + Math.abs(before.column - column)).toBe(1);
    }
  },
);
