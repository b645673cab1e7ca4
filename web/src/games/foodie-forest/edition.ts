/** What an edition says of its cards, for the rules page. */
import type { Color, Edition } from "../../protocol/foodie_forest";
import { count, listNames, spelled } from "../../state/names";

const ALL = ["bug", "vegetable", "fruit", "trash"] as const satisfies readonly Color[];

/** What there is of colours that have the same cards. */
interface Alike {
  colors: Color[];
  numbers: readonly number[];
  spices: number;
  boilOvers: number;
}

function ofColor({ deck }: Edition, color: Color): Alike {
  const its = deck[color];
  const special = "spices" in its ? its : { spices: 0, boil_overs: 0 };
  return { colors: [color], numbers: its.numbers, spices: special.spices, boilOvers: special.boil_overs };
}

/** The colours, those with the same cards together. */
export function alikeColors(edition: Edition): Alike[] {
  const rows: Alike[] = [];
  for (const color of ALL) {
    const { colors, ...its } = ofColor(edition, color);
    const same = rows.find(({ colors: _, ...other }) => JSON.stringify(other) === JSON.stringify(its));
    if (same) same.colors.push(color);
    else rows.push({ colors, ...its });
  }
  return rows;
}

/** How many cards there are of a colour. */
export function cardsOf(edition: Edition, color: Color): number {
  const { numbers, spices, boilOvers } = ofColor(edition, color);
  return numbers.length + spices + boilOvers;
}

/** "1 to 5 twice each, 10 once". */
export function numbersText(numbers: readonly number[]): string {
  const copies = new Map<number, number>();
  for (const number of numbers.toSorted((one, other) => one - other))
    copies.set(number, (copies.get(number) ?? 0) + 1);
  const runs: { from: number; to: number; times: number }[] = [];
  for (const [number, times] of copies) {
    const run = runs.at(-1);
    if (run && run.to === number - 1 && run.times === times) run.to = number;
    else runs.push({ from: number, to: number, times });
  }
  return runs
    .map(({ from, to, times }) =>
      from === to ? `${from} ${often(times)}` : `${from} to ${to} ${often(times)} each`,
    )
    .join(", ");
}

function often(times: number): string {
  return times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
}

/** "13 cards, or 10 if there are five of you". */
export function handsText({ hand_sizes: [usual = 0, ...more] }: Edition): string {
  const others = new Map<number, string[]>();
  more.forEach((size, index) => {
    if (size !== usual) others.set(size, [...(others.get(size) ?? []), spelled(index + 3)]);
  });
  const exceptions = [...others].map(
    ([size, players]) => `, or ${size} if there are ${orList(players)} of you`,
  );
  return [count(usual, "card"), ...exceptions].join("");
}

function orList(words: readonly string[]): string {
  return listNames(words).replace(/ and (?=[^ ]*$)/, " or ");
}
