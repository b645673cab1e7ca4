/** The deck or the discard pile: how many cards, and which lies on top. */
import type { View } from "../../protocol/little_monster";
import { count } from "../../state/names";
import { Card, CardBack, CardSlot } from "../../ui/card";
import { foodOf, pictureOf, tintOf } from "./edition";
import styles from "./pile.module.css";

interface PileProps {
  view: View;
  pile: "deck" | "discard";
  onOpen: (pile: "deck" | "discard") => void;
}

export function Pile({ view, pile, onOpen }: PileProps) {
  const cards = pile === "deck" ? view.deck : view.discarded;
  const top = pile === "discard" && view.top_discard !== null ? foodOf(view, view.top_discard) : null;
  const name = pile === "deck" ? "Deck" : "Discard";
  return (
    <button
      type="button"
      class={styles.pile}
      aria-label={[`${name}, ${count(cards, "card")}`, top && `${top.name} on top`]
        .filter(Boolean)
        .join(", ")}
      onClick={() => onOpen(pile)}
    >
      <span data-at={pile}>
        {cards === 0 ? (
          <CardSlot size="inherit" label="" />
        ) : top ? (
          <Card
            rank={`${top.value}`}
            name={top.name}
            picture={pictureOf(top)}
            tint={tintOf(top)}
            size="inherit"
            label=""
          />
        ) : (
          <CardBack picture="teapot" size="inherit" label="" />
        )}
      </span>
      <span aria-hidden="true">
        {name} {cards}
      </span>
    </button>
  );
}
