import { describe, expect, test } from "vitest";
import type { Chef, Door, Side } from "../../protocol/hungry_little_demons";
import { seatOf, viewOf } from "./fixtures";
import {
  type Box,
  chefPoints,
  demonPoints,
  doorBox,
  doorPoint,
  FIGURE,
  houseBox,
  planOf,
  spaceBox,
} from "./layout";
import { doorsOn, spacesOf } from "./spaces";

const CHEFS: Chef[] = ["burgundy", "charcoal", "cream", "olive", "salmon", "saffron"];
const SIDES: Side[] = ["top", "right", "bottom", "left"];
const GRID = { rows: 4, columns: 6 };
const DOORS: Door[] = SIDES.flatMap((side) =>
  Array.from({ length: doorsOn(side, GRID) }, (_, index) => ({ side, index })),
);

const withDoors = (...doors: (Door | null)[]) =>
  viewOf({
    seats: doors.map((door, seat) => ({ ...seatOf(seat, CHEFS[seat] ?? "olive", DOORS[0] as Door), door })),
  });

function overlap(one: Box, other: Box): boolean {
  return (
    one.x + one.width > other.x + 1e-9 &&
    other.x + other.width > one.x + 1e-9 &&
    one.y + one.height > other.y + 1e-9 &&
    other.y + other.height > one.y + 1e-9
  );
}

function within(plan: { width: number; height: number }, { x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= plan.width && y + height <= plan.height;
}

describe("the plan", () => {
  test("has room only along sides with houses, and everywhere while doors are picked", () => {
    const top: Door = { side: "top", index: 2 };
    expect(planOf(withDoors(top, { side: "left", index: 1 })).sides).toEqual(["top", "left"]);
    expect(planOf(withDoors(top, null)).sides).toEqual(SIDES);
    expect(planOf(withDoors(top, top)).height).toBeLessThan(planOf(withDoors(top, null)).height);
  });

  test("keeps spaces, doors and houses within it and apart", () => {
    for (const door of DOORS) {
      const plan = planOf(withDoors(door, null));
      const house = houseBox(plan, door);
      expect(within(plan, house)).toBe(true);
      expect(within(plan, doorBox(plan, door))).toBe(true);
      expect(spacesOf(GRID).some((space) => overlap(house, spaceBox(plan, space)))).toBe(false);
      const apart = DOORS.filter(
        (other) => other.side !== door.side || Math.abs(other.index - door.index) > 1,
      );
      expect(apart.filter((other) => overlap(house, houseBox(plan, other)))).toEqual([]);
    }
  });

  test("puts a door between its house and its space", () => {
    for (const door of DOORS) {
      const plan = planOf(withDoors(door, null));
      const { x, y } = doorPoint(plan, door);
      const { forest } = plan;
      const onEdge = [x - forest.x, y - forest.y, x - forest.x - forest.width, y - forest.y - forest.height];
      expect(Math.min(...onEdge.map(Math.abs))).toBeCloseTo(0);
    }
  });
});

describe("figures", () => {
  const crowded = viewOf({
    seats: CHEFS.map((chef, seat) => seatOf(seat, chef, DOORS[seat * 3] as Door, { demon_in: 0 })),
  });

  test("stay in their house, however many there are", () => {
    const plan = planOf(crowded);
    const { x, y, width, height } = houseBox(plan, DOORS[0] as Door);
    const own = chefPoints(crowded, plan)[0];
    for (const point of [own, ...demonPoints(crowded, plan)]) {
      expect(point?.x).toBeGreaterThan(x);
      expect(point?.x).toBeLessThan(x + width);
      expect(point?.y).toBeGreaterThan(y);
      expect(point?.y).toBeLessThan(y + height);
    }
  });

  test("stand side by side on one space", () => {
    const chef_at = { row: 1, column: 1 };
    const view = viewOf({ seats: crowded.seats.map((seat) => ({ ...seat, chef_at })) });
    const plan = planOf(view);
    const box = spaceBox(plan, chef_at);
    const xs = chefPoints(view, plan).map((point) => point?.x ?? Number.NaN);
    expect(new Set(xs).size).toBe(6);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.x + FIGURE.chef / 2 - 1e-9);
    expect(Math.max(...xs)).toBeLessThanOrEqual(box.x + box.width - FIGURE.chef / 2 + 1e-9);
  });

  test("are nowhere once they are expelled, or before their house stands", () => {
    const gone = viewOf({ seats: crowded.seats.map((seat) => ({ ...seat, demon_in: null })) });
    expect(demonPoints(gone, planOf(gone))).toEqual([null, null, null, null, null, null]);
    const placing = withDoors(DOORS[0] as Door, null);
    expect(chefPoints(placing, planOf(placing))[1]).toBeNull();
  });
});
