/**
 * What the player has picked so far, and the move it makes. Pure: a picked card or place is forgotten, never
 * refused, when the view that made it possible is gone.
 */

import type { Animal, Move, View } from "../../protocol/hungry_monkey";
import type { Seat } from "../../protocol/rules";
import { makesGang } from "./pile";

/** A card of the viewer's hand. Equal cards are told apart by counting them. */
export type HandCard = { animal: Animal; nth: number };

/** A place in somebody's row. */
export type RowPlace = { seat: Seat; slot: number };

export type Selection = {
  /** The picked hand cards. */
  cards: readonly HandCard[];
  /** How many of the picked Monkeys go on top of the other picked cards; the rest goes beneath. */
  monkeysOnTop: number;
  /** The picked place of a row. */
  place: RowPlace | null;
};

export const NOTHING: Selection = { cards: [], monkeysOnTop: 0, place: null };

/** The hand with its cards told apart. */
export function handCards(hand: readonly Animal[]): HandCard[] {
  const seen = new Map<Animal, number>();
  return hand.map((animal) => {
    const nth = seen.get(animal) ?? 0;
    seen.set(animal, nth + 1);
    return { animal, nth };
  });
}

/** A key for lists, and for a card's element on the page. */
export function cardKey(card: HandCard): string {
  return `${card.animal}-${card.nth}`;
}

export function isPicked(selection: Selection, card: HandCard): boolean {
  return selection.cards.some((picked) => same(picked, card));
}

export function isPlacePicked(selection: Selection, place: RowPlace): boolean {
  return selection.place?.seat === place.seat && selection.place.slot === place.slot;
}

/** Whether a tap on this hand card picks it. */
export function canPick(view: View, animal: Animal): boolean {
  switch (view.may?.type) {
    case "turn":
      return view.may.play.includes(animal);
    case "swap":
      return true;
    default:
      return false;
  }
}

/** Whether a tap on this place of a row picks it. */
export function canPickPlace(view: View, place: RowPlace): boolean {
  switch (view.may?.type) {
    case "turn":
      return place.seat === view.you && view.may.row.includes(place.slot);
    case "swap":
      return place.seat === view.you && view.may.slots.includes(place.slot);
    case "peek":
      return view.may.slots[place.seat]?.includes(place.slot) ?? false;
    default:
      return false;
  }
}

/**
 * After a tap on a hand card. Cards of one animal gather; another animal takes their place, and Monkeys go with either.
 */
export function tapCard(view: View, selection: Selection, card: HandCard): Selection {
  if (!canPick(view, card.animal)) return selection;
  const others = selection.cards.filter((picked) => !same(picked, card));
  if (others.length < selection.cards.length) return tidy({ ...selection, cards: others });
  if (view.may?.type === "swap") return { ...selection, cards: [card] };
  const gathered =
    card.animal === "monkey"
      ? others
      : others.filter((picked) => picked.animal === card.animal || picked.animal === "monkey");
  return tidy({ ...selection, cards: [...gathered, card] });
}

/** After a tap on a place of a row. */
export function tapPlace(view: View, selection: Selection, place: RowPlace): Selection {
  if (!canPickPlace(view, place)) return selection;
  return { ...selection, place: isPlacePicked(selection, place) ? null : place };
}

/** After a tap on the Monkeys' switch: all beneath, then one after the other on top, then all beneath again. */
export function turnMonkeys(selection: Selection): Selection {
  const { monkeys } = picked(selection);
  return { ...selection, monkeysOnTop: selection.monkeysOnTop < monkeys ? selection.monkeysOnTop + 1 : 0 };
}

/** What is left of a selection in a newer view. */
export function keep(view: View, selection: Selection): Selection {
  const inHand = handCards(view.hand);
  const cards = selection.cards.filter(
    (card) => canPick(view, card.animal) && inHand.some((other) => same(other, card)),
  );
  const place = selection.place && canPickPlace(view, selection.place) ? selection.place : null;
  return tidy({ ...selection, cards, place });
}

/** The move that the selection makes, once it is complete. */
export function moveOf(view: View, selection: Selection): Move | null {
  const { place } = selection;
  switch (view.may?.type) {
    case "turn":
      return selection.cards.length > 0 ? playOf(selection) : place && { type: "play_row", slot: place.slot };
    case "swap": {
      const [card] = selection.cards;
      return card && place ? { type: "swap", slot: place.slot, animal: card.animal } : null;
    }
    case "peek":
      return place && { type: "peek", seat: place.seat, slot: place.slot };
    default:
      return null;
  }
}

/**
 * Whether it can matter later which Monkeys lie on top. A Monkey beneath keeps its animal; one on top turns into
 * whatever comes next. Not when the pile is cleared away at once.
 */
export function monkeysMatter(view: View, selection: Selection): boolean {
  const { animal, monkeys } = picked(selection);
  return animal !== null && animal !== "tiger" && monkeys > 0 && !picksGang(view, selection);
}

/** Whether the picked cards make a gang with those on the pile. */
export function picksGang(view: View, selection: Selection): boolean {
  const { animal, count, monkeys } = picked(selection);
  return makesGang(view.pile, animal, count + monkeys);
}

function playOf(selection: Selection): Move {
  const { animal, count, monkeys } = picked(selection);
  return animal === null
    ? { type: "play", animal: "monkey", count: monkeys, monkeys_on_top: 0, monkeys_beneath: 0 }
    : {
        type: "play",
        animal,
        count,
        monkeys_on_top: selection.monkeysOnTop,
        monkeys_beneath: monkeys - selection.monkeysOnTop,
      };
}

/** The picked cards counted: those of the animal, and the Monkeys. */
export function picked(selection: Selection): { animal: Animal | null; count: number; monkeys: number } {
  const monkeys = selection.cards.filter((card) => card.animal === "monkey").length;
  const animal = selection.cards.find((card) => card.animal !== "monkey")?.animal ?? null;
  return { animal, count: selection.cards.length - monkeys, monkeys };
}

function tidy(selection: Selection): Selection {
  const { animal, monkeys } = picked(selection);
  return { ...selection, monkeysOnTop: animal === null ? 0 : Math.min(selection.monkeysOnTop, monkeys) };
}

function same(one: HandCard, other: HandCard): boolean {
  return one.animal === other.animal && one.nth === other.nth;
}
