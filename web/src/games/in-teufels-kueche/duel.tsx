/**
 * A duel, press by press: two devils, the oven between them, and what jumps out of it. Played from the course that
 * the server told; whoever has seen enough taps it away.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { DevilView, View } from "../../protocol/in_teufels_kueche";
import type { Seat } from "../../protocol/rules";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { capital, who, whose } from "../shared/sentence";
import { Devil } from "./devil";
import styles from "./duel.module.css";
import { type Course, courseOf, type Dueled, type Press } from "./duel-course";
import { DuelOven } from "./duel-oven";
import { devilName, fateText } from "./words";

interface DuelProps {
  event: Dueled;
  /** The kitchen before the duel. */
  view: View;
  seats: readonly SeatInfo[];
  onSkip: () => void;
}

/** How long the result is shown to those who skipped the presses. */
const RESULT_MILLIS = 1_700;

export function Duel({ event, view, seats, onSkip }: DuelProps) {
  const course = useMemo(() => courseOf(event), [event]);
  const [hurried, setHurried] = useState(false);
  const { presses, open } = usePresses(course, hurried);
  const last = presses.at(-1) ?? null;

  useEffect(() => {
    if (!hurried) return undefined;
    const timer = setTimeout(onSkip, RESULT_MILLIS);
    return () => clearTimeout(timer);
  }, [hurried, onSkip]);

  // The button that called for the duel is gone: whoever plays with the keyboard goes on here.
  const root = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus();
  }, []);

  const challenger = view.devils[event.challenger];
  const attacked = view.devils[event.attacked];
  const turn = open ? null : (last?.challenger ?? true);
  return (
    <button
      ref={root}
      type="button"
      class={styles.duel}
      onClick={() => (open ? onSkip() : setHurried(true))}
      aria-label={open ? "Go on" : "Skip to the end of the duel"}
    >
      <span class={classes(styles.news, open && styles.result)}>
        {open ? result(event, view, seats) : attempt(event, last, seats)}
      </span>
      <span class={styles.scene}>
        <Fighter
          devil={challenger}
          seat={event.challenger_seat}
          seats={seats}
          state={stateOf(event, open, turn, true)}
          beat={last?.challenger ? presses.length : 0}
        />
        <DuelOven press={presses.length} heat={last?.attempt ?? 0} open={open} />
        <Fighter
          devil={attacked}
          seat={event.attacked_seat}
          seats={seats}
          state={stateOf(event, open, turn, false)}
          beat={last && !last.challenger ? presses.length : 0}
        />
      </span>
      <span class={styles.foot}>{open ? "Tap to go on" : <Count press={last} />}</span>
    </button>
  );
}

/** The presses that have been made by now. */
function usePresses(course: Course, hurried: boolean): { presses: readonly Press[]; open: boolean } {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const beats = [...course.presses.map((press) => press.at), course.open];
    const timers = beats.map((beat) => setTimeout(() => setAt(beat), beat));
    return () => timers.forEach(clearTimeout);
  }, [course]);
  if (hurried) return { presses: course.presses, open: true };
  return { presses: course.presses.filter((press) => press.at <= at), open: at >= course.open };
}

type State = "waits" | "presses" | "wins" | "loses";

function stateOf(event: Dueled, open: boolean, turn: boolean | null, challenger: boolean): State {
  if (open) return event.challenger_won === challenger ? "wins" : "loses";
  return turn === challenger ? "presses" : "waits";
}

interface FighterProps {
  devil: DevilView | undefined;
  /** Who presses for it. */
  seat: Seat;
  seats: readonly SeatInfo[];
  state: State;
  /** Changes with each own press. */
  beat: number;
}

function Fighter({ devil, seat, seats, state, beat }: FighterProps) {
  if (!devil) return <span />;
  const lost = state === "loses";
  return (
    <span class={classes(styles.fighter, styles[state])}>
      <span key={beat} class={classes(styles.figure, beat > 0 && styles.beat)}>
        <Devil colour={devil.colour} hat={devil.hat && !lost} neutral={devil.seat === null} size="100%" />
        {lost && devil.hat && <FlyingHat />}
      </span>
      <span class={styles.name}>
        {devil.seat === null ? `Neutral (${who(seats, seat)})` : capital(who(seats, seat))}
      </span>
    </span>
  );
}

function FlyingHat() {
  return (
    <svg class={styles.hat} viewBox="-30 -80 60 60" aria-hidden="true">
      <path
        d="M-18-27V-38C-34-40-33-62-16-61-14-73 12-74 16-63 33-63 34-42 19-38V-27Q0-22-18-27Z"
        fill="#fffdf8"
        stroke="#e0d2ba"
        stroke-width="3"
      />
    </svg>
  );
}

/** The presses of this attempt, as buttons that light up. */
function Count({ press }: { press: Press | null }) {
  const of = press?.of ?? 1;
  return (
    <span class={styles.count}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} class={classes(press !== null && index < press.nth && styles.pressed)} />
      ))}
    </span>
  );
}

function attempt(event: Dueled, press: Press | null, seats: readonly SeatInfo[]): string {
  const seat = (press?.challenger ?? true) ? event.challenger_seat : event.attacked_seat;
  const times = press?.of ?? 1;
  const verb = seats[seat]?.you ? "press" : "presses";
  return `${capital(who(seats, seat))} ${verb} ${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`}`;
}

function result(event: Dueled, view: View, seats: readonly SeatInfo[]): string {
  const [winner, loser] = event.challenger_won
    ? [event.challenger_seat, event.attacked]
    : [event.attacked_seat, event.challenger];
  const own = view.devils[event.challenger_won ? event.attacked : event.challenger]?.seat ?? null;
  const its = own !== null && own === winner ? whose(seats, own) : devilName(view, seats, loser);
  return `${capital(who(seats, winner))} ${seats[winner]?.you ? "win" : "wins"}! ${capital(its)} ${fateText(event.fate)}`;
}
