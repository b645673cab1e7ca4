/** Views to try things with, in tests and in the gallery. */
import type { SeatView, Slot, View } from "../../protocol/hungry_monkey";

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
    left_over: null,
    discarded: 0,
    discarded_kinds: null,
    seats: [seatOf(), seatOf(), seatOf()],
    hand: ["frog", "rhino", "rhino"],
    may: null,
    series: null,
    stopping: { counted: "turns", quiet: 0, may_ask_at: 60, stops_at: 400, length: null },
    outcome: null,
    ...changes,
  };
}
