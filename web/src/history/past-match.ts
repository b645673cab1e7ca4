/** How a match in a list is told in words. Pure functions over what the server told. */
import type { PastMatch, PlayerId } from "../protocol/messages";
import { capital } from "../state/characters";
import { distinctNames, listNames, ordinal } from "../state/names";

/** "You and Mira won", or that nobody did. */
export function winnersText(match: PastMatch, me: PlayerId | undefined): string {
  const { outcome } = match;
  if (!outcome) return "Ended without a result";
  const names = distinctNames(match.seats.map((seat) => seat.name));
  const winners = match.seats.flatMap((seat, index) =>
    outcome.places[index] === 1
      ? [seat.player !== null && seat.player === me ? "you" : (names[index] ?? "")]
      : [],
  );
  return capital(`${listNames(winners.toSorted((a, b) => Number(b === "you") - Number(a === "you")))} won`);
}

/** "2nd of 4 with 17 points", for the player's own seat. */
export function ownPlaceText({ outcome, seat, seats }: PastMatch): string | null {
  if (!outcome || seat === undefined) return null;
  const points = outcome.points?.[seat];
  const place = `${ordinal(outcome.places[seat] ?? seats.length)} of ${seats.length}`;
  return points === undefined ? place : `${place} with ${points} points`;
}

/** "Today, 20:15", "Mon 3 Nov, 20:15", with the year where it is another. */
export function whenText(millis: number, now: Date): string {
  const then = new Date(millis);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(then);
  if (then.toDateString() === now.toDateString()) return `Today, ${time}`;
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const day = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", ...year });
  return `${day.format(then)}, ${time}`;
}

/** "12 min", "under a minute". */
export function lengthText({ began_at, ended_at }: PastMatch): string {
  const minutes = Math.round((ended_at - began_at) / 60_000);
  if (minutes < 1) return "under a minute";
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
