import { expect, test } from "vitest";
import { menusOf, nothingAssigned, shuffled, tapMenu, tapPot } from "./assignment";

const MENUS = [1, 3, 5, "milk"] as const;

test("tapping one pot after the other fills them in order", () => {
  const full = [0, 1, 2, 3].reduce(tapPot, nothingAssigned(4));
  expect(menusOf(full, MENUS)).toEqual([1, 3, 5, "milk"]);
  expect(full.held).toBeNull();
});

test("as long as a pot is empty there is nothing to send", () => {
  const started = tapPot(nothingAssigned(4), 2);
  expect(started).toEqual({ inPot: [null, null, 0, null], held: 1 });
  expect(menusOf(started, MENUS)).toBeNull();
});

test("a menu goes into the pot that is tapped after it", () => {
  const milk = tapPot(tapMenu(nothingAssigned(4), 3), 0);
  expect(milk.inPot).toEqual([3, null, null, null]);
  expect(milk.held).toBe(0);
});

test("a menu can be taken back out of its pot by tapping either", () => {
  const full = [0, 1, 2, 3].reduce(tapPot, nothingAssigned(4));
  expect(tapMenu(full, 2)).toEqual({ inPot: [0, 1, null, 3], held: 2 });
  expect(tapPot(full, 2)).toEqual({ inPot: [0, 1, null, 3], held: 2 });
});

test("a menu put into a full pot takes the place of the other, which is in hand then", () => {
  const swapped = tapPot(tapMenu([0, 1, 2, 3].reduce(tapPot, nothingAssigned(4)), 0), 3);
  expect(swapped).toEqual({ inPot: [null, 1, 2, 0], held: 3 });
});

test("a menu in hand is laid back by a second tap", () => {
  expect(tapMenu(nothingAssigned(4), 0).held).toBeNull();
});

test("shuffling puts every menu into some pot", () => {
  const { inPot, held } = shuffled(4, () => 0.3);
  expect(inPot.toSorted()).toEqual([0, 1, 2, 3]);
  expect(inPot).not.toEqual([0, 1, 2, 3]);
  expect(held).toBeNull();
});
