/** What nobody had seen until the match was over: the rest of the draw pile, and the cards under the kitty. */
import type { Animal, View } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import { AnimalCard } from "./animal-card";
import styles from "./left-with.module.css";

export interface Heap {
  name: string;
  cards: readonly Animal[];
}

/** The heaps that lie open now, without those that are empty. */
export function leftOver({ left_over }: View): Heap[] {
  const heaps = [
    { name: "left to draw", cards: left_over?.draw_pile ?? [] },
    { name: "under the Bad Kitty", cards: left_over?.under_kitty ?? [] },
  ];
  return heaps.filter(({ cards }) => cards.length > 0);
}

export function LeftOver({ view }: { view: View }) {
  return leftOver(view).map(({ name, cards }) => (
    <figure key={name} class={styles.left}>
      <figcaption>
        {count(cards.length, "card")} {name}
      </figcaption>
      <ul class={styles.cards}>
        {cards.map((animal, index) => (
          <li key={`${animal}-${index}`}>
            <AnimalCard animal={animal} size="xs" />
          </li>
        ))}
      </ul>
    </figure>
  ));
}
