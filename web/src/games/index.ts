/** The games there are: the one place that names them all. */
import type { GameKind } from "../protocol/rules";
import { foodieForest } from "./foodie-forest";
import { type AnyGameClient, anyGame } from "./game-client";
import { hungryLittleDemons } from "./hungry-little-demons";
import { hungryMonkey } from "./hungry-monkey";
import { inTeufelsKueche } from "./in-teufels-kueche";
import { littleMonster } from "./little-monster";

/** Each game by its kind; the compiler notices a missing one. */
export const games: Record<GameKind, AnyGameClient> = {
  "hungry-monkey": anyGame(hungryMonkey),
  "foodie-forest": anyGame(foodieForest),
  "hungry-little-demons": anyGame(hungryLittleDemons),
  "in-teufels-kueche": anyGame(inTeufelsKueche),
  "little-monster": anyGame(littleMonster),
};

/** Every game, in the order in which they are offered. */
export const allGames: readonly AnyGameClient[] = Object.values(games);
