import type { Seat } from "../../protocol/rules";
import type { SeatInfo } from "../game-client";

/** Everybody but the viewer, in the order in which they come after the viewer; all, for spectators. */
export function clockwiseFrom(you: Seat | null, seats: readonly SeatInfo[]): SeatInfo[] {
  return you === null ? [...seats] : [...seats.slice(you + 1), ...seats.slice(0, you)];
}
