/** The cards that somebody was left with when a game was over. */
import type { SeatView } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import type { SeatInfo } from "../game-client";
import { AnimalCard } from "./animal-card";
import styles from "./left-with.module.css";

export function LeftWith({ seat, its }: { seat: SeatInfo; its: SeatView | undefined }) {
  const row = its?.row.flatMap((slot) => (slot.type === "face_up" ? [slot.animal] : [])) ?? [];
  const cards = [...(its?.shown_hand ?? []), ...row];
  if (cards.length === 0) return null;
  return (
    <figure class={styles.left}>
      <figcaption>
        {seat.you ? "You" : seat.name} still had {count(cards.length, "card")}
      </figcaption>
      <ul class={styles.cards}>
        {cards.map((animal, index) => (
          <li key={`${animal}-${index}`}>
            <AnimalCard animal={animal} size="xs" />
          </li>
        ))}
      </ul>
    </figure>
  );
}
