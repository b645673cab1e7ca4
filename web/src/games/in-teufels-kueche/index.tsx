/** In Teufels Küche in the client. */
import { facts } from "../../protocol/games";
import type { Edition, EventView, Illegal, Move, Options, View } from "../../protocol/in_teufels_kueche";
import { reducedMotion } from "../../state/preferences";
import type { GameClient } from "../game-client";
import { Line } from "../shared/line";
import { plain } from "../shared/sentence";
import { Board } from "./board";
import { COLOURS } from "./colours";
import { courseOf } from "./duel-course";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { Rules } from "./rules";
import { eventMillis } from "./tempo";
import { ToldLater } from "./told-later";
import { banner, explain, sentence } from "./words";

export const inTeufelsKueche: GameClient<View, EventView, Move, Illegal, Options, Edition> = {
  ...facts["in-teufels-kueche"],
  kind: "in-teufels-kueche",
  name: "In Teufels Küche",
  tagline: "Carry pots past the lava, duel at the oven, and never trust a pot you did not fill.",
  picture: "ogre",
  minutes: 40,
  Board,
  colours: ({ seats }) => seats.map(({ colour }) => Object.keys(COLOURS).indexOf(colour)),
  banner,
  logLine: (event, seats) => {
    const parts = worthLogging(event) ? sentence(event, seats) : [];
    if (parts.length === 0) return null;
    const line = <Line parts={parts} seats={seats} />;
    if (event.type !== "dueled" || reducedMotion()) return line;
    return (
      <ToldLater at={performance.now() + courseOf(event).open} before="A duel at the oven …">
        {line}
      </ToldLater>
    );
  },
  announce: (event, seats) => {
    const said = plain(sentence(event, seats), seats);
    return said === "" || said.endsWith("!") ? said : `${said}.`;
  },
  eventMillis,
  explain,
  Rules,
  Options: OptionsForm,
  describeOptions,
  Result,
};

/** Every single step would bury the rest. */
function worthLogging(event: EventView): boolean {
  return !["walked", "accepted", "stop_answered"].includes(event.type);
}
