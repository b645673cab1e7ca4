/** How the seats of a match ended. */
import type { SeatInfo } from "../games/game-client";
import type { Outcome } from "../protocol/rules";
import { capital } from "../state/characters";
import { count, listNames, ordinal } from "../state/names";
import { Picture } from "../ui/picture";
import type { PictureName } from "../ui/picture-names";
import { Avatar, SeatGlyph } from "../ui/seat";
import styles from "./result.module.css";

const medals: Record<number, PictureName> = {
  1: "1st-place-medal",
  2: "2nd-place-medal",
  3: "3rd-place-medal",
};

interface StandingProps {
  outcome: Outcome;
  seats: readonly SeatInfo[];
}

/** Who won, with a crown. */
export function Winners({ outcome, seats }: StandingProps) {
  const winners = seats.filter((seat) => outcome.places[seat.seat] === 1);
  const [only] = winners;
  const names = listNames(winners.map((seat) => (seat.you ? "you" : seat.name)));
  const title =
    winners.length === 1 && only?.you
      ? "You win!"
      : winners.length === 1
        ? `${only?.name} wins`
        : `${names} share the win`;
  return (
    <header class={styles.winners}>
      <div class={styles.podium} aria-hidden="true">
        {winners.map((seat) => (
          <span key={seat.seat} class={styles.winner} style={{ borderColor: seat.colour }}>
            <Avatar avatar={seat.avatar} size="64px" />
            <Picture name="crown" size="38px" class={styles.crown} />
          </span>
        ))}
      </div>
      <h2 id="result">{capital(title)}</h2>
    </header>
  );
}

/** All seats, the winners first. */
export function Places({ outcome, seats }: StandingProps) {
  const place = (seat: SeatInfo) => outcome.places[seat.seat] ?? seats.length;
  return (
    <ol class={styles.places}>
      {seats
        .toSorted((a, b) => place(a) - place(b))
        .map((seat) => {
          const medal = medals[place(seat)];
          const points = outcome.points?.[seat.seat];
          return (
            <li key={seat.seat} data-you={seat.you || undefined}>
              <span class={styles.place}>
                {medal ? (
                  <Picture name={medal} size="30px" label={ordinal(place(seat))} />
                ) : (
                  <span>{ordinal(place(seat))}</span>
                )}
              </span>
              <Avatar avatar={seat.avatar} size="34px" />
              <b>
                {seat.you ? "You" : seat.name} <SeatGlyph seat={seat} />
              </b>
              {points !== undefined && <span class={styles.points}>{count(points, "point")}</span>}
            </li>
          );
        })}
    </ol>
  );
}
