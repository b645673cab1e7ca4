import { expect, test } from "vitest";
import { coverWords, trayOf, trayWords } from "./tray";

test("a tray that is not enough says how much more it takes", () => {
  expect(trayWords(trayOf([5, 4, 3], 15))).toBe("12 of 15: 3 more");
  expect(trayWords(trayOf([], 12))).toBe("0 of 12: 12 more");
});

test("a tray can be just right", () => {
  expect(trayOf([5, 4, 1, 5], 15)).toEqual({ sum: 15, of: 15, missing: 0, over: 0 });
  expect(trayWords(trayOf([5, 4, 1, 5], 15))).toBe("15 of 15: just right");
});

test("a tray that is too much says what has to be covered", () => {
  expect(trayOf([9, 4, 3], 15).over).toBe(1);
  expect(trayWords(trayOf([9, 5, 3], 15))).toBe("2 too many: cover a card");
});

test("what is fed at another value is measured by that", () => {
  expect(trayWords(trayOf([9, 3], 12))).toBe("12 of 12: just right");
  expect(trayWords(trayOf([9, 3], 20))).toBe("12 of 20: 8 more");
});

test("covering says whether it is enough", () => {
  expect(coverWords(4, 4)).toBe("That's enough");
  expect(coverWords(3, 4)).toBe("Still 1 too many: it comes back, and you cover another");
});
