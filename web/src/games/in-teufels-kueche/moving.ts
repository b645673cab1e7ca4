/** Along which points a devil, and the pot on its hand, move while an event is shown. Pure. */
import type { DevilId, EventView, Point, PotId, View } from "../../protocol/in_teufels_kueche";
import { type Spot, spotsOf } from "./places";
import { pointsOn } from "./ways";

export interface Moving {
  devil: DevilId;
  way: readonly Spot[];
  pot: PotId | null;
  /** The way of that pot. */
  potWay: readonly Spot[];
  millis: number;
}

/** How high a flight goes, and how much nearer the devil comes to the eye. */
const FLIGHT = { rise: 150, scale: 1.5 } as const;

/** What moves on a way of its own; everything else glides straight to its place. */
export function movingOf(event: EventView, before: View, now: View, millis: number): Moving | null {
  if (event.type !== "walked" && event.type !== "flew") return null;
  const [then, after] = [spotsOf(before), spotsOf(now)];
  const { devil } = event;
  const [first, last] = [then.devils[devil], after.devils[devil]];
  if (!first || !last) return null;
  const between = event.type === "walked" ? walk(pointsOn(now.board, event.way)) : [flight(first, last)];
  const pot = now.devils[devil]?.carries ?? null;
  const [potFirst, potLast] = pot === null ? [] : [then.pots[pot], after.pots[pot]];
  const way = [first, ...between, last];
  const potWay =
    potFirst && potLast ? [potFirst, ...between.map((spot) => beside(spot, last, potLast)), potLast] : [];
  return { devil, way, pot: potWay.length > 0 ? pot : null, potWay, millis };
}

/** The points between the ends, as a devil stands on them. */
function walk(points: readonly Point[]): Spot[] {
  return points.slice(1, -1).map(({ x, y }) => ({ x, y: y - 6, scale: 1 }));
}

function flight(from: Spot, to: Spot): Spot {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - FLIGHT.rise, scale: FLIGHT.scale };
}

/** Where the pot is when its devil is here: as far aside as at the end of the way. */
function beside(spot: Spot, devil: Spot, pot: Spot): Spot {
  const grown = spot.scale / devil.scale;
  return {
    x: spot.x + (pot.x - devil.x) * grown,
    y: spot.y + (pot.y - devil.y) * grown,
    scale: pot.scale * grown,
  };
}
