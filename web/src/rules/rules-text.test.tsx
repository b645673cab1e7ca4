// @vitest-environment happy-dom
// A rules page repeats no number and no name of an edition: it tells what the house plays with.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { allGames, games } from "../games";
import { type Editions, standardEditions } from "../protocol/editions";
import type { GameKind } from "../protocol/rules";
import { RulesText } from "./rules-text";

beforeAll(() => Promise.all(allGames.map(({ rules }) => new Promise((done) => rules.use(done)))));

afterEach(() => act(() => render(null, document.body)));

/** The paragraphs, items and cells of the page of a game. */
function blocks(game: GameKind, edition: unknown): string[] {
  const rules = games[game].rules.state.value;
  if (rules.type !== "here") throw new Error(`the rules of ${game} are not here yet`);
  act(() => render(<RulesText Rules={rules.value} edition={edition} />, document.body));
  const kinds = "li, p, td, th, dt, dd, h3, h4, caption";
  const leaves = [...document.querySelectorAll(kinds)].filter((block) => !block.querySelector(kinds));
  return leaves.map((block) => (block.textContent ?? "").replace(/\s+/g, " ").trim());
}

/** The edition with other numbers, other names, and more in each list that is counted. */
function changed(told: unknown, key = ""): unknown {
  if (typeof told === "number") return told * 7;
  if (key === "name") return `Odd ${told}`;
  if (Array.isArray(told)) return [...told.map((each) => changed(each)), ...(COUNTED[key] ?? [])];
  if (typeof told !== "object" || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([inner, value]) => [inner, changed(value, inner)]));
}

const COUNTED: Record<string, readonly unknown[]> = { numbers: [97, 98], accesses: ["outer 1"] };

const NUMBERS =
  /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred)\b/gi;

const numbersIn = (text: string): string[] => text.match(NUMBERS) ?? [];

/** The numbers that both editions have in the same place, each place by its first words. */
function repeated(game: GameKind): string[] {
  const standard = blocks(game, standardEditions[game]);
  const other = blocks(game, changed(standardEditions[game]));
  expect(other.length).toBe(standard.length);
  return standard.flatMap((block, at) => {
    const there = numbersIn(other[at] ?? "");
    const same = numbersIn(block).filter((number) => there.includes(number));
    return same.length > 0 ? [`${block.split(" ").slice(0, 4).join(" ")}: ${same.join(" ")}`] : [];
  });
}

/** The numbers that are no edition's: they are the game itself. */
const RULES: Record<GameKind, string[]> = {
  "hungry-monkey": [
    "2: 2",
    "3: 3",
    "4: 4",
    "5: 5",
    "6: 6",
    "A gang of four: four",
    "If the top four: four",
    "Strong BuffaloTurns the rule: 8",
    "Up to four games,: four 1 2 3 1",
    "First out: two cards: two 2 3",
    "Second: one of them,: two",
    "Third: a 1, unless: 1 three",
    "After four games, or: four ten",
  ],
  "foodie-forest": [
    "You play five deals,: five",
    "A boil-over sets the: 0",
    "Everybody gets 13 cards,: five",
    "−1 per card: 1",
    "+1 per Bug: 1",
    "−1 per Trash: 1",
    "+1 per Vegetable: 1",
    "−1 per Trash: 1",
    "+1 per Fruit: 1",
    "−1 per Trash: 1",
    "+1 per Trash: 1",
    "−1 per spice: 1",
    "Only the cards that: 1 1",
    "You begin with 5: 0",
    "A number of 10: 0",
    "After five deals, whoever: five",
  ],
  "hungry-little-demons": [
    "Demons have moved into: two",
    "Everybody gets a chef,: three",
    "From the first player: two",
    "You have three actions: three",
    "Two cards of another: Two",
    "A Wood Sprite shows: three",
    "Charcoal. Scores 1 point: 1",
    "Cream. Begins with two: two",
    "Saffron. May look at: two",
    "5: 5",
    "3: 3",
    "3: 3",
    "1: 1",
    "1: 1",
    "−1: 1",
    "Players who are level: 3",
  ],
  "in-teufels-kueche": [
    "Everybody has three devils: four",
    "Two dice are rolled: Two",
    "You may pass your: two",
    "Two wings give no: Two",
    "Duel. You go to: three",
    "Two, three or four: Two three four",
    "Two players sit across: Two",
    "With three, it is: three",
  ],
  "little-monster": [
    "Two little monsters of: Two",
    "Everybody has two monsters.: two",
    "The fastest is the: two",
    "Your fastest and slowest: two",
    "“Draw 2” needs two: 2 two",
    "“Draw 2, then discard: 2 1",
    "Two of three: everybody: Two three three two",
  ],
};

test.each(allGames.map(({ kind }) => kind))("the rules of %s follow the edition in every number", (game) => {
  expect(repeated(game)).toEqual(RULES[game]);
});

const has = <K extends GameKind>(game: K, changes: Partial<Editions[K]>, text: string) => {
  const all = blocks(game, { ...standardEditions[game], ...changes });
  expect(
    all.some((block) => block.includes(text)),
    `${text} in ${all.join("\n")}`,
  ).toBe(true);
};

test("what an edition says is told as one would say it", () => {
  has("foodie-forest", {}, "Everybody gets 13 cards, or 10 if there are five of you.");
  has(
    "foodie-forest",
    { hand_sizes: [12, 11, 11, 9] },
    "gets 12 cards, or 11 if there are three or four of you, or 9 if",
  );
  has("foodie-forest", {}, "1 to 5 twice each, 10 once");
  has("hungry-monkey", {}, "There are six of each.");
  has(
    "hungry-monkey",
    { copies: { ...standardEditions["hungry-monkey"].copies, tiger: 3 } },
    "Tiger (3 cards)",
  );
  has("hungry-little-demons", {}, "24 cards in four rows of six.");
  has(
    "in-teufels-kueche",
    {},
    "first with ten points on it. Your own pots hold nine points and one bottle of milk, so you have",
  );
  has("in-teufels-kueche", {}, "Each shows 1, 1, 2, 2, 3 and a wing, and their sum");
  has("little-monster", {}, "Everybody gets two food cards in hand");
  has("little-monster", { dealt: 0 }, "Everybody gets no food cards in hand");
});
