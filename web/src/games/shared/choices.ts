/** The words of an option that is one of several. */
export interface ChoiceWords {
  label: string;
  hint: string;
  /** The same in a short phrase, for those who cannot change it. */
  told: string;
}

/** Words for each value that the rules know, as choices: the compiler notices one that has none. */
export function choicesOf<T extends string>(words: Record<T, ChoiceWords>) {
  return (Object.keys(words) as T[]).map((value) => ({ value, ...words[value] }));
}
