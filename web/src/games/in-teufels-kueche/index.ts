/** In Teufels Küche as the lobby knows it, and where the rest of it is. */
import { facts } from "../../protocol/games";
import { Chunk } from "../../state/chunk";
import { anyGame, anyRules, type Game } from "../game-client";

export const inTeufelsKueche: Game = {
  ...facts["in-teufels-kueche"],
  kind: "in-teufels-kueche",
  name: "In Teufels Küche",
  tagline: "Carry pots past the lava, duel at the oven, and never trust a pot you did not fill.",
  picture: "ogre",
  minutes: 40,
  client: new Chunk(async () => anyGame((await import("./client")).client)),
  rules: new Chunk(async () => anyRules((await import("./rules")).Rules)),
};
