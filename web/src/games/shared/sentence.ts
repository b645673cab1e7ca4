/** Sentences about seats, as all games say them: the viewer is "you", everybody else has a name. */
import type { Seat } from "../../protocol/rules";
import { capital } from "../../state/characters";
import { listNames, possessive } from "../../state/names";
import type { Part, SeatInfo } from "../game-client";

export { capital };

export type Seats = readonly SeatInfo[];

/** A sentence as plain text; empty stays empty. */
export function plain(parts: readonly Part[], seats: Seats): string {
  return capital(parts.map((part) => partText(part, seats)).join(""));
}

/** The text of one piece, as it stands within a sentence. */
export function partText(part: Part, seats: Seats): string {
  if (typeof part === "string") return part;
  return "who" in part ? who(seats, part.who) : whose(seats, part.whose);
}

/** "you", "Mira", inside a sentence. */
export function who(seats: Seats, seat: Seat): string {
  return seats[seat]?.you ? "you" : nameOf(seats, seat);
}

/** "your", "Mira's", inside a sentence. */
export function whose(seats: Seats, seat: Seat): string {
  return seats[seat]?.you ? "your" : possessive(nameOf(seats, seat));
}

/** "Waiting for Mira and Jonas to go on". */
export function waitingFor(seats: Seats, waiting: readonly Seat[], purpose: string): string {
  return `Waiting for ${listNames(waiting.map((seat) => who(seats, seat)))} ${purpose}`;
}

/** "Mira won!", "You and Jonas won!". */
export function winners(places: readonly number[], seats: Seats): string {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === 0
    ? "The match is over"
    : `${capital(listNames(first.map((seat) => who(seats, seat))))} won!`;
}

/** The seat's name, for the viewer's own too. */
export function nameOf(seats: Seats, seat: Seat): string {
  return seats[seat]?.name ?? "Somebody";
}
