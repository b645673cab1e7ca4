/** What the table's rules for spectators mean for whom. Pure functions over the table. */
import type { Person, PlayerId, ShownHand, TableView, WatchingFrom } from "../protocol/messages";
import { count } from "../state/names";
import { chairOf, runningMatch } from "../state/seats";

/** The seat of the running match that a player holds. */
export function seatOf(table: TableView, player: PlayerId | undefined): number | null {
  const chair = chairOf(table, player);
  const seats = runningMatch(table)?.seats ?? [];
  const index = seats.findIndex((seat) => seat.chair === chair && seat.player === player);
  return index < 0 ? null : index;
}

/** Whether a player may be shown a hand: they have, and had, none of their own in the match. */
export function mayLook(table: TableView, person: Person): boolean {
  const match = runningMatch(table);
  return match?.seats.every((seat) => seat.player !== person.id) ?? false;
}

/** The hands that this player may look at. */
export const handsFor = (table: TableView, player: PlayerId | undefined): ShownHand[] =>
  table.hands.filter((hand) => hand.to.id === player);

/** "3 moves late", for those who watch; nothing when they see everything at once. */
export function lateness(from: WatchingFrom): string | null {
  if (from.type === "moves") return `${count(from.late, "move")} late`;
  if (from.type === "minutes") return `${count(from.late, "minute")} late`;
  return null;
}
