/** How the race ended: who came how far, and which monsters stayed behind. */
import type { View } from "../../protocol/little_monster";
import { Avatar } from "../../ui/seat";
import type { ResultProps, SeatInfo } from "../game-client";
import { monsterOf, monstersOf, racerOf } from "./edition";
import styles from "./result.module.css";
import { Token } from "./token";
import { placeWords } from "./words";

export function Result({ view, seats, outcome }: ResultProps<View>) {
  const inOrder = seats.toSorted((one, other) => placeOf(one) - placeOf(other));
  function placeOf({ seat }: SeatInfo): number {
    return outcome.places[seat] ?? seats.length;
  }
  return (
    <ul class={styles.result} aria-label="How far they came">
      {inOrder.map((seat) => {
        const rejected = view.seats[seat.seat]?.rejected ?? null;
        return (
          <li key={seat.seat}>
            <span class={styles.who}>
              <Avatar avatar={seat.avatar} size="26px" /> {seat.you ? "You" : seat.name}
            </span>
            {monstersOf(view, seat.seat).map((monster) => (
              <span key={monster} class={styles.monster}>
                <Token monster={monster} owner={seat} home={racerOf(view, monster)?.home} />
                <span>
                  <b>{monsterOf(view, monster).name}</b> {placeWords(view, monster)}
                </span>
              </span>
            ))}
            {rejected !== null && (
              <span class={styles.rejected}>did not keep {monsterOf(view, rejected).name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
