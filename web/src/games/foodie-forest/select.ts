/** What the player has picked, and the move it makes. Pure: what is no longer possible is forgotten, never refused. */
import type { Card, Move, Recipe, View } from "../../protocol/foodie_forest";
import { cardName, sameCard } from "./ingredients";

/** A card of the viewer's hand. Equal cards are told apart by counting them. */
export type HandCard = { card: Card; nth: number };

export type Selection = { type: "card"; picked: HandCard } | { type: "recipe"; picked: Recipe } | null;

/** The hand with its cards told apart. */
export function handCards(hand: readonly Card[]): HandCard[] {
  return hand.map((card, index) => ({
    card,
    nth: hand.slice(0, index).filter((earlier) => sameCard(earlier, card)).length,
  }));
}

/** A key for lists, and for a card's element on the page. */
export function cardKey({ card, nth }: HandCard): string {
  return `${cardName(card).toLowerCase().replaceAll(" ", "-")}-${nth}`;
}

/** Whether a tap on this hand card picks it. */
export function canPlay(view: View, card: Card): boolean {
  return view.may?.type === "play" && view.may.cards.some((playable) => sameCard(playable, card));
}

/** Whether a tap on this recipe picks it. */
export function canCook(view: View, recipe: Recipe): boolean {
  return view.may?.type === "choose_recipe" && view.may.recipes.includes(recipe);
}

export function isPickedCard(selection: Selection, { card, nth }: HandCard): boolean {
  return selection?.type === "card" && selection.picked.nth === nth && sameCard(selection.picked.card, card);
}

/** What is left of a selection in a newer view. The only thing to pick is picked by itself. */
export function keep(view: View, selection: Selection): Selection {
  if (view.may?.type === "play") {
    const inHand = handCards(view.hand).filter(({ card }) => canPlay(view, card));
    const [first] = inHand;
    if (first && inHand.every(({ card }) => sameCard(card, first.card))) {
      return inHand.some((card) => isPickedCard(selection, card))
        ? selection
        : { type: "card", picked: first };
    }
    return inHand.some((card) => isPickedCard(selection, card)) ? selection : null;
  }
  if (view.may?.type === "choose_recipe") {
    const { recipes } = view.may;
    const [only] = recipes.length === 1 ? recipes : [];
    if (only) return { type: "recipe", picked: only };
    return selection?.type === "recipe" && recipes.includes(selection.picked) ? selection : null;
  }
  return null;
}

/** The move that the selection makes. */
export function moveOf(view: View, selection: Selection): Move | null {
  if (view.may?.type === "continue") return { type: "continue" };
  switch (selection?.type) {
    case "card":
      return { type: "play", card: selection.picked.card };
    case "recipe":
      return { type: "choose_recipe", recipe: selection.picked };
    default:
      return null;
  }
}
