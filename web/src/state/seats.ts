/** The seats of a match as boards show them. Pure functions over what the server told. */
import { glyphs, type SeatInfo } from "../games/game-client";
import type { Chair, MatchInfo, Person, PlayerId, TableView } from "../protocol/messages";
import { distinctNames } from "./names";

/** The colour of the seat with this number, as a CSS value. */
export const seatColour = (seat: number) => `var(--seat-${seat % glyphs.length})`;

/** The shape of the seat with this number. */
export const seatGlyph = (seat: number) => glyphs[seat % glyphs.length] ?? glyphs[0];

/** The seats of a match, in seat order, given whom it waits for. */
export function seatInfos(
  match: Pick<MatchInfo, "seats" | "outcome" | "abandoned">,
  chairs: readonly Chair[],
  me: PlayerId | undefined,
  acting: readonly number[] = [],
): SeatInfo[] {
  const names = distinctNames(match.seats.map((seat) => seat.name));
  const on = match.outcome === null && !match.abandoned;
  return match.seats.map((held, seat) => {
    // Once it is over, others may sit on the chairs of its seats.
    const chair = on ? chairs[held.chair] : undefined;
    const bot = held.player === null || chair?.type === "bot";
    return {
      seat,
      name: names[seat] ?? held.name,
      avatar: held.avatar,
      colour: seatColour(seat),
      glyph: seatGlyph(seat),
      you: held.player !== null && held.player === me && !bot,
      bot,
      online: chair?.type === "player" ? chair.online : true,
      acting: acting.includes(seat),
    };
  });
}

/** The seats in the colours that a game's own pieces have, where it says so. */
export function painted(
  seats: readonly SeatInfo[],
  colours: readonly number[] | undefined,
): readonly SeatInfo[] {
  if (!colours) return seats;
  return seats.map((info) => {
    const colour = colours[info.seat] ?? info.seat;
    return { ...info, colour: seatColour(colour), glyph: seatGlyph(colour) };
  });
}

/** The chair a player sits on. */
export function chairOf(table: TableView, player: PlayerId | undefined): number | null {
  const index = table.chairs.findIndex((chair) => chair.type === "player" && chair.person.id === player);
  return index < 0 ? null : index;
}

/** How many sit, bots included. */
export const seatedCount = (table: TableView) => table.chairs.filter((chair) => chair.type !== "free").length;

/** Everybody at the table who is a person. */
export function peopleAt(table: TableView): Person[] {
  const seated = table.chairs.flatMap((chair) => (chair.type === "player" ? [chair.person] : []));
  return [...seated, ...table.spectators];
}

/** The match that is on, if one is. */
export function runningMatch(table: TableView): MatchInfo | null {
  const { match } = table;
  return match && match.outcome === null && !match.abandoned ? match : null;
}
