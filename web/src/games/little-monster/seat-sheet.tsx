/** All that is to be seen of one seat, in words. */
import type { View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { count } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import type { SeatInfo } from "../game-client";
import { monstersOf } from "./edition";
import { FoodList } from "./food-list";
import { MonsterCard } from "./monster-card";
import styles from "./seat-sheet.module.css";

interface SeatSheetProps {
  view: View;
  seats: readonly SeatInfo[];
  seat: Seat;
  onClose: () => void;
}

export function SeatSheet({ view, seats, seat, onClose }: SeatSheetProps) {
  const its = view.seats[seat];
  const info = seats[seat];
  if (!its || !info) return null;
  return (
    <Sheet title={info.you ? "You" : info.name} onClose={onClose}>
      <ul class={styles.monsters}>
        {monstersOf(view, seat).map((monster) => (
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
    </Sheet>
  );
}
