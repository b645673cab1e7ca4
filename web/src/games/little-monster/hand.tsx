/** The viewer's own hand: rows of foods that arrow keys walk through. */
import type { View } from "../../protocol/little_monster";
import { count } from "../../state/names";
import type { CardState } from "../../ui/card";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import { FoodTile } from "./food-tile";
import styles from "./hand.module.css";
import { canPickCards, cardKey, type HandCard, handCards, isPicked, type Selection } from "./select";

interface HandProps {
  view: View;
  selection: Selection;
  onTap: (card: HandCard) => void;
}

export function Hand({ view, selection, onTap }: HandProps) {
  const cards = handCards(view.hand);
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(cards.length);
  return (
    <div
      ref={root}
      class={styles.hand}
      role="toolbar"
      aria-label={`Your hand, ${count(cards.length, "card")}`}
      data-many={cards.length > 12 || undefined}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, index) => (
        <span key={cardKey(card)} class={styles.place} data-at={`hand:${cardKey(card)}`}>
          <FoodTile
            view={view}
            food={card.food}
            state={stateOf(view, selection, card)}
            tabIndex={index === current ? 0 : -1}
            onClick={() => {
              setCurrent(index);
              onTap(card);
            }}
          />
        </span>
      ))}
      {cards.length === 0 && <p class={styles.none}>Your hand is empty</p>}
    </div>
  );
}

function stateOf(view: View, selection: Selection, card: HandCard): CardState {
  if (isPicked(selection, card)) return "selected";
  if (canPickCards(view)) return "playable";
  return view.may ? "disabled" : "plain";
}
