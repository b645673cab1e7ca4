/** Hungry Little Demons in the client. */
import { facts } from "../../protocol/games";
import type { Edition, EventView, Illegal, Move, Options, View } from "../../protocol/hungry_little_demons";
import type { GameClient } from "../game-client";
import { Line } from "../shared/line";
import { plain } from "../shared/sentence";
import { Board } from "./board";
import { sentence, worthLogging } from "./events";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { Rules } from "./rules";
import { eventMillis, reveals } from "./tempo";
import { banner, explain } from "./words";

export const hungryLittleDemons: GameClient<View, EventView, Move, Illegal, Options, Edition> = {
  ...facts["hungry-little-demons"],
  kind: "hungry-little-demons",
  name: "Hungry Little Demons",
  tagline: "Remember the forest, cook what the demons want, and see your neighbours' chairs go first.",
  picture: "smiling-face-with-horns",
  minutes: 45,
  Board,
  banner,
  logLine: (event, seats, next) => {
    const parts = worthLogging(event) ? sentence(event, seats, next, false) : [];
    return parts.length > 0 ? <Line parts={parts} seats={seats} /> : null;
  },
  announce: (event, seats, next) => {
    const said = plain(sentence(event, seats, next, true), seats);
    return said === "" ? "" : `${said}.`;
  },
  eventMillis,
  reveals,
  explain,
  Rules,
  Options: OptionsForm,
  describeOptions,
  Result,
};
