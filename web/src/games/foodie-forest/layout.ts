/** How a hand lies on a phone: by colour, in two rows as soon as one is too short for a thumb. */
import type { Card, Color } from "../../protocol/foodie_forest";
import { type HandCard, handCards } from "./select";

/** The cards of one colour that lie together. */
export type Group = { color: Color; cards: HandCard[] };

/** So many cards lie side by side on a narrow phone and can still be hit and read. */
const ROW = 7;
/** With so many at most, a colour is not torn apart. */
const FULL_ROW = 8;

/** The groups of each row. */
export function rowsOf(hand: readonly Card[]): Group[][] {
  const groups = groupsOf(hand);
  if (hand.length <= ROW) return groups.length > 0 ? [groups] : [];
  const cuts = groups.map((_, cut) => [groups.slice(0, cut), groups.slice(cut)] as const);
  const [top, bottom] = cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best));
  if (longer([top, bottom]) <= FULL_ROW) return [top, bottom].map((row) => [...row]);
  return torn(groups, Math.ceil(hand.length / 2));
}

function groupsOf(hand: readonly Card[]): Group[] {
  const groups: Group[] = [];
  for (const card of handCards(hand)) {
    const last = groups.at(-1);
    if (last?.color === card.card.color) last.cards.push(card);
    else groups.push({ color: card.card.color, cards: [card] });
  }
  return groups;
}

function torn(groups: readonly Group[], inTop: number): Group[][] {
  const top: Group[] = [];
  const bottom: Group[] = [];
  let room = inTop;
  for (const { color, cards } of groups) {
    if (room > 0) top.push({ color, cards: cards.slice(0, room) });
    if (cards.length > room) bottom.push({ color, cards: cards.slice(Math.max(0, room)) });
    room -= cards.length;
  }
  return [top, bottom];
}

function longer(rows: readonly (readonly Group[])[]): number {
  return Math.max(...rows.map((row) => row.reduce((sum, { cards }) => sum + cards.length, 0)));
}
