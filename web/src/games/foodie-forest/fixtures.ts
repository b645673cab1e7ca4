/** Views to try things with, in tests and in the gallery. */
import type {
  Card,
  Color,
  PileCard,
  PlayedCard,
  Recipe,
  Score,
  SeatView,
  Trick,
  View,
} from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";

const LETTERS: Record<string, Color> = { b: "bug", v: "vegetable", f: "fruit", t: "trash" };

/** A card from letters: `b4` Bug 4, `fs` Fruit spice, `vo` Vegetable boil-over. */
export function cardOf(letters: string): Card {
  const color = LETTERS[letters.charAt(0)] ?? "trash";
  const face = letters.slice(1);
  if (face === "s") return { color, face: { type: "spice" } };
  if (face === "o") return { color, face: { type: "boil_over" } };
  return { color, face: { type: "number", number: Number(face) } };
}

/** Cards from words of letters: "b4 fs". */
export function cardsOf(words: string): Card[] {
  return words.split(" ").filter(Boolean).map(cardOf);
}

/** A pot from words of who, card and total: "1:b4=4 2:t5=9". */
export function trickOf(words: string, required: Color | null, leader: Seat = 1): Trick {
  const cards = words
    .split(" ")
    .filter(Boolean)
    .map((word): PlayedCard => {
      const [seat = "", card = "", total = ""] = word.split(/[:=]/);
      return { seat: Number(seat), card: cardOf(card), total: Number(total) };
    });
  return { leader, cards, total: cards.at(-1)?.total ?? 0, required };
}

/** A pile from words of card and points: "b4+1 t2-1". */
export function pileOf(words: string): PileCard[] {
  return words
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [, card = "", points = "0"] = /^(\w+?)([+-]\d)?$/.exec(word) ?? [];
      return { card: cardOf(card), points: Number(points) };
    });
}

export const ALL: Recipe[] = ["empty_pot", "bug", "vegetable", "fruit", "trash"];

/** A seat in the middle of the second deal. */
export function seatOf(recipe: Recipe | null, changes: Partial<SeatView> = {}): SeatView {
  return {
    points: 7,
    recipes_left: ALL.filter((left) => left !== recipe && left !== "empty_pot"),
    has_chosen: recipe !== null,
    recipe,
    hand_size: 9,
    last_card: false,
    pile_size: 4,
    pile: null,
    shown_hand: null,
    ...changes,
  };
}

/** A score from recipe, good cards, bad cards and the points it led to. */
export function scoreOf(recipe: Recipe, good: number, bad: number, points: number): Score {
  const bonus = recipe === "empty_pot" ? 5 : 0;
  return { recipe, bonus, good, bad, change: bonus + good - bad, points };
}

/** A view of three seats in the middle of the second deal: the first seat's, on turn. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    phase: { type: "playing", seat: 0 },
    deal: 2,
    deals: 5,
    dealer: 2,
    trick: trickOf("1:b4=4 2:b1=5", "bug"),
    full_at: 10,
    empty_pot_bonus: 5,
    starting_points: 5,
    seats: [seatOf("fruit"), seatOf("bug"), seatOf("trash")],
    hand: cardsOf("b1 b1 b5 v3 f2 fo t4"),
    undealt: 13,
    undealt_cards: null,
    unclaimed: [],
    remembered: null,
    may: null,
    sheet: [[scoreOf("bug", 3, 1, 7), scoreOf("empty_pot", 0, 3, 7), scoreOf("vegetable", 2, 0, 7)]],
    outcome: null,
    ...changes,
  };
}
