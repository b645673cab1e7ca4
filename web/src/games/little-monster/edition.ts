/** What the edition that is played says of its foods and monsters; a view carries all of it. */
import type {
  Food,
  FoodCard,
  Monster,
  MonsterCard,
  Racer,
  Source,
  View,
} from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import type { PictureName } from "../../ui/picture-names";

const NO_FOOD: FoodCard = { name: "Food", value: 0, copies: 0, action: [] };
const NO_MONSTER: MonsterCard = { name: "Monster", abilities: [] };

export function foodOf(view: View, food: Food): FoodCard {
  return view.foods[food] ?? NO_FOOD;
}

export function monsterOf(view: View, monster: Monster): MonsterCard {
  return view.monsters[monster] ?? NO_MONSTER;
}

export function racerOf(view: View, monster: Monster): Racer | undefined {
  return view.racers.find((racer) => racer.monster === monster);
}

/** The monsters of a seat: those that race for it, or those it has drafted so far. */
export function monstersOf(view: View, seat: Seat): Monster[] {
  const racing = view.racers.filter(({ owner }) => owner === seat).map(({ monster }) => monster);
  return racing.length > 0 ? racing : (view.seats[seat]?.drafted ?? []);
}

/** What these cards are worth together. */
export function worthOf(view: View, cards: readonly Food[]): number {
  return cards.reduce((sum, card) => sum + foodOf(view, card).value, 0);
}

/** The taste value that a monster is fed at, also before it is anybody's. */
export function feedsAt(view: View, monster: Monster): number {
  const { abilities } = monsterOf(view, monster);
  for (const { rule } of abilities) if (rule.type === "feeds_at") return rule.value;
  return view.feeds_at;
}

/** Where an action comes from, by name. */
export function sourceName(view: View, source: Source): string {
  return source.type === "food" ? foodOf(view, source.card).name : monsterOf(view, source.monster).name;
}

/** The picture of a food: by its name, or by a word of it, since an edition may have foods that nobody here knows. */
export function pictureOf({ name }: FoodCard): PictureName {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  for (const word of words.toReversed()) {
    const picture = PICTURES[word];
    if (picture) return picture;
  }
  return "bento-box";
}

/** What dishes are called, and what looks most like them. */
const PICTURES: Record<string, PictureName> = {
  banana: "banana",
  beans: "beans",
  broccoli: "broccoli",
  burger: "hamburger",
  cabbage: "leafy-green",
  cake: "birthday-cake",
  carrot: "carrot",
  cherries: "cherries",
  chilli: "hot-pepper",
  coffee: "hot-beverage",
  corn: "ear-of-corn",
  custard: "custard",
  doughnut: "doughnut",
  dumplings: "dumpling",
  fries: "french-fries",
  goose: "poultry-leg",
  grapes: "grapes",
  ham: "cut-of-meat",
  jelly: "custard",
  melon: "watermelon",
  mushrooms: "mushroom",
  pancakes: "pancakes",
  pear: "pear",
  pepper: "bell-pepper",
  pierogi: "dumpling",
  pineapple: "pineapple",
  pizza: "pizza",
  salad: "grapes",
  soup: "steaming-bowl",
  steak: "cut-of-meat",
  stew: "shallow-pan-of-food",
  strawberries: "strawberry",
  sushi: "sushi",
  tea: "teacup-without-handle",
};

/** The colour of a card: the heavier the food, the warmer. */
export function tintOf({ value }: FoodCard): string {
  return TINTS.find(({ upTo }) => value <= upTo)?.tint ?? "#b8433a";
}

const TINTS = [
  { upTo: 2, tint: "#4f9150" },
  { upTo: 4, tint: "#2b8a94" },
  { upTo: 6, tint: "#bf7d17" },
  { upTo: 8, tint: "#8a4f9d" },
];
