/** The games there are: the one place that names them all. */
import type { GameKind } from "../protocol/rules";
import { foodieForest } from "./foodie-forest";
import { type AnyGameClient, anyGame } from "./game-client";
import { hungryMonkey } from "./hungry-monkey";
import { littleMonster } from "./little-monster";

/** Each game by its kind; the compiler notices a missing one. */
export const games: Record<GameKind, AnyGameClient> = {
  "hungry-monkey": anyGame(hungryMonkey),
  "foodie-forest": anyGame(foodieForest),
  "little-monster": anyGame(littleMonster),
};

/** Every game, in the order in which they are offered. */
export const allGames: readonly AnyGameClient[] = Object.values(games);
