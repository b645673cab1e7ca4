/** Hungry Little Demons as the lobby knows it, and where the rest of it is. */
import { facts } from "../../protocol/games";
import { Chunk } from "../../state/chunk";
import { anyGame, anyRules, type Game } from "../game-client";

export const hungryLittleDemons: Game = {
  ...facts["hungry-little-demons"],
  kind: "hungry-little-demons",
  name: "Hungry Little Demons",
  tagline: "Remember the forest, cook what the demons want, and see your neighbours' chairs go first.",
  picture: "smiling-face-with-horns",
  minutes: 45,
  client: new Chunk(async () => anyGame((await import("./client")).client)),
  rules: new Chunk(async () => anyRules((await import("./rules")).Rules)),
};
