/** Little Monster as it is played: its board, its words and its options. */
import type { EventView, Illegal, Move, Options, View } from "../../protocol/little_monster";
import type { GameClient } from "../game-client";
import { Board } from "./board";
import { SmallFood } from "./food-list";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { lieOpen, sentence } from "./story";
import { eventMillis } from "./tempo";
import { banner, explain } from "./words";

export const client: GameClient<View, EventView, Move, Illegal, Options> = {
  Board,
  stopping: (view) => view.stopping,
  banner,
  sentence,
  lieOpen,
  eventMillis,
  openHand: (view, seat) =>
    (view.seats[seat]?.known ?? []).map((kind, index) => (
      <SmallFood key={`${kind}-${index}`} view={view} kind={kind} />
    )),
  explain,
  Options: OptionsForm,
  describeOptions,
  Result,
};
