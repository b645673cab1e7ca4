/** Views and seats to try things with, in tests and in the gallery. */
import type { SeatView, Slot, View } from "../../protocol/hungry_monkey";
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

/** So many seats; the viewer holds the first unless told, nothing makes a watcher. */
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

/** A row from letters: `d` face down, `.` empty. */
export function rowOf(letters: string): Slot[] {
  return [...letters].map((letter) => (letter === "." ? { type: "empty" } : { type: "face_down" }));
}

/** A seat in the middle of a game. */
export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  return { hand_size: 3, row: rowOf("dddd"), place: null, bean_cards: 0, shown_hand: null, ...changes };
}

/** A view of three seats in the middle of a game: the first seat's, on turn. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    phase: { type: "turn", seat: 0 },
    required: { type: "at_least", number: 9 },
    pile: [],
    drawable: 19,
    under_kitty: 14,
    discarded: 0,
    discarded_kinds: null,
    seats: [seatOf(), seatOf(), seatOf()],
    hand: ["frog", "rhino", "rhino"],
    may: null,
    series: null,
    outcome: null,
    ...changes,
  };
}
