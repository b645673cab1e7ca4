/** Hungry Little Demons as it is played: its board, its words and its options. */
import type { EventView, Illegal, Move, Options, View } from "../../protocol/hungry_little_demons";
import type { GameClient } from "../game-client";
import { Board } from "./board";
import { lieOpen, sentence } from "./events";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { eventMillis, reveals } from "./tempo";
import { banner, explain } from "./words";

export const client: GameClient<View, EventView, Move, Illegal, Options> = {
  Board,
  stopping: (view) => view.stopping,
  banner,
  sentence,
  lieOpen,
  eventMillis,
  reveals,
  explain,
  Options: OptionsForm,
  describeOptions,
  Result,
};
