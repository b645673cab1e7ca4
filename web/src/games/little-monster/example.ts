/** A meal that is worth too much, for the rules page: made of whatever foods the edition has. */
import type { Edition, FoodCard } from "../../protocol/little_monster";

export interface Example {
  /** Four foods, the heaviest first. */
  foods: readonly [FoodCard, FoodCard, FoodCard, FoodCard];
  words: string;
}

/** Four foods of which each but the lightest may be covered; nothing if the edition has no such foods. */
export function exampleOf({ food, feeds_at }: Edition): Example | null {
  const byValue = new Map(food.map((each) => [each.value, each]));
  const foods = [...byValue.values()].toSorted((one, other) => other.value - one.value);
  for (const [first, a] of foods.entries())
    for (const [second, b] of foods.entries())
      for (const [third, c] of foods.entries())
        for (const d of foods.slice(third + 1)) {
          const sum = a.value + b.value + c.value + d.value;
          const over = sum - feeds_at;
          if (first < second && second < third && d.value < over && over <= c.value)
            return { foods: [a, b, c, d], words: wordsOf([a, b, c, d], sum, over) };
        }
  return null;
}

function wordsOf([a, b, c, d]: Example["foods"], sum: number, over: number): string {
  const others = `Cover the ${a.value}, the ${b.value} or the ${c.value}, and what is left may act.`;
  const lightest = `Or cover the ${d.value}: that leaves ${sum - d.value}, so the ${d.value} comes back, and you cover one more.`;
  return `${sum} is ${over} too many. ${others} ${lightest}`;
}
