/** In Teufels Küche as it is played: its board, its words and its options. */
import type { EventView, Illegal, Move, Options, View } from "../../protocol/in_teufels_kueche";
import type { GameClient } from "../game-client";
import { Board } from "./board";
import { COLOURS } from "./colours";
import { courseOf } from "./duel-course";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { eventMillis } from "./tempo";
import { banner, explain, sentence } from "./words";

export const client: GameClient<View, EventView, Move, Illegal, Options> = {
  Board,
  colours: ({ seats }) => seats.map(({ colour }) => Object.keys(COLOURS).indexOf(colour)),
  stopping: (view) => view.stopping,
  banner,
  sentence,
  suspense: (event) =>
    event.type === "dueled" ? { millis: courseOf(event).open, meanwhile: "A duel at the oven …" } : null,
  eventMillis,
  explain,
  Options: OptionsForm,
  describeOptions,
  Result,
};
