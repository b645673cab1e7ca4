/** What happened, in sentences: for the log, the live region and the banner. */
import type {
  Card,
  EventView,
  IngredientCard,
  OpenEvent,
  Turning,
  View,
} from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import type { Part, Voice } from "../game-client";
import { type Seats, whose } from "../shared/sentence";
import { CHEFS, FURNITURE } from "./chefs";
import { cardName, ingredientName } from "./ingredients";
import { doorName, spaceName } from "./spaces";

type TurnedUp = Extract<OpenEvent, { type: "turned_up" }>;
type Ended = Extract<OpenEvent, { type: "ended" }>;

/** Steps are too many, and agreeing to stop too small, to be read again later. */
const UNLOGGED: readonly EventView["type"][] = ["studied", "stop_answered"];

/**
 * An event as a sentence. Cards that are turned down again are named once, and never in the log, which would remember
 * them for its readers; gathered ones as long as they lie in front of somebody. In the banner some are shorter, and a
 * place's name stays on one line.
 */
export function sentence(event: EventView, seats: Seats, next: View, voice: Voice): Part[] {
  switch (voice) {
    case "log":
    case "later":
      return UNLOGGED.includes(event.type) ? [] : told(event, seats, next, false, voice === "log");
    case "aloud":
      return told(event, seats, next, true);
    case "banner":
      return inPassing(event, seats, next).map((part) =>
        typeof part === "string" ? part.replace(/(row|column) (\d)/g, "$1\u00a0$2") : part,
      );
  }
}

function told(event: EventView, seats: Seats, view: View, aloud: boolean, open = true): Part[] {
  const names = view.ingredients;
  const spriteCard = (card: Card | null) => {
    if (card?.type === "ingredient") return gathered(card);
    return card ? cardName(card, names) : "nothing";
  };
  const gathered = ({ ingredient }: IngredientCard) => (open ? ingredientName(ingredient, names) : "a card");
  switch (event.type) {
    case "began":
      return [{ who: event.starter }, " to begin", ...(event.chefs ? chefs(event.chefs) : [])];
    case "chef_picked":
      return [{ who: event.seat }, ` picked ${CHEFS[event.chef].name}`];
    case "forest_laid":
      return ["The forest is laid: ", count(event.forest.length, "card"), `, ${event.deck} more in the deck`];
    case "house_placed":
      return [{ whose: event.seat }, ` house stands at ${doorName(event.door)}`];
    case "studied":
      return [{ who: event.seat }, seats[event.seat]?.you ? " are ready" : " is ready"];
    case "concealed":
      return ["The forest is turned down"];
    case "recipes_dealt":
      return ["The recipes are dealt", ...recipes(view)];
    case "chef_moved":
      return [{ whose: event.seat }, event.to ? ` chef went to ${spaceName(event.to)}` : " chef went home"];
    case "turned_up":
      return turnedUp(event, view, aloud);
    case "stopped_looking":
      return [];
    case "ingredient_taken":
      return [{ who: event.seat }, ` gathered ${gathered(event.card)}`];
    case "bait_taken":
      return [{ who: event.seat }, " took a Demon Bait home"];
    case "sprite_idle":
      return ["The deck is empty: the Wood Sprite does nothing"];
    case "shift_chosen":
      return event.shift ? [] : [{ who: event.seat }, " left the forest still"];
    case "shifted":
      return [`The forest shifted ${event.direction}, ${lineOf(event)}`];
    case "refilled":
      return [
        aloud ? `New at ${spaceName(event.space)}: ` : `A new card came to ${spaceName(event.space)}`,
        ...(aloud ? [cardName(event.card, names)] : []),
      ];
    case "banished":
      return aloud
        ? ["Right! ", cardName(event.card, names), " goes under the deck"]
        : ["That was right: the card went under the deck"];
    case "demon_moved":
      return [
        { whose: event.seat },
        event.seat === event.house ? " demon went home" : ` demon went to ${whose(seats, event.house)} house`,
      ];
    case "destroyed":
      return [
        { whose: event.seat },
        ` demon destroyed ${whose(seats, event.victim)} ${FURNITURE[event.furniture].name}`,
      ];
    case "bait_destroyed":
      return [{ whose: event.seat }, ` demon went for ${whose(seats, event.victim)} Demon Bait`];
    case "stole":
      return event.card
        ? [{ who: event.seat }, ` stole ${gathered(event.card)} from `, { who: event.victim }]
        : [{ who: event.seat }, " stole nothing"];
    case "card_returned":
      return [
        aloud ? ingredientName(event.card.ingredient, names) : "A card",
        " went from ",
        { who: event.victim },
        " onto the deck",
      ];
    case "sent_home":
      return [{ whose: event.seat }, " chef is sent home"];
    case "turn_ended":
      return [];
    case "stop_proposed":
      return [{ who: event.seat }, " asked to stop the match"];
    case "stop_answered":
      return [{ who: event.seat }, event.agree ? " agreed" : " would rather play on"];
    case "ended":
      return ended(event, seats);
    case "sprite_peeked":
      return [
        { who: event.seat },
        ` met a Wood Sprite and saw ${count(event.count, "card")}`,
        ...(aloud && event.cards ? [`: ${listNames(event.cards.map((card) => cardName(card, names)))}`] : []),
      ];
    case "sprite_took":
      return [{ who: event.seat }, ` took ${spriteCard(event.card)} from it`];
    case "sprite_ordered":
      return [`${count(event.count, "card")} went under the deck`];
  }
}

