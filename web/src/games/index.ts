/** The games there are: the one place that names them all. */
import type { GameKind } from "../protocol/rules";
import { foodieForest } from "./foodie-forest";
import type { Game } from "./game-client";
import { hungryLittleDemons } from "./hungry-little-demons";
import { hungryMonkey } from "./hungry-monkey";
import { inTeufelsKueche } from "./in-teufels-kueche";
import { littleMonster } from "./little-monster";

/** Each game by its kind; the compiler notices a missing one. */
export const games: Record<GameKind, Game> = {
  "hungry-monkey": hungryMonkey,
  "foodie-forest": foodieForest,
  "hungry-little-demons": hungryLittleDemons,
  "in-teufels-kueche": inTeufelsKueche,
  "little-monster": littleMonster,
};

/** Every game, in the order in which they are offered. */
export const allGames: readonly Game[] = Object.values(games);
