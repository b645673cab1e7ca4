/** Little Monster in the client. */
import { facts } from "../../protocol/games";
import type { Edition, EventView, Illegal, Move, Options, View } from "../../protocol/little_monster";
import type { GameClient } from "../game-client";
import { Line } from "../shared/line";
import { plain } from "../shared/sentence";
import { Board } from "./board";
import { SmallFood } from "./food-list";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { Rules } from "./rules";
import { logged, sentence } from "./story";
import { eventMillis } from "./tempo";
import { banner, explain } from "./words";

export const littleMonster: GameClient<View, EventView, Move, Illegal, Options, Edition> = {
  ...facts["little-monster"],
  kind: "little-monster",
  name: "Little Monster",
  tagline: "Feed two monsters around the table; what they eat pushes everybody about.",
  picture: "teapot",
  minutes: 25,
  Board,
  banner,
  logLine: (event, seats, view) => {
    const worth = logged(event);
    const parts = worth ? sentence(worth, seats, view) : [];
    return parts.length > 0 ? <Line parts={parts} seats={seats} /> : null;
  },
  announce: (event, seats, view) => {
    const said = plain(sentence(event, seats, view), seats);
    return said === "" || said.endsWith("!") ? said : `${said}.`;
  },
  eventMillis,
  openHand: (view, seat) =>
    (view.seats[seat]?.known ?? []).map((kind, index) => (
      <SmallFood key={`${kind}-${index}`} view={view} kind={kind} />
    )),
  explain,
  Rules,
  Options: OptionsForm,
  describeOptions,
  Result,
};
