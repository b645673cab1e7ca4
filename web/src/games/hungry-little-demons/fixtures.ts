/** Views to try things with, in tests and in the gallery. */
import type {
  Arrow,
  Card,
  Chef,
  Door,
  IngredientCard,
  RecipeView,
  SeatView,
  Spot,
  View,
} from "../../protocol/hungry_little_demons";

export const INGREDIENTS = [
  "Berries",
  "Carrots",
  "Eggs",
  "Grains",
  "Greens",
  "Herbs",
  "Honey",
  "Mushrooms",
  "Onions",
  "Spices",
  "Squash",
  "Tomatoes",
];

const ARROWS: Record<string, Arrow> = { "^": "up", ">": "right", v: "down", "<": "left" };

/** A card from letters: "Eggs<" with its arrow, `bait`, `sprite`. */
export function cardOf(text: string): Card {
  if (text === "bait") return { type: "demon_bait" };
  if (text === "sprite") return { type: "wood_sprite" };
  return { type: "ingredient", ...gatheredOf(text) };
}

export function gatheredOf(text: string): IngredientCard {
  const ingredient = INGREDIENTS.findIndex((name) => name.startsWith(text.slice(0, -1)));
  return { ingredient, arrow: ARROWS[text.slice(-1)] ?? "up" };
}

export const cardsOf = (text: string): Card[] => text.split(" ").map(cardOf);

export function recipeOf(
  name: string,
  colour: RecipeView["colour"],
  ingredients: string,
  complete = false,
): RecipeView {
  return {
    name,
    colour,
    ingredients: ingredients.split(" ").map((one) => INGREDIENTS.indexOf(one)),
    complete,
  };
}

export const RECIPES = {
  omelette: recipeOf("Mixed Mushroom Omelette", "blue", "Eggs Herbs Mushrooms Onions"),
  summerSalad: recipeOf("Grilled Summer Salad", "blue", "Greens Onions Squash Tomatoes"),
  angelCake: recipeOf("Angel Food Cake", "blue", "Berries Eggs Grains Honey"),
  pie: recipeOf("Triple Berry Pie", "blue", "Berries Grains Honey Spices"),
  miso: recipeOf("Super Miso Soup", "blue", "Greens Mushrooms Onions Squash"),
  biryani: recipeOf("Ultimate Veggie Biryani", "blue", "Carrots Grains Spices Tomatoes"),
  eggSalad: recipeOf("Egg Chop Salad", "red", "Carrots Eggs Greens Tomatoes"),
  toast: recipeOf("Berry French Toast", "red", "Berries Eggs Honey Spices"),
  stew: recipeOf("Hearty Winter Stew", "red", "Carrots Herbs Mushrooms Squash"),
  carrotCake: recipeOf("Classic Carrot Cake", "red", "Berries Carrots Grains Honey"),
  masala: recipeOf("Butternut Tikka Masala", "red", "Herbs Spices Squash Tomatoes"),
  gyoza: recipeOf("Mighty Mushroom Gyoza", "red", "Greens Herbs Mushrooms Onions"),
};

/** A seat in the middle of a match, its own demon at home. */
export function seatOf(seat: number, chef: Chef, door: Door, changes: Partial<SeatView> = {}): SeatView {
  return {
    chef,
    door,
    chef_at: null,
    demon_in: seat,
    furniture: ["bed", "table", "chair"],
    baits: 0,
    recipes: [],
    gathered: [],
    needed: [],
    completed: 0,
    destroyed: [],
    ...changes,
  };
}

/** What a seat has and needs that cooks this; `gathered` are cards from letters. */
export function cooks(recipes: SeatView["recipes"], gathered: string): Partial<SeatView> {
  const cards = gathered === "" ? [] : gathered.split(" ").map(gatheredOf);
  const left = cards.map(({ ingredient }) => ingredient);
  const needed = recipes
    .flatMap(({ ingredients }) => ingredients)
    .filter((ingredient) => {
      const at = left.indexOf(ingredient);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  return { recipes, gathered: cards, needed };
}

/** A forest from rows of cards; `.` is face down, `_` a gap, `?` before a card a remembered one. */
export function forestOf(...rows: string[]): Spot[] {
  return rows.flatMap((row) =>
    row.split(" ").map((text): Spot => {
      if (text === ".") return { type: "face_down" };
      if (text === "_") return { type: "gap" };
      return text.startsWith("?")
        ? { type: "known", card: cardOf(text.slice(1)) }
        : { type: "face_up", card: cardOf(text) };
    }),
  );
}

const DOWN = ". . . . . .";

/** A view of two seats in the middle of a match: the first seat's, on turn. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    phase: { type: "act" },
    starter: 0,
    turn: 0,
    actions_left: 3,
    rows: 4,
    columns: 6,
    ingredients: INGREDIENTS,
    forest: forestOf(DOWN, DOWN, DOWN, DOWN),
    deck: { count: 32, known: [] },
    seats: [
      seatOf(0, "olive", { side: "bottom", index: 2 }),
      seatOf(1, "burgundy", { side: "top", index: 4 }),
    ],
    may: null,
    stopping: {
      counted: "rounds",
      quiet: 0,
      may_ask_at: 10,
      stops_at: 30,
      length: { played: 4, most: 250 },
    },
    score: null,
    outcome: null,
    ...changes,
  };
}
