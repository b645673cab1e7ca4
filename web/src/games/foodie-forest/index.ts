/** Foodie Forest as the lobby knows it, and where the rest of it is. */
import { facts } from "../../protocol/games";
import { Chunk } from "../../state/chunk";
import { anyGame, anyRules, type Game } from "../game-client";

export const foodieForest: Game = {
  ...facts["foodie-forest"],
  kind: "foodie-forest",
  name: "Foodie Forest",
  tagline: "Fill the pot when it holds what your recipe wants, and only then.",
  picture: "mushroom",
  minutes: 30,
  client: new Chunk(async () => anyGame((await import("./client")).client)),
  rules: new Chunk(async () => anyRules((await import("./rules")).Rules)),
};
