/** What there is to see of a seat: monsters and hand. */
import type { SeatView, View } from "../../protocol/little_monster";
import { count } from "../../state/names";
import type { SeatInfo } from "../game-client";
import { monstersOf } from "./edition";
import { FoodList } from "./food-list";
import { MonsterCard } from "./monster-card";
import styles from "./seat-contents.module.css";

interface SeatContentsProps {
  view: View;
  its: SeatView;
  info: SeatInfo;
}

export function SeatContents({ view, its, info }: SeatContentsProps) {
  return (
    <>
      <ul class={styles.monsters}>
        {monstersOf(view, info.seat).map((monster) => (
          <li key={monster}>
            <MonsterCard view={view} monster={monster} owner={info} />
          </li>
        ))}
      </ul>
      <p class={styles.hand}>
        {count(its.hand_size, "card")} in hand. With more than {its.hand_limit} after drawing,{" "}
        {info.you ? "you have" : "they have"} to feed a monster.
      </p>
      {its.known.length > 0 && (
        <>
          <h3 class={styles.title}>In this hand, as far as you know</h3>
          <FoodList view={view} foods={its.known} />
        </>
      )}
      <p class={styles.note}>The number on the plate is what a monster is fed at.</p>
    </>
  );
}
