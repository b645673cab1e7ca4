/** How long to wait before trying to connect again. */

const FIRST_MILLIS = 500;
const LONGEST_MILLIS = 15_000;

/**
 * The wait before a connection attempt, in milliseconds: twice as long each time, up to a bound. The
 * random part, `chance` in [0, 1), keeps a restarted server from meeting all its clients at once.
 */
export function backoffMillis(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_MILLIS, FIRST_MILLIS * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}
