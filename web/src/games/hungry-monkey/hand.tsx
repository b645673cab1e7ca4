/** The viewer's own hand: a fan that arrow keys walk through. */
import type { View } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import type { CardState } from "../../ui/card";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import type { SeatInfo } from "../game-client";
import { AnimalCard } from "./animal-card";
import styles from "./hand.module.css";
import { canPick, cardKey, type HandCard, handCards, isPicked, type Selection } from "./select";
import { whyNot } from "./words";

interface HandProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onTap: (card: HandCard) => void;
}

export function Hand({ view, seats, selection, onTap }: HandProps) {
  const cards = handCards(view.hand);
  const last = cards.length - 1;
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(cards.length);

  return (
    <div
      ref={root}
      class={styles.hand}
      role="toolbar"
      aria-label={`Your hand, ${count(cards.length, "card")}`}
      data-at="hand"
      data-many={cards.length > 6}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, index) => {
        const fromMiddle = index - last / 2;
        const state = stateOf(view, selection, card);
        return (
          <span
            key={cardKey(card)}
            class={styles.place}
            data-at={`hand:${cardKey(card)}`}
            data-room={state === "playable" || state === "selected"}
            style={{ "--drop": Math.min(1, (fromMiddle / 3) ** 2) }}
          >
            <AnimalCard
              animal={card.animal}
              state={state}
              tilt={fromMiddle * Math.min(3.5, 16 / cards.length)}
              note={noteOf(view, seats, card, state)}
              tabIndex={index === current ? 0 : -1}
              onClick={() => {
                setCurrent(index);
                onTap(card);
              }}
            />
          </span>
        );
      })}
      {cards.length === 0 && <p class={styles.none}>Your hand is empty</p>}
    </div>
  );
}

function stateOf(view: View, selection: Selection, card: HandCard): CardState {
  if (isPicked(selection, card)) return "selected";
  if (canPick(view, card.animal)) return "playable";
  return view.may?.type === "turn" ? "disabled" : "plain";
}

function noteOf(
  view: View,
  seats: readonly SeatInfo[],
  card: HandCard,
  state: CardState,
): string | undefined {
  switch (state) {
    case "selected":
      return "picked";
    case "playable":
      return "playable";
    case "disabled":
      return `not playable: ${whyNot(view, card.animal, seats)}`;
    default:
      return undefined;
  }
}
