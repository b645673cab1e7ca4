/** Hungry Monkey as it is played: its board, its words and its options. */
import type { EventView, Illegal, Move, Options, View } from "../../protocol/hungry_monkey";
import type { GameClient } from "../game-client";
import { capital } from "../shared/sentence";
import { AnimalCard } from "./animal-card";
import { Board } from "./board";
import { leftOver } from "./left-over";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { eventMillis } from "./tempo";
import { banner, explain, lieOpen, sentence } from "./words";

export const client: GameClient<View, EventView, Move, Illegal, Options> = {
  Board,
  stopping: (view) => view.stopping,
  banner,
  sentence,
  lieOpen,
  eventMillis,
  openHand: (view, seat) =>
    (view.seats[seat]?.shown_hand ?? []).map((animal, index) => (
      <AnimalCard key={`${animal}-${index}`} animal={animal} size="xs" />
    )),
  openHeaps: (view) =>
    leftOver(view).map(({ name, cards }) => ({
      name: capital(name),
      cards: cards.map((animal, index) => (
        <AnimalCard key={`${animal}-${index}`} animal={animal} size="xs" />
      )),
    })),
  explain,
  Options: OptionsForm,
  describeOptions,
  Result,
};
