/** How menus look and what they are called. */
import type { Menu } from "../../protocol/in_teufels_kueche";
import { count } from "../../state/names";
import type { PictureName } from "../../ui/picture-names";

interface Print {
  /** What stands on the card's corner. */
  rank: string;
  name: string;
  picture: PictureName;
  tint: string;
}

const MILK: Print = { rank: "0", name: "Milk", picture: "glass-of-milk", tint: "#4f93bd" };
const FEAST = { name: "Feast", picture: "poultry-leg", tint: "#c9602a" } as const;
const SUPPER = { name: "Supper", picture: "cheese-wedge", tint: "#cf9a14" } as const;
const SNACK = { name: "Snack", picture: "bread", tint: "#a3764a" } as const;

/** How a menu is printed: the more points, the heartier. */
export function printOf(menu: Menu): Print {
  if (menu === "milk") return MILK;
  return { rank: String(menu), ...(menu >= 5 ? FEAST : menu >= 3 ? SUPPER : SNACK) };
}

/** The points of a menu. */
export function pointsOf(menu: Menu): number {
  return menu === "milk" ? 0 : menu;
}

/** "5 points", "milk". */
export function menuName(menu: Menu): string {
  return menu === "milk" ? "milk" : count(menu, "point");
}
