/**
 * Text as people count it: a family of emoji is one character, however many code units it takes. The one place
 * that takes names and sentences apart, since `slice` would cut within a character and leave half of it.
 */

/** How many code points a character has at most on the whole: as the server counts. */
const POINTS_EACH = 4;

/** How many code points one character has at most: as the server counts. */
const POINTS_IN_ONE = 12;

const segmenter = new Intl.Segmenter();

/** The characters of a text. */
export function charactersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * As much of a text as the server takes where it takes `most` characters, with `spared` of them kept free for
 * plain letters that will follow.
 */
export function fitting(text: string, most: number, spared = 0): string {
  let fits = "";
  let points = spared;
  for (const character of charactersOf(text)
    .filter((each) => [...each].length <= POINTS_IN_ONE)
    .slice(0, most - spared)) {
    points += [...character].length;
    if (points > most * POINTS_EACH) break;
    fits += character;
  }
  return fits;
}

/** A text of so many characters at most, the last one "…" when some had to go. */
export function shortened(text: string, most: number): string {
  const characters = charactersOf(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}

/** The text with a capital letter at its beginning. */
export function capital(text: string): string {
  const [first = "", ...rest] = charactersOf(text);
  return [first.toUpperCase(), ...rest].join("");
}

/** The text with a small letter at its beginning. */
export function uncapital(text: string): string {
  const [first = "", ...rest] = charactersOf(text);
  return [first.toLowerCase(), ...rest].join("");
}
