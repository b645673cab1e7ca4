/** How a match of In Teufels Küche ended, beyond the places: why, and what lies on each grill. */
import type { View } from "../../protocol/in_teufels_kueche";
import { Avatar } from "../../ui/seat";
import type { ResultProps, SeatInfo } from "../game-client";
import { Emblem } from "./emblem";
import { Pot } from "./pot";
import styles from "./result.module.css";
import { Devils } from "./standing";
import { endingText } from "./words";

export function Result({ view, seats, outcome }: ResultProps<View>) {
  const place = (seat: SeatInfo) => outcome.places[seat.seat] ?? seats.length;
  return (
    <div class={styles.result}>
      <p class={styles.why}>{endingText(outcome.ending, view.goal)}</p>
      <ul class={styles.grills} aria-label="The grills">
        {seats
          .toSorted((one, other) => place(one) - place(other))
          .map((seat) => (
            <Grill key={seat.seat} view={view} seat={seat} />
          ))}
      </ul>
    </div>
  );
}

function Grill({ view, seat }: { view: View; seat: SeatInfo }) {
  const its = view.seats[seat.seat];
  if (!its) return null;
  return (
    <li>
      <Avatar avatar={seat.avatar} size="28px" />
      <Emblem colour={its.colour} />
      <span class={styles.served}>
        {its.served.length === 0
          ? "nothing served"
          : its.served.flatMap((id) => {
              const pot = view.pots[id];
              return pot
                ? [<Pot key={id} colour={pot.colour} mark={pot.mark} menu={pot.menu} size="34px" />]
                : [];
            })}
      </span>
      <Devils view={view} seat={seat.seat} />
    </li>
  );
}
