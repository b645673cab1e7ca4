/** How far a match that gets nowhere is from being stopped, in words. Plain text, no page. */
import type { Stopping } from "../protocol/rules";
import { count } from "../state/names";

/** What there is to say about it. */
export interface StoppingWords {
  /** With numbers, which change from turn to turn. */
  text: string;
  /** To be said aloud, which changes only when there is something new to say. */
  aloud: string;
}

/** Said in time, and nothing before. */
export function stoppingWords(stopping: Stopping): StoppingWords | null {
  return byLength(stopping) ?? byQuiet(stopping);
}

function byLength({ counted, length }: Stopping): StoppingWords | null {
  if (length === null || length.played < (length.most * 4) / 5) return null;
  const left = length.most - length.played;
  return {
    text: `The match ends as it stands ${within(left, counted)}.`,
    aloud: "The match ends as it stands soon.",
  };
}

function byQuiet({ counted, quiet, may_ask_at, stops_at }: Stopping): StoppingWords | null {
  const soon = stops_at !== null && quiet >= (stops_at * 3) / 4;
  if (!soon && quiet < (may_ask_at * 3) / 4) return null;
  const what = `No progress for ${count(quiet, ONE[counted])}`;
  const agree = quiet < may_ask_at ? `from ${may_ask_at} on you can agree to stop` : "you can agree to stop";
  if (soon) {
    return {
      text: `${what}: it stops by itself ${within(stops_at - quiet, counted)}.`,
      aloud: "No progress for very long: it stops by itself soon.",
    };
  }
  if (quiet < may_ask_at) return { text: `${what}: ${agree}.`, aloud: "No progress for a while." };
  const end = stops_at === null ? "" : `; at ${stops_at} it stops by itself`;
  return { text: `${what}: ${agree}${end}.`, aloud: "No progress for long: you can agree to stop." };
}

const ONE = { turns: "turn", rounds: "round" } as const;

/** "after this round", "in 3 turns". */
function within(left: number, counted: Stopping["counted"]): string {
  return left <= 1 ? `after this ${ONE[counted]}` : `in ${count(left, ONE[counted])}`;
}
