/** Where devils and pots are drawn, so that all that shares a space can be told apart. Pure. */
import type { Colour, DevilView, Point, PotView, SpaceId, View } from "../../protocol/in_teufels_kueche";
import { placeOf } from "./ways";

/** A place for a piece, and how large it is there. */
export interface Spot extends Point {
  scale: number;
}

/** Where each devil and each pot is drawn, by id; nowhere if it is out of the game. */
export interface Spots {
  devils: readonly (Spot | null)[];
  pots: readonly (Spot | null)[];
}

/** Where devils stand at home: alone, two, three, the last one in front. */
const AT_HOME: readonly (readonly Point[])[] = [
  [{ x: 0, y: 6 }],
  [
    { x: -36, y: 6 },
    { x: 36, y: 6 },
  ],
  [
    { x: -37, y: -8 },
    { x: 37, y: -8 },
    { x: 0, y: 34 },
  ],
];
/** From a devil to the pot on its hand. */
const HAND: Spot = { x: 36, y: 2, scale: 0.86 };

export function spotsOf(view: View): Spots {
  const devils = view.devils.map((devil) => devilSpot(view, devil));
  return { devils, pots: view.pots.map((pot) => potSpot(view, pot, devils)) };
}

function devilSpot(view: View, devil: DevilView): Spot | null {
  if (devil.space === null) return null;
  const space = view.board.spaces[devil.space];
  if (!space) return null;
  const here = view.devils.filter((other) => other.space === devil.space);
  if (space.kind === "start") {
    const places = AT_HOME[Math.min(here.length, AT_HOME.length) - 1] ?? [];
    const shift = places[here.indexOf(devil) % places.length];
    return at(space.at, shift?.x ?? 0, shift?.y ?? 0, 0.84);
  }
  if (here.length > 1) return at(space.at, here.indexOf(devil) === 0 ? -34 : 34, -8, 0.92);
  const shared = potsOn(view, devil.space).length > 0;
  return at(space.at, devil.carries === null ? 0 : -12, shared ? -20 : -8, shared ? 1 : 1.14);
}

function potSpot(view: View, pot: PotView, devils: Spots["devils"]): Spot | null {
  const { place } = pot;
  switch (place.type) {
    case "aside":
      return { ...startOf(view, pot.colour), scale: 0 };
    case "carried": {
      const hand = devils[place.devil];
      return hand ? at(hand, HAND.x * hand.scale, HAND.y * hand.scale, HAND.scale * hand.scale) : null;
    }
    case "station": {
      const here = potsOn(view, place.space);
      const under = view.devils.some((devil) => devil.space === place.space);
      return spread(placeOf(view.board, place.space), here.indexOf(pot), here.length, under);
    }
    case "served": {
      const here = view.pots.filter(
        (other) => other.place.type === "served" && other.place.space === place.space,
      );
      return onGrill(placeOf(view.board, place.space), here.indexOf(pot), here.length);
    }
  }
}

/** Pots that lie on a station: around its middle, or in a row before the devil that stands there. */
function spread(middle: Point, index: number, count: number, under: boolean): Spot {
  if (under) {
    const apart = Math.min(50, 96 / count);
    return at(middle, (index - (count - 1) / 2) * apart, 36, count < 3 ? 0.84 : 0.74);
  }
  if (count === 1) return at(middle, 0, 0, 1.25);
  if (count === 2) return at(middle, index === 0 ? -28 : 28, 2, 0.94);
  const turn = (2 * Math.PI * index) / count - Math.PI / 2;
  return at(middle, 30 * Math.cos(turn), 3 + 27 * Math.sin(turn), count < 5 ? 0.82 : 0.66);
}

/** Pots on a grill: a square of four, and closer together when there are more. */
function onGrill(middle: Point, index: number, count: number): Spot {
  if (count === 1) return at(middle, 0, 0, 1);
  if (count === 2) return at(middle, index === 0 ? -27 : 27, 0, 0.9);
  const turn = (2 * Math.PI * index) / count - Math.PI / 2;
  return at(middle, 34 * Math.cos(turn), 34 * Math.sin(turn), count < 5 ? 0.84 : 0.66);
}

function potsOn(view: View, space: SpaceId): PotView[] {
  return view.pots.filter(({ place }) => place.type === "station" && place.space === space);
}

/** Where the devils of a colour start. */
function startOf(view: View, colour: Colour): Point {
  const start = view.board.spaces.find((space) => space.kind === "start" && space.colour === colour);
  return start?.at ?? view.board.oven;
}

function at({ x, y }: Point, right: number, down: number, scale: number): Spot {
  return { x: x + right, y: y + down, scale };
}
