/** Hungry Monkey in the client. */
import type { EventView, Illegal, Move, Options, View } from "../../protocol/hungry_monkey";
import type { GameClient } from "../game-client";

export const hungryMonkey: GameClient<View, EventView, Move, Illegal, Options> = {
  kind: "hungry-monkey",
  name: "Hungry Monkey",
  tagline: "Be rid of your hand, then of a row you have never seen.",
  picture: "monkey-face",
  players: { min: 2, max: 6 },
  minutes: 20,
  defaults: { series: "single", memory: "strict" },
  Board: () => <p>The board is being set.</p>,
  banner: () => ({ text: "", tone: "others" }),
  logLine: () => null,
  announce: () => "",
  eventMillis: () => 0,
  explain: () => "The rules do not allow that.",
  Rules: () => null,
  Options: () => null,
  describeOptions: () => [],
  Result: () => null,
};
