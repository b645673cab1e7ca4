import { expect, test } from "vitest";
import { capital, charactersOf, fitting, shortened, uncapital } from "./characters";

const NAME = "👩‍👩‍👧 さくら 🍋";

test("a family of emoji is one character", () => {
  expect(charactersOf(NAME)).toEqual(["👩‍👩‍👧", " ", "さ", "く", "ら", " ", "🍋"]);
});

test("a text is cut between characters, however many code units they take", () => {
  for (let most = 2; most <= 7; most++)
    expect(fitting(NAME, most)).toBe(charactersOf(NAME).slice(0, most).join(""));
  expect(fitting(NAME, 7, 3)).toBe("👩‍👩‍👧 さく");
  expect(shortened(NAME, 7)).toBe(NAME);
  expect(shortened(NAME, 4)).toBe("👩‍👩‍👧 さ…");
});

test("the first character gets large or small, and all others stay", () => {
  expect(capital("élan 🍋")).toBe("Élan 🍋");
  expect(capital(NAME)).toBe(NAME);
  expect(uncapital("Draw 1")).toBe("draw 1");
  expect(capital("")).toBe("");
});

const SOURCES = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.{test,gallery}.*", "!../**/fixtures.ts", "!./characters.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** What cuts a text by code units: `slice` also cuts lists, so only what is called like a text counts. */
const CUTS = /\.(?:substring|substr|charAt)\(|\b\w*(?:name|first|label|said|text|title|words?)\.slice\(/i;

test("texts are taken apart nowhere else", () => {
  const cuts = Object.entries(SOURCES).flatMap(([path, source]) =>
    source.split("\n").flatMap((line) => (CUTS.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  expect(cuts).toEqual([]);
});
