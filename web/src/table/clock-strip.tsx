import { useEffect, useState } from "preact/hooks";
import type { SeatInfo } from "../games/game-client";
import type { ClockView } from "../protocol/messages";
import { useClient } from "../state/context";
import { sound } from "../state/preferences";
import { ring } from "../state/ring";
import { countdown, leftFor, leftForAll } from "../state/time";
import { classes } from "../ui/classes";
import { SeatGlyph } from "../ui/seat";
import styles from "./clock-strip.module.css";
import { useNow } from "./use-now";

/** A clock with less is shown in another colour. */
const SHORT = 30_000;

/** When somebody is told how much time they have left. */
const WARNINGS = [30_000, 10_000];

interface ClockStripProps {
  clock: ClockView;
  seats: readonly SeatInfo[];
}

/** What time each seat has left. */
export function ClockStrip({ clock, seats }: ClockStripProps) {
  const now = useNow(clock.since === null ? null : 250);
  const asked = clock.asked;
  const you = seats.find((seat) => seat.you);
  return (
    <>
      <ul class={styles.strip} aria-label="Time left" data-testid="clocks">
        {seats.map((seat) => {
          const left = leftFor(clock, seat.seat, now);
          if (left === null || seat.bot) return null;
          const isAsked = asked.includes(seat.seat);
          return (
            <li
              key={seat.seat}
              class={classes(
                styles.seat,
                isAsked && styles.asked,
                isAsked && left <= SHORT && styles.short,
                clock.since === null && styles.still,
              )}
            >
              <SeatGlyph seat={seat} />
              <span class={styles.name}>{seat.you ? "You" : seat.name}</span>
              <span class={styles.time} role="timer">
                {countdown(left)}
              </span>
            </li>
          );
        })}
      </ul>
      {you && asked.includes(you.seat) && <Warnings clock={clock} />}
    </>
  );
}

/** Tells the player whose time runs out, once at each of a few marks. */
function Warnings({ clock }: { clock: ClockView }) {
  const client = useClient();
  const [said, setSaid] = useState("");
  const { since, left } = clock;
  useEffect(() => {
    setSaid("");
    if (since === null) return undefined;
    const rest = leftForAll({ since, left, banks: [], asked: [], over: false }, client.now());
    const timers = WARNINGS.filter((mark) => mark < rest).map((mark) =>
      setTimeout(() => {
        setSaid(`${mark / 1000} seconds left.`);
        if (sound.peek()) ring();
      }, rest - mark),
    );
    return () => timers.forEach(clearTimeout);
  }, [client, since, left]);
  return (
    <div class="hidden-text" role="status" data-testid="time-warning">
      {said}
    </div>
  );
}
