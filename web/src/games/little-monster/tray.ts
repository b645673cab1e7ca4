/** The feeding tray: what the picked cards add up to, and what that means for the monster they are for. Pure. */
/** How a meal stands against what the monster is fed at. */
export interface Tray {
  /** What the cards are worth together. */
  sum: number;
  /** What the monster is fed at. */
  of: number;
  /** How much is missing; 0 when it is enough. */
  missing: number;
  /** How much is too much, and has to be covered. */
  over: number;
}

export function trayOf(values: readonly number[], of: number): Tray {
  const sum = values.reduce((total, value) => total + value, 0);
  return { sum, of, missing: Math.max(0, of - sum), over: Math.max(0, sum - of) };
}

/** "12 of 15: 3 more", "15 of 15: just right", "2 too many: cover a card". */
export function trayWords({ sum, of, missing, over }: Tray): string {
  if (over > 0) return `${tooMany(over)}: cover a card`;
  return `${sum} of ${of}: ${missing > 0 ? `${missing} more` : "just right"}`;
}

/** "2 too many". */
export function tooMany(over: number): string {
  return `${over} too many`;
}

/** What covering a card of this value leads to: it stays, or comes back to the hand and another is covered. */
export function coverWords(value: number, over: number): string {
  const left = over - value;
  return left <= 0 ? "That's enough" : `Still ${tooMany(left)}: it comes back, and you cover another`;
}
