/** The viewer's own hand: by colour, in rows that arrow keys walk through. */
import type { View } from "../../protocol/foodie_forest";
import { count } from "../../state/names";
import type { CardState } from "../../ui/card";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import { ColorGlyph } from "./color-glyph";
import styles from "./hand.module.css";
import { IngredientCard } from "./ingredient-card";
import { COLORS } from "./ingredients";
import { type Group, rowsOf } from "./layout";
import { canPlay, cardKey, type HandCard, isPickedCard, type Selection } from "./select";

interface HandProps {
  view: View;
  selection: Selection;
  onTap: (card: HandCard) => void;
  /** Plays a card at once, without the button. */
  onPlay: (card: HandCard) => void;
}

export function Hand({ view, selection, onTap, onPlay }: HandProps) {
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(view.hand.length);
  const rows = rowsOf(view.hand);
  const order = rows.flat().flatMap(({ cards }) => cards);

  function onEnter(event: KeyboardEvent) {
    const card = order[current];
    if (event.key !== "Enter" || !card || !isPickedCard(selection, card)) return onKeyDown(event);
    event.preventDefault();
    onPlay(card);
  }
  function place(card: HandCard) {
    const index = order.indexOf(card);
    const state = stateOf(view, selection, card);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the button within does it all
      <span
        key={cardKey(card)}
        class={styles.place}
        data-at={`hand:${cardKey(card)}`}
        onDblClick={() => {
          if (canPlay(view, card.card)) onPlay(card);
        }}
      >
        <IngredientCard
          card={card.card}
          state={state}
          note={NOTES[state]}
          tabIndex={index === current ? 0 : -1}
          onClick={() => {
            setCurrent(index);
            onTap(card);
          }}
        />
      </span>
    );
  }

  return (
    <div
      ref={root}
      class={styles.hand}
      role="toolbar"
      aria-label={`Your hand, ${count(view.hand.length, "card")}`}
      data-at="hand"
      onKeyDown={onEnter}
    >
      {rows.map((groups, row) => (
        <div key={row} class={styles.row}>
          {groups.map((group) => (
            <div key={group.color} class={styles.group} style={styleOf(group)}>
              <p
                class={styles.label}
                aria-hidden="true"
                data-required={view.trick.required === group.color || undefined}
              >
                <ColorGlyph color={group.color} />
                <span>{COLORS[group.color].one}</span>
              </p>
              <div class={styles.cards}>{group.cards.map(place)}</div>
            </div>
          ))}
        </div>
      ))}
      {rows.length === 0 && <p class={styles.none}>Your hand is empty</p>}
    </div>
  );
}

const NOTES: Record<CardState, string | undefined> = {
  plain: undefined,
  playable: "playable",
  selected: "picked",
  disabled: "not playable now",
};

/** How wide a group would like to be, and that every overlap of a row is as wide as the others. */
function styleOf({ color, cards }: Group) {
  const overlaps = cards.length - 1;
  const width = 1 + overlaps * 0.97;
  return {
    "--tint": COLORS[color].tint,
    flex: `0 ${overlaps / width} calc(var(--hand-w) * ${width})`,
  };
}

function stateOf(view: View, selection: Selection, card: HandCard): CardState {
  if (isPickedCard(selection, card)) return "selected";
  if (canPlay(view, card.card)) return "playable";
  return view.may?.type === "play" ? "disabled" : "plain";
}
