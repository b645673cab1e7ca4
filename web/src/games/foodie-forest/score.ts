/** How the points of a score sheet came about, in words. */
import type { Recipe, Score, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { count } from "../../state/names";
import { counted } from "./ingredients";

/** "+3", "−2", "0". */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What brought points and what cost some: "+4 for 4 Bugs", "−1 for 1 Trash". */
export function reasons({ recipe, bonus, good, bad }: Score): string[] {
  const said = [
    ...(bonus > 0 ? [`${signed(bonus)} for the recipe`] : []),
    ...(good > 0 ? [`${signed(good)} for ${goodCards(recipe, good)}`] : []),
    ...(bad > 0 ? [`${signed(-bad)} for ${badCards(recipe, bad)}`] : []),
  ];
  return said.length > 0 ? said : ["nothing that counts"];
}

/** "5 + 3 = 8", or why it is not what the numbers say: "2 − 4: never below 0". */
export function sum({ change, points }: Score, before: number): string {
  const sign = change < 0 ? "−" : "+";
  const sides = `${before} ${sign} ${Math.abs(change)}`;
  return before + change < points ? `${sides}: never below ${points}` : `${sides} = ${points}`;
}

/** The points of a seat before a deal of the sheet. */
export function pointsBefore({ sheet, starting_points }: View, deal: number, seat: Seat): number {
  return sheet[deal - 1]?.[seat]?.points ?? starting_points;
}

function goodCards(recipe: Recipe, cards: number): string {
  return recipe === "empty_pot" ? count(cards, "card") : counted(cards, recipe);
}

function badCards(recipe: Recipe, cards: number): string {
  switch (recipe) {
    case "empty_pot":
      return count(cards, "card");
    case "trash":
      return count(cards, "spice");
    default:
      return counted(cards, "trash");
  }
}
