/** The course of a duel in time: who presses when, until the Greater Devil jumps out. Pure. */
import type { EventView } from "../../protocol/in_teufels_kueche";

export type Dueled = Extract<EventView, { type: "dueled" }>;

/** One press of the button. */
export interface Press {
  /** When, in milliseconds after the duel began. */
  at: number;
  /** Whether the devil that arrived presses. */
  challenger: boolean;
  /** The how-many-eth attempt this belongs to, from 0. */
  attempt: number;
  /** The how-many-eth press of its attempt, from 1. */
  nth: number;
  /** How many presses this attempt could have. */
  of: number;
}

export interface Course {
  presses: readonly Press[];
  /** When the oven is open: just after the last press. */
  open: number;
  /** When there is nothing more to be seen. */
  end: number;
}

const BEFORE = 700;
const PRESS = 270;
const TURN = 300;
/** A long duel gets faster, so that presses and turns take no longer than this. */
const MOST = 4_200;
const SUSPENSE = 260;
const AFTER = 1_900;

export function courseOf({ attempts }: Pick<Dueled, "attempts">): Course {
  const total = attempts.reduce((sum, presses) => sum + presses, 0);
  const pace = Math.min(1, MOST / (total * PRESS + (attempts.length - 1) * TURN));
  const presses: Press[] = [];
  let at = BEFORE;
  for (const [attempt, made] of attempts.entries()) {
    if (attempt > 0) at += TURN * pace;
    for (let nth = 1; nth <= made; nth++) {
      presses.push({ at: Math.round(at), challenger: attempt % 2 === 0, attempt, nth, of: attempt + 1 });
      at += PRESS * pace;
    }
  }
  const open = Math.round(at + SUSPENSE);
  return { presses, open, end: open + AFTER };
}
