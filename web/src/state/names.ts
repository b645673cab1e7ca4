/** Names and lists of them in running text. */
import { fitting } from "./characters";

/** The longest name the server takes, in characters as people count them. */
const NAME_LENGTH = 24;

/** As much as a field for a name takes: many a character is made of several. */
export const NAME_ROOM = 8 * NAME_LENGTH;

/**
 * A name as the server will keep it: no space around it, single spaces, not too long, and nothing that
 * cannot be seen. Joiners stay where they join: families of emoji and some scripts need them. So do selectors
 * between the looks of an emoji.
 */
export function tidyName(typed: string): string {
  const single = typed
    .replace(/(?:(?!\p{Join_Control})[\p{C}\p{Z}\s])+/gu, " ")
    .replace(/(?!\p{Join_Control}|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/(?<!(?!\p{ASCII})\p{Emoji})(?:\ufe0e|\ufe0f)(?!\u20e3)/gu, "")
    .replace(/(^|\p{ASCII})\p{Join_Control}+/gu, "$1")
    .replace(/\p{Join_Control}+($|\p{ASCII})/gu, "$1")
    .trim();
  return fitting(single, NAME_LENGTH).trim();
}

/** A name for a table that somebody has made, as in "Mira's table". */
export function tableNameOf(maker: string, what: string): string {
  const rest = `'s ${what}`;
  return tidyName(`${fitting(maker, NAME_LENGTH, rest.length).trim()}${rest}`);
}

/** "Mira", "Mira and Jonas", "Mira, Jonas and Priya". */
export function listNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "Mira's", "Jonas's". */
export function possessive(name: string): string {
  return `${name}'s`;
}

/** "1 player", "3 players". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** "three", "12", as one would write it within a sentence. */
export function spelled(amount: number): string {
  return SPELLED[amount] ?? String(amount);
}

const SPELLED = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "one card", "three cards", "30 cards". */
export function spelledCount(amount: number, one: string, many = `${one}s`): string {
  return `${spelled(amount)} ${amount === 1 ? one : many}`;
}

/** "1st", "2nd", "3rd", "4th" ... */
export function ordinal(place: number): string {
  const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
  return `${place}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(place)]}`;
}

/** Names that can be told apart: the second "Mira" becomes "Mira 2". */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
}
