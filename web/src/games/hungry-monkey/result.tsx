/** How a match of Hungry Monkey ended, beyond the places: the beans of a series, or the cards somebody was left with. */
import type { View } from "../../protocol/hungry_monkey";
import { Avatar } from "../../ui/seat";
import type { ResultProps, SeatInfo } from "../game-client";
import { BeanCards } from "./beans";
import { LeftOver } from "./left-over";
import { LeftWith } from "./left-with";
import styles from "./result.module.css";

export function Result({ view, seats, outcome }: ResultProps<View>) {
  const beans = view.series?.all_beans;
  const inOrder = seats.toSorted((one, other) => placeOf(one) - placeOf(other));
  function placeOf(seat: SeatInfo): number {
    return outcome.places[seat.seat] ?? seats.length;
  }
  return (
    <div class={styles.result}>
      {beans ? (
        <ul class={styles.beans} aria-label="Beans">
          {inOrder.map((seat) => (
            <li key={seat.seat}>
              <Avatar avatar={seat.avatar} size="28px" />
              <span class={styles.name}>{seat.you ? "You" : seat.name}</span>
              <BeanCards values={beans[seat.seat] ?? []} />
            </li>
          ))}
        </ul>
      ) : (
        inOrder.map((seat) => <LeftWith key={seat.seat} seat={seat} its={view.seats[seat.seat]} />)
      )}
      <LeftOver view={view} />
    </div>
  );
}
