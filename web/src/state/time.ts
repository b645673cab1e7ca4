/** Time as a table tells it: by the server's clock. Pure functions over what the server told. */
import type { Away, ClockChoice, ClockView, Pace } from "../protocol/messages";
import type { Seat } from "../protocol/rules";

/** What the seats that are asked have left at this time of the server's, in milliseconds. */
export function leftForAll({ since, left }: ClockView, now: number): number {
  return Math.max(0, left - (since === null ? 0 : Math.max(0, now - since)));
}

/** What a seat has left: of the time it is asked for, else of its bank; nothing without a limit. */
export function leftFor(clock: ClockView, seat: Seat, now: number): number | null {
  return clock.asked.includes(seat) ? leftForAll(clock, now) : (clock.banks[seat] ?? null);
}

/** A countdown in minutes and seconds; it shows zero only when nothing is left. */
export function countdown(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long something takes, in words and roughly. */
export function roughly(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return hours === 1 ? "an hour" : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}

/** How somebody went away, and how long ago. */
export function awayWords({ since, how }: Away, now: number): [how: string, ago: string] {
  const ago = roughly(Math.max(0, now - since));
  return how === "closed" ? ["left the table", `${ago} ago`] : ["has been out of reach", `for ${ago}`];
}

function clockWords(clock: ClockChoice): string {
  if (clock.type === "none") return "No clock";
  if (clock.type === "relaxed") return "Five minutes for each turn";
  const minutes = clock.seconds / 60;
  const bank = Number.isInteger(minutes) ? `${minutes} min` : `${clock.seconds} s`;
  return `${bank} each, and ${clock.increment} s back for each turn`;
}

/** What a table has chosen about time and absence, in a few short lines. */
export function describePace({ clock, at_zero, on_leave }: Pace): string[] {
  const words = [clockWords(clock)];
  if (clock.type !== "none") {
    words.push(at_zero === "autopilot" ? "At zero, the autopilot moves" : "At zero, the others decide");
  }
  if (on_leave === "match_ends") words.push("The match ends when somebody leaves it");
  return words;
}
