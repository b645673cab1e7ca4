/** Foodie Forest as it is played: its board, its words and its options. */
import type { EventView, Illegal, Move, Options, View } from "../../protocol/foodie_forest";
import type { GameClient } from "../game-client";
import { Board } from "./board";
import { IngredientCard } from "./ingredient-card";
import { cardName } from "./ingredients";
import { describeOptions, OptionsForm } from "./options";
import { Result } from "./result";
import { eventMillis } from "./tempo";
import { banner, explain, lieOpen, sentence } from "./words";

export const client: GameClient<View, EventView, Move, Illegal, Options> = {
  Board,
  banner,
  sentence,
  lieOpen,
  eventMillis,
  openHand: (view, seat) =>
    (view.seats[seat]?.shown_hand ?? []).map((card) => (
      <IngredientCard key={cardName(card)} card={card} size="xs" />
    )),
  explain,
  Options: OptionsForm,
  describeOptions,
  Result,
};
