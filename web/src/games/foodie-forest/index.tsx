/** Foodie Forest in the client. */

import type { Edition, EventView, Illegal, Move, Options, View } from "../../protocol/foodie_forest";
import { facts } from "../../protocol/games";
import type { GameClient } from "../game-client";
import { Line } from "../shared/line";
import { plain } from "../shared/sentence";
import { Board } from "./board";
import { IngredientCard } from "./ingredient-card";
import { cardName } from "./ingredients";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { Rules } from "./rules";
import { eventMillis } from "./tempo";
import { banner, explain, sentence } from "./words";

export const foodieForest: GameClient<View, EventView, Move, Illegal, Options, Edition> = {
  ...facts["foodie-forest"],
  kind: "foodie-forest",
  name: "Foodie Forest",
  tagline: "Fill the pot when it holds what your recipe wants, and only then.",
  picture: "mushroom",
  minutes: 30,
  Board,
  banner,
  logLine: (event, seats) => {
    const parts = sentence(event, seats);
    return parts.length > 0 ? <Line parts={parts} seats={seats} /> : null;
  },
  announce: (event, seats) => plain(sentence(event, seats), seats),
  eventMillis,
  openHand: (view, seat) =>
    (view.seats[seat]?.shown_hand ?? []).map((card) => (
      <IngredientCard key={cardName(card)} card={card} size="xs" />
    )),
  explain,
  Rules,
  Options: OptionsForm,
  describeOptions,
  Result,
};
