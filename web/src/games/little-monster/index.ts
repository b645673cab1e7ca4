/** Little Monster as the lobby knows it, and where the rest of it is. */
import { facts } from "../../protocol/games";
import { Chunk } from "../../state/chunk";
import { anyGame, anyRules, type Game } from "../game-client";

export const littleMonster: Game = {
  ...facts["little-monster"],
  kind: "little-monster",
  name: "Little Monster",
  tagline: "Feed two monsters around the table; what they eat pushes everybody about.",
  picture: "teapot",
  minutes: 25,
  client: new Chunk(async () => anyGame((await import("./client")).client)),
  rules: new Chunk(async () => anyRules((await import("./rules")).Rules)),
};
