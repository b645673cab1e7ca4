/** Between two games of a series: how the last one ended, and how many beans everybody has. */
import type { View } from "../../protocol/hungry_monkey";
import { Picture } from "../../ui/picture";
import { Avatar } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { BeanCards } from "./beans";
import { LeftWith } from "./left-with";
import styles from "./pause.module.css";
import { PlaceMark } from "./place-mark";

export function Pause({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  const { series } = view;
  if (!series) return null;
  const waiting = view.phase.type === "between_games" ? view.phase.waiting : [];
  const placeOf = (seat: SeatInfo) => view.seats[seat.seat]?.place ?? seats.length;
  return (
    <section class={styles.pause} aria-label="Standings">
      <h2>
        After game {series.game} of {series.games}
      </h2>
      <ol class={styles.table}>
        {seats
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((seat) => (
            <li key={seat.seat} class={styles.line}>
              <span class={styles.place}>
                <PlaceMark place={placeOf(seat)} of={seats.length} />
              </span>
              <Avatar avatar={seat.avatar} size="26px" />
              <span class={styles.name}>{seat.you ? "You" : seat.name}</span>
              <span class={styles.ready}>{waiting.includes(seat.seat) ? "" : "ready"}</span>
              {seat.you ? (
                <BeanCards values={series.own_beans} />
              ) : (
                <span class={styles.beans}>
                  {view.seats[seat.seat]?.bean_cards ?? 0} × <Picture name="beans" label="bean cards" />
                </span>
              )}
            </li>
          ))}
      </ol>
      {seats.map((seat) => (
        <LeftWith key={seat.seat} seat={seat} its={view.seats[seat.seat]} />
      ))}
    </section>
  );
}
