/** The viewer's own hand: a fan that arrow keys walk through. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import type { CardState } from "../../ui/card";
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
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(0);
  const cards = handCards(view.hand);
  const last = cards.length - 1;
  const current = Math.min(focus, last);

  // Of a long hand, what can be played comes into sight when the turn does.
  const asked = view.may?.type;
  useLayoutEffect(() => {
    const playable = asked && root.current?.querySelector<HTMLElement>("[data-room=true]");
    if (playable && root.current)
      root.current.scrollLeft = playable.offsetLeft - root.current.clientWidth / 3;
  }, [asked]);

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setFocus(next);
    root.current?.querySelectorAll("button")[next]?.focus();
  }

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
                setFocus(index);
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
