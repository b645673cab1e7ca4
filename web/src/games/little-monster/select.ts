/** What the player has picked, and the move it makes. Pure: what is no longer possible is forgotten, never refused. */
import type { Food, Monster, Move, View } from "../../protocol/little_monster";
import { feedsAt, foodOf, racerOf } from "./edition";
import { type Tray, trayOf } from "./tray";

/** A card of the viewer's hand. Equal cards are told apart by counting them. */
export interface HandCard {
  food: Food;
  nth: number;
}

export interface Selection {
  /** Hand cards, to be fed or discarded, in the order in which they were picked. */
  cards: readonly HandCard[];
  /** Whom to feed. */
  eater: Monster | null;
  /** Monsters to keep, of those offered. */
  kept: readonly Monster[];
  /** One of the `choices`. */
  choice: Move | null;
}

export const NOTHING: Selection = { cards: [], eater: null, kept: [], choice: null };

/** The hand with its cards told apart. */
export function handCards(hand: readonly Food[]): HandCard[] {
  return hand.map((food, index) => ({
    food,
    nth: hand.slice(0, index).filter((earlier) => earlier === food).length,
  }));
}

/** A key for lists, and for a card's element on the page. */
export function cardKey({ food, nth }: HandCard): string {
  return `${food}-${nth}`;
}

/** A key that tells choices apart. */
export function choiceKey(choice: Move): string {
  return JSON.stringify(choice);
}

/** The moves among which the viewer picks one, for questions that the hand does not answer. */
export function choices({ may, offer }: View): Move[] {
  switch (may?.type) {
    case "cover":
      return may.cards.map((card) => ({ type: "cover", card }));
    case "resolve":
      return may.cards.map((card) => ({ type: "resolve", card }));
    case "target":
      return may.monsters.map((monster) => ({ type: "target", monster }));
    case "steal_from":
      return may.seats.map((seat) => ({ type: "steal_from", seat }));
    case "use_ability":
      return may.abilities.flatMap((source): Move[] =>
        source.type === "ability"
          ? [{ type: "use_ability", monster: source.monster, ability: source.ability }]
          : [],
      );
    case "draft":
      return offer.map((monster) => ({ type: "draft", monster }));
    default:
      return [];
  }
}

/** Whether a tap on a hand card picks it. */
export function canPickCards({ may }: View): boolean {
  return may?.type === "discard" || (may?.type === "turn" && may.feed.length > 0);
}

/** Whether this monster can be picked to be fed. */
export function canEat({ may }: View, monster: Monster): boolean {
  return may?.type === "turn" && may.feed.includes(monster);
}

export function isPicked({ cards }: Selection, card: HandCard): boolean {
  return cards.some((picked) => cardKey(picked) === cardKey(card));
}

export function isChosen({ choice }: Selection, other: Move): boolean {
  return choice !== null && choiceKey(choice) === choiceKey(other);
}

/** What is left of a selection in a newer view. The only one that can be fed or chosen is picked by itself. */
export function keep(view: View, selection: Selection): Selection {
  const { may, hand, offer } = view;
  const held = canPickCards(view) ? handCards(hand) : [];
  const cards = selection.cards.filter((card) => held.some((other) => cardKey(other) === cardKey(card)));
  const eaters = may?.type === "turn" ? may.feed : [];
  const [onlyEater] = eaters.length === 1 ? eaters : [];
  const eater = eaters.find((monster) => monster === selection.eater) ?? onlyEater ?? null;
  const kept = may?.type === "keep" ? selection.kept.filter((monster) => offer.includes(monster)) : [];
  const open = choices(view);
  const [onlyChoice] = open.length === 1 ? open : [];
  const choice = open.find((move) => isChosen(selection, move)) ?? onlyChoice ?? null;
  return { cards, eater, kept, choice };
}

/** Picks a hand card, or puts it back. Beyond what is to be discarded, the card picked first goes back. */
export function tapCard(view: View, selection: Selection, card: HandCard): Selection {
  if (!canPickCards(view)) return selection;
  if (isPicked(selection, card)) {
    return { ...selection, cards: selection.cards.filter((picked) => cardKey(picked) !== cardKey(card)) };
  }
  const cards = [...selection.cards, card];
  return { ...selection, cards: view.may?.type === "discard" ? cards.slice(-view.may.count) : cards };
}

/** Picks a monster to keep, or puts it back; a third one takes the place of the first. */
export function tapOffered(selection: Selection, monster: Monster): Selection {
  const kept = selection.kept.includes(monster)
    ? selection.kept.filter((other) => other !== monster)
    : [...selection.kept, monster].slice(-2);
  return { ...selection, kept };
}

/** The picked cards as a meal for the picked monster, or for one that is fed as most are while none is picked. */
export function trayFor(view: View, { cards, eater }: Selection): Tray {
  const values = cards.map(({ food }) => foodOf(view, food).value);
  return trayOf(values, eater === null ? view.feeds_at : eats(view, eater));
}

/** The taste value that a monster is fed at now. */
export function eats(view: View, monster: Monster): number {
  return racerOf(view, monster)?.feeds_at ?? feedsAt(view, monster);
}

/** The move that the selection makes. */
export function moveOf(view: View, selection: Selection): Move | null {
  const { cards, eater, kept, choice } = selection;
  const [one, other] = kept;
  switch (view.may?.type) {
    case "turn":
      return eater !== null && cards.length > 0 && trayFor(view, selection).missing === 0
        ? { type: "feed", monster: eater, cards: cards.map(({ food }) => food) }
        : null;
    case "discard":
      return cards.length === view.may.count
        ? { type: "discard", cards: cards.map(({ food }) => food) }
        : null;
    case "keep":
      return one !== undefined && other !== undefined ? { type: "keep", monsters: [one, other] } : null;
    default:
      return choice;
  }
}
