import { describe, expect, test } from "vitest";
import { forestOf } from "./fixtures";
import { behind, doorName, moving, sameSpace, spaceName, spacesOf, spotAt, step } from "./spaces";

const GRID = { rows: 4, columns: 6 };
const at = (row: number, column: number) => ({ row, column });

describe("spaces", () => {
  test("are counted row by row", () => {
    const spaces = spacesOf(GRID);
    expect(spaces).toHaveLength(24);
    expect(spaces[7]).toEqual(at(1, 1));
    const forest = forestOf(". . . . . .", ". Eggs< . . . .");
    expect(spotAt({ columns: 6, forest }, at(1, 1))).toMatchObject({ type: "face_up" });
    expect(spotAt({ columns: 6, forest }, at(3, 1))).toBeUndefined();
  });

  test("lie behind doors", () => {
    expect(behind({ side: "top", index: 2 }, GRID)).toEqual(at(0, 2));
    expect(behind({ side: "right", index: 1 }, GRID)).toEqual(at(1, 5));
    expect(behind({ side: "bottom", index: 5 }, GRID)).toEqual(at(3, 5));
    expect(behind({ side: "left", index: 3 }, GRID)).toEqual(at(3, 0));
  });

  test("are named from one on", () => {
    expect(spaceName(at(1, 2))).toBe("row 2, column 3");
    expect(doorName({ side: "left", index: 1 })).toBe("left, row 2");
    expect(doorName({ side: "top", index: 1 })).toBe("top, column 2");
    expect(sameSpace(at(1, 2), at(1, 2))).toBe(true);
  });
});

describe("a shift", () => {
  test("moves the cards from behind the gap to the edge", () => {
    expect(moving(at(1, 2), "left", at(1, 5))).toEqual([at(1, 3), at(1, 4), at(1, 5)]);
    expect(moving(at(1, 2), "up", at(3, 2))).toEqual([at(2, 2), at(3, 2)]);
    expect(step(at(1, 3), "left")).toEqual(at(1, 2));
  });

  test("moves nothing when the gap is the edge", () => {
    expect(moving(at(0, 0), "up", at(0, 0))).toEqual([]);
  });
});
