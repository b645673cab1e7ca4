/** Hungry Monkey as the lobby knows it, and where the rest of it is. */
import { facts } from "../../protocol/games";
import { Chunk } from "../../state/chunk";
import { anyGame, anyRules, type Game } from "../game-client";

export const hungryMonkey: Game = {
  ...facts["hungry-monkey"],
  kind: "hungry-monkey",
  name: "Hungry Monkey",
  tagline: "Empty your hand, then a row you've never seen.",
  picture: "monkey-face",
  minutes: 20,
  client: new Chunk(async () => anyGame((await import("./client")).client)),
  rules: new Chunk(async () => anyRules((await import("./rules")).Rules)),
};
