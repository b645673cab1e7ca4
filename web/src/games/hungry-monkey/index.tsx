/** Hungry Monkey in the client. */
import { facts } from "../../protocol/games";
import type { Edition, EventView, Illegal, Move, Options, View } from "../../protocol/hungry_monkey";
import type { GameClient } from "../game-client";
import { Line } from "../shared/line";
import { capital, plain } from "../shared/sentence";
import { AnimalCard } from "./animal-card";
import { Board } from "./board";
import { leftOver } from "./left-over";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { Rules } from "./rules";
import { eventMillis } from "./tempo";
import { banner, explain, sentence } from "./words";

export const hungryMonkey: GameClient<View, EventView, Move, Illegal, Options, Edition> = {
  ...facts["hungry-monkey"],
  kind: "hungry-monkey",
  name: "Hungry Monkey",
  tagline: "Be rid of your hand, then of a row you have never seen.",
  picture: "monkey-face",
  minutes: 20,
  Board,
  banner,
  logLine: (event, seats) => {
    const parts = worthLogging(event) ? sentence(event, seats, false) : [];
    return parts.length > 0 ? <Line parts={parts} seats={seats} /> : null;
  },
  announce: (event, seats) => {
    const said = plain(sentence(event, seats, true), seats);
    return said === "" || said.endsWith("!") ? said : `${said}.`;
  },
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
  Rules,
  Options: OptionsForm,
  describeOptions,
  Result,
};

/** Draws are too many, and "answered" and "continue" too small, to be read again later. */
function worthLogging(event: EventView): boolean {
  return !["drew", "stop_answered", "continued", "no_effect"].includes(event.type);
}
