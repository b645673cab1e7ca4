/** Seats to try things with, in the tests and the gallery of any game. */
import type { Avatar } from "../../protocol/messages";
import { glyphs, type SeatInfo } from "../game-client";

const PEOPLE: [string, Avatar][] = [
  ["Ada", "bear"],
  ["Mira", "fox"],
  ["Jonas", "panda"],
  ["Priya", "owl"],
  ["Bartholomew", "penguin"],
  ["Lu", "cat"],
];

/** So many seats; the viewer holds the first unless told, nothing makes a spectator. */
export function seatsOf(count: number, acting: number[] = [0], you: number | null = 0): SeatInfo[] {
  return PEOPLE.slice(0, count).map(([name, avatar], seat) => ({
    seat,
    name,
    avatar,
    colour: `var(--seat-${seat})`,
    glyph: glyphs[seat] ?? "●",
    you: seat === you,
    bot: seat === 3,
    online: true,
    acting: acting.includes(seat),
  }));
}