/** Whether the gathered card of each event still lies open in front of somebody. */
export function lieOpen(events: readonly EventView[], { seats }: View): boolean[] {
  const lying = seats.map(({ gathered }) => gathered.map(({ ingredient }) => ingredient));
  const take = (seat: Seat, { ingredient }: IngredientCard) => {
    const at = lying[seat]?.lastIndexOf(ingredient) ?? -1;
    if (at >= 0) lying[seat]?.splice(at, 1);
    return at >= 0;
  };
  // From the latest to the first, so that a stolen card goes back to where it was gathered.
  return events
    .toReversed()
    .map((event) => {
      switch (event.type) {
        case "ingredient_taken":
          return take(event.seat, event.card);
        case "sprite_took":
          return event.card?.type === "ingredient" && take(event.seat, event.card);
        case "stole": {
          const open = event.card !== null && take(event.seat, event.card);
          if (open && event.card) lying[event.victim]?.push(event.card.ingredient);
          return open;
        }
        default:
          return false;
      }
    })
    .toReversed();
}

function chefs(chefs: readonly (keyof typeof CHEFS)[]): Part[] {
  return [". ", ...bySeat(chefs, (chef) => `: ${CHEFS[chef].name}`)];
}

function recipes({ seats }: View): Part[] {
  return [". ", ...bySeat(seats, (seat) => `: ${listNames(seat.recipes.map(({ name }) => name))}`)];
}

/** "Mira: Olive, you: Cream". */
function bySeat<T>(values: readonly T[], say: (value: T) => string): Part[] {
  return values.flatMap((value, seat): Part[] => [...(seat > 0 ? ["; "] : []), { who: seat }, say(value)]);
}

function turnedUp({ seat, space, card, action }: TurnedUp, { ingredients }: View, aloud: boolean): Part[] {
  const where = spaceName(space);
  const what = aloud ? `: ${cardName(card, ingredients)}` : "";
  const named =
    action.type === "mischief" && aloud ? ` and named ${ingredientName(action.named, ingredients)}` : "";
  return [{ who: seat }, ` ${DEEDS[action.type]} ${where}${named}${what}`];
}

const DEEDS: Record<Turning["type"], string> = {
  look: "looked at",
  second_look: "also looked at",
  gather: "turned up",
  mischief: "made mischief at",
};

/** "row 2", "column 5". */
function lineOf({ gap, direction }: Extract<OpenEvent, { type: "shifted" }>): string {
  const along = direction === "left" || direction === "right";
  return along ? `row ${gap.row + 1}` : `column ${gap.column + 1}`;
}

function ended({ by, ending, expelled }: Ended, seats: Seats): Part[] {
  const out = by !== null && expelled.length > 0 ? [` and drove out ${count(expelled.length, "demon")}`] : [];
  switch (ending) {
    case "came_home":
      return by === null ? ["A chef came home"] : [{ whose: by }, " chef is home with a recipe", ...out];
    case "deck_empty":
      return by === null
        ? ["The deck is empty"]
        : ["The deck is empty: ", { who: by }, " ended the match", ...out];
    case "agreed":
      return [`${seats.length === 2 ? "Both" : "All"} agree: the match stops here`];
    case "endless":
      return ["Nothing came of anything for very long: the match stops here"];
  }
}

function inPassing(event: EventView, seats: Seats, view: View): Part[] {
  switch (event.type) {
    case "began":
      return [{ who: event.starter }, " to begin"];
    case "recipes_dealt":
      return ["The recipes are dealt"];
    case "sprite_peeked":
      return told(event, seats, view, false);
    default:
      return told(event, seats, view, true);
  }
}
