/**
 * What this browser contributes to the seeds of matches. It is remembered by the commitment it answers, so
 * that all tabs contribute alike, and a page that was reloaded can still check that it counted.
 */
import { remember, rememberedJson } from "./storage";

interface Contribution {
  commitment: string;
  value: string;
  /** Whether the server has taken it. */
  taken: boolean;
}

const KEY = "contributions";
const KEPT = 20;

const isList = (value: unknown): value is Contribution[] => Array.isArray(value);
const all = () => rememberedJson(KEY, isList) ?? [];

function keep(contribution: Contribution): void {
  const others = all().filter((each) => each.commitment !== contribution.commitment);
  remember(KEY, JSON.stringify([...others, contribution].slice(-KEPT)));
}

/** What to contribute to the match with this commitment. */
export function contributionTo(commitment: string): string {
  const known = all().find((each) => each.commitment === commitment);
  if (known) return known.value;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep({ commitment, value, taken: false });
  return value;
}

/** The server has taken what was contributed. */
export function contributionTaken(commitment: string, value: string): void {
  keep({ commitment, value, taken: true });
}

/** Whoever stands up before the match takes back what they contributed. */
export function contributionWithdrawn(commitment: string): void {
  const known = all().find((each) => each.commitment === commitment);
  if (known) keep({ ...known, taken: false });
}

/** What this browser contributed to the match with this commitment, if the server took it. */
export function takenContribution(commitment: string): string | null {
  return all().find((each) => each.commitment === commitment && each.taken)?.value ?? null;
}
