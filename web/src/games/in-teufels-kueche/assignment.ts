/** Hiding menus in pots by tapping: a menu, then a pot. Pure. */
import type { Menu } from "../../protocol/in_teufels_kueche";

/** Menus and pots are named by their places in the view's lists, since two menus may be alike. */
export interface Assignment {
  /** Which menu is in each pot so far. */
  inPot: readonly (number | null)[];
  /** The menu that the next tapped pot gets. */
  held: number | null;
}

/** All pots empty, the first menu in hand. */
export function nothingAssigned(pots: number): Assignment {
  return { inPot: Array.from({ length: pots }, () => null), held: 0 };
}

/** After a tap on a menu: it is in hand, wherever it was; a second tap lays it back. */
export function tapMenu({ inPot, held }: Assignment, menu: number): Assignment {
  const out = inPot.map((its) => (its === menu ? null : its));
  return { inPot: out, held: held === menu ? null : menu };
}

/** After a tap on a pot: it gets the menu in hand, and the next free one is in hand; or its menu comes out. */
export function tapPot({ inPot, held }: Assignment, pot: number): Assignment {
  const inside = inPot[pot] ?? null;
  if (held === null) return { inPot: inPot.map((its, index) => (index === pot ? null : its)), held: inside };
  const filled = inPot.map((its, index) => (index === pot ? held : its));
  const free = filled.map((_, menu) => menu).find((menu) => !filled.includes(menu));
  return { inPot: filled, held: inside ?? free ?? null };
}

/** The menus in the order of the pots, once each pot has one. */
export function menusOf({ inPot }: Assignment, menus: readonly Menu[]): Menu[] | null {
  const chosen = inPot.map((menu) => (menu === null ? undefined : menus[menu]));
  return chosen.every((menu) => menu !== undefined) ? chosen : null;
}

/** Every menu in some pot. `random` gives numbers from 0 to below 1. */
export function shuffled(pots: number, random: () => number): Assignment {
  const inPot = Array.from({ length: pots }, (_, menu) => menu);
  for (let last = pots - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [inPot[last], inPot[other]] = [inPot[other] ?? last, inPot[last] ?? other];
  }
  return { inPot, held: null };
}
