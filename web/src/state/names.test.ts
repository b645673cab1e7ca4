import { expect, test } from "vitest";
import { count, distinctNames, listNames, ordinal, possessive, tableNameOf, tidyName } from "./names";

test("a name loses space around it, double spaces and what cannot be printed", () => {
  expect(tidyName("  Mira \t\n  of\u0007 the   Sea ")).toBe("Mira of the Sea");
  expect(tidyName("\u200b\u202e ")).toBe("");
});

test("a name is cut between characters, not within one", () => {
  expect(tidyName("🦊".repeat(30))).toBe("🦊".repeat(24));
});

test("a character that is made of several is one, and joiners join nothing else", () => {
  expect(tidyName("👩🏽‍🚀".repeat(30))).toBe("👩🏽‍🚀".repeat(24));
  expect(tidyName("می\u200cنا")).toBe("می\u200cنا");
  expect(tidyName("\u200dA\u200dnn\u200c")).toBe("Ann");
});

test("selectors stay where they select, and what cannot be seen goes", () => {
  expect(["❤\ufe0f", "7\ufe0f\u20e3", "🏳️‍🌈"].map(tidyName)).toEqual(["❤\ufe0f", "7\ufe0f\u20e3", "🏳️‍🌈"]);
  expect(["A\ufe0fnn", "7\ufe0f", "A\u034fn\u3164n", "美\ufe00"].map(tidyName)).toEqual([
    "Ann",
    "7",
    "Ann",
    "美",
  ]);
});

test("a name has no more code points than the server takes, and no character is a pile of accents", () => {
  expect(tidyName("👨‍👩‍👧‍👦".repeat(24))).toBe("👨‍👩‍👧‍👦".repeat(13));
  expect(tidyName(`Zo${"e\u0301".repeat(2)}e${"\u0301".repeat(12)}!`)).toBe("Zoe\u0301e\u0301!");
});

test("a table is named after whoever made it, cut between characters", () => {
  expect(tableNameOf("Mira", "table")).toBe("Mira's table");
  expect(tableNameOf("👩‍👩‍👧 さくら 🍋", "table")).toBe("👩‍👩‍👧 さくら 🍋's table");
  expect(tableNameOf("さくら🍋".repeat(6), "same deal")).toBe("さくら🍋さくら🍋さくら🍋's same deal");
  expect(tableNameOf("Anna Maria Longstocking", "practice")).toBe("Anna Maria Lo's practice");
  expect(tableNameOf("👨‍👩‍👧‍👦".repeat(13), "table")).toBe(`${"👨‍👩‍👧‍👦".repeat(12)}'s table`);
  expect(tableNameOf("می\u200c".repeat(8), "table")).toBe(`${"می\u200c".repeat(7)}می's table`);
});

test("markup stays what was typed", () => {
  expect(tidyName("<b>Jo</b>")).toBe("<b>Jo</b>");
});

test("names are listed as one would say them", () => {
  expect(listNames([])).toBe("");
  expect(listNames(["Mira"])).toBe("Mira");
  expect(listNames(["Mira", "Jonas"])).toBe("Mira and Jonas");
  expect(listNames(["Mira", "Jonas", "Priya"])).toBe("Mira, Jonas and Priya");
});

test("numbers and owners read well", () => {
  expect(possessive("Jonas")).toBe("Jonas's");
  expect([count(1, "player"), count(3, "player")]).toEqual(["1 player", "3 players"]);
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});

test("players of one name can be told apart", () => {
  expect(distinctNames(["Mira", "Jonas", "Mira", "Mira"])).toEqual(["Mira", "Jonas", "Mira 2", "Mira 3"]);
});
