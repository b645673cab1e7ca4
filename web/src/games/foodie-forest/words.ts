/** What Foodie Forest says: banner, buttons, log, and why something cannot be done. Plain text, no page. */
import type { Card, EventView, Illegal, Move, Recipe, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { count, listNames, possessive } from "../../state/names";
import type { BannerText, Part, Voice } from "../game-client";
import { capital, nameOf, type Seats, waitingFor, who, whose, winners } from "../shared/sentence";
import { COLORS, cardName } from "./ingredients";
import { effectOf, RECIPES } from "./recipes";
import { signed } from "./score";
import type { Selection } from "./select";
import { requiredWith, totalWith } from "./trick";

/** What the table waits for. */
export function banner(view: View, seats: Seats): BannerText {
  const { phase } = view;
  switch (phase.type) {
    case "choosing":
      return view.may?.type === "choose_recipe"
        ? { tone: "mine", picture: "scroll", text: `Deal ${view.deal}: choose your recipe` }
        : { tone: "others", picture: "scroll", text: waitingFor(seats, phase.waiting, "to choose") };
    case "playing":
      return phase.seat === view.you ? ownTurn(view) : othersTurn(view, phase.seat, seats);
    case "between_deals":
      return view.may?.type === "continue"
        ? { tone: "mine", picture: "scroll", text: `Deal ${view.deal} is over. On to the next?` }
        : { tone: "others", picture: "scroll", text: waitingFor(seats, phase.waiting, "to go on") };
    case "over":
      return { tone: "news", picture: "trophy", text: winners(view.outcome?.places ?? [], seats) };
  }
}

function ownTurn({ trick: { cards, required }, may }: View): BannerText {
  const playable = may?.type === "play" ? may.cards : [];
  const text = !required
    ? cards.length === 0
      ? "You lead: play anything"
      : "Your turn: anything goes"
    : playable.every(({ color }) => color === required)
      ? `Your turn: play ${COLORS[required].one}`
      : `You have no ${COLORS[required].one}: play anything`;
  return { tone: "mine", picture: "spoon", text };
}

function othersTurn({ trick: { cards, required } }: View, seat: Seat, seats: Seats): BannerText {
  if (cards.length === 0) return { tone: "others", text: `${nameOf(seats, seat)} leads` };
  const what = required ? `${COLORS[required].one} is required` : "anything goes";
  return { tone: "others", text: `${possessive(nameOf(seats, seat))} turn: ${what}` };
}

/** What a button does that sends this move. */
export function moveLabel(move: Move, view: View): string {
  switch (move.type) {
    case "choose_recipe":
      return `Cook ${RECIPES[move.recipe].name}`;
    case "play":
      return `Play ${cardName(move.card)}`;
    case "continue":
      return `On to deal ${view.deal + 1}`;
  }
}

/** What still has to be picked; shown on the button that cannot be pressed yet. */
export function missing(view: View): string {
  switch (view.may?.type) {
    case "choose_recipe":
      return "Pick a recipe";
    case "play":
      return "Pick a card";
    default:
      return "";
  }
}

/** What a seat that is not asked can look forward to. */
export function meanwhile(view: View, seats: Seats): string {
  const { phase, you } = view;
  if (you === null || view.may) return "";
  if ("waiting" in phase) {
    if (phase.waiting.includes(you)) return "";
    return phase.type === "choosing" ? "You have chosen" : "You are ready";
  }
  if (phase.type !== "playing") return "";
  const around = seats.map((_, step) => (phase.seat + 1 + step) % seats.length);
  const before = around.slice(0, around.indexOf(you));
  if (before.length > 2) return `${before.length} others before you`;
  return before.length === 0
    ? "You are next"
    : `Then ${listNames(before.map((seat) => nameOf(seats, seat)))}, then you`;
}

/** What the picked card or recipe will do. */
export function foretaste(view: View, selection: Selection): string {
  if (selection?.type === "recipe") return effectOf(selection.picked, view.empty_pot_bonus).sentence;
  if (selection?.type !== "card") return view.may?.type === "play" ? "A double tap plays at once" : "";
  const { card } = selection.picked;
  const { cards, total: before } = view.trick;
  const total = totalWith(view, card);
  if (total >= view.full_at) return `${total}: fills the pot. ${count(cards.length + 1, "card")} for you`;
  const required = requiredWith(view, card);
  const follow =
    required === view.trick.required
      ? []
      : [required ? `then ${COLORS[required].one} is required` : "then anything goes"];
  return capital([effect(view, card, before, total), ...follow].join("; "));
}

function effect({ trick, full_at }: View, { face }: Card, before: number, total: number): string {
  if (face.type === "boil_over") return before > 0 ? "boils over, back to 0" : "the total stays 0";
  if (face.type === "spice") return `adds nothing: still ${total} of ${full_at}`;
  if (trick.cards.length === 0 && total < face.number) return `a ${face.number} that leads counts 0`;
  return `makes ${total} of ${full_at}`;
}

/** Why a hand card cannot be picked now. */
export function whyNot(view: View, seats: Seats): string {
  const { phase } = view;
  switch (phase.type) {
    case "choosing":
      return view.may ? "First pick the recipe that suits your hand." : "First everybody picks a recipe.";
    case "playing":
      return phase.seat === view.you && view.trick.required
        ? mustFollow(view.trick.required, view.hand)
        : `It's ${whose(seats, phase.seat)} turn.`;
    case "between_deals":
      return "This deal is over.";
    case "over":
      return "The match is over.";
  }
}

/** Why one of the viewer's recipes can't be picked now. */
export function whyNotRecipe({ dealer }: View, seats: Seats): string {
  const left = (dealer + 1) % seats.length;
  return `As the dealer you can't pick the same recipe as ${who(seats, left)}.`;
}

/** Why the server refused a move. */
export function explain(illegal: Illegal): string {
  switch (illegal.rule) {
    case "not_asked":
      return "That isn't yours to decide now.";
    case "recipe_used":
      return "You have cooked this recipe in an earlier deal.";
    case "same_as_left_seat":
      return "As the dealer you can't pick the same recipe as the player to your left.";
    case "not_in_hand":
      return "You don't have that card any more.";
    case "must_follow":
      return `${COLORS[illegal.required].one} is required, and you have one.`;
  }
}

function mustFollow(required: Card["color"], hand: readonly Card[]): string {
  const some = hand.filter(({ color }) => color === required).length > 1;
  return `${COLORS[required].one} is required, and you have ${some ? "some" : "one"}.`;
}

/**
 * An event as a sentence; shorter in the banner where it is too long, or can be seen. Later the log does not say which
 * card it was.
 */
export function sentence(event: EventView, seats: Seats, _next: View, voice: Voice): Part[] {
  const inPassing = voice === "banner";
  const open = voice !== "later";
  switch (event.type) {
    case "dealt":
      return [`Deal ${event.deal}: `, { who: event.dealer }, ` dealt ${count(event.hand_size, "card")} each`];
    case "recipe_chosen":
      return [{ who: event.seat }, ` chose ${event.recipe ? RECIPES[event.recipe].name : "a recipe"}`];
    case "recipes_revealed":
      if (inPassing) return ["The recipes are turned up"];
      return ["The recipes: ", ...bySeat(event.recipes, (recipe) => recipeOf(recipe))];
    case "played":
      return played(event, open);
    case "pot_taken":
      return [{ who: event.seat }, ` filled the pot and took ${count(event.cards.length, "card")}`];
    case "trick_unclaimed":
      return [
        { who: event.seat },
        ` had no card left: ${count(event.cards.length, "card")} in the pot, for nobody`,
      ];
    case "deal_scored":
      if (inPassing) return ["The deal is over: let us count"];
      return ["The deal is over: ", ...bySeat(event.scores, ({ change }) => signed(change))];
    case "continued":
      return [];
    case "match_over":
      return [winners(event.outcome.places, seats)];
  }
}

function recipeOf(recipe: Recipe): string {
  return RECIPES[recipe].name;
}

function played(
  { seat, card, total, last_card }: Extract<EventView, { type: "played" }>,
  open: boolean,
): Part[] {
  const then = open && card.face.type === "boil_over" ? "back to 0" : `${total} in the pot`;
  const what = open ? cardName(card) : "a card";
  return [{ who: seat }, ` played ${what}: ${then}${last_card ? ". Last card!" : ""}`];
}

/** Whether the card of each event lies open: in the pot, or in piles that do. */
export function lieOpen(events: readonly EventView[], { trick, unclaimed, seats }: View): boolean[] {
  const inPiles = seats.reduce((sum, { pile }) => sum + (pile?.length ?? 0), 0);
  // They are what was played last.
  let left = trick.cards.length + unclaimed.length + inPiles;
  return events
    .toReversed()
    .map((event) => event.type === "played" && left-- > 0)
    .toReversed();
}

/** "Mira Bug, you Fruit". */
function bySeat<T>(values: readonly T[], say: (value: T) => string): Part[] {
  return values.flatMap((value, seat): Part[] => [
    ...(seat > 0 ? [", "] : []),
    { who: seat },
    ` ${say(value)}`,
  ]);
}
