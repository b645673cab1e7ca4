/** What happened, in sentences: for the log, the live region and the banner. Plain text, no page. */
import type { EventView, Food, Monster, Source, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { uncapital } from "../../state/characters";
import { count, listNames } from "../../state/names";
import type { Part, Voice } from "../game-client";
import { type Seats, winners } from "../shared/sentence";
import { foodOf, monsterOf, racerOf, sourceName } from "./edition";
import { tooMany } from "./tray";
import { stepsWords } from "./vocabulary";
import { sourceWords } from "./words";

/**
 * An event as a sentence; empty when it is not worth one. Only the log never names cards that only the viewer saw, and
 * later none at all.
 */
export function sentence(event: EventView, seats: Seats, next: View, voice: Voice): Part[] {
  const logs = voice === "log" || voice === "later";
  const told = logs ? logged(event) : event;
  return told ? story(told, seats, next, voice !== "later") : [];
}

function story(event: EventView, seats: Seats, view: View, open: boolean): Part[] {
  const named = (cards: readonly Food[]) => (open ? foods(view, cards) : count(cards.length, "card"));
  const source = (from: Source) => (open || from.type === "ability" ? sourceName(view, from) : "An action");
  switch (event.type) {
    case "monsters_dealt":
      return [
        "The monsters: ",
        ...pairs(event.monsters, view),
        ". ",
        { who: event.starter },
        begins(event.starter, seats),
      ];
    case "offered":
      return ["Three monsters for everybody, to keep two of them"];
    case "row_laid":
      return [`${count(event.row.length, "monster")} to take from`];
    case "kept":
      return [{ who: event.seat }, " chose"];
    case "drafted":
      return [{ who: event.seat }, ` took ${monster(view, event.monster)}`];
    case "monsters_shown":
      return ["The monsters: ", ...pairs(event.monsters, view)];
    case "food_dealt":
      return [`The food is dealt: ${count(event.each, "card")} each`];
    case "reshuffled":
      return [`The discard pile is shuffled: a new deck of ${count(event.cards, "card")}`];
    case "drew":
      return [
        { who: event.seat },
        ` drew ${event.cards ? foods(view, event.cards) : count(event.count, "card")}`,
      ];
    case "nothing_to_draw":
      return ["There's nothing left to draw"];
    case "fed":
      return [
        { who: event.seat },
        ` fed ${monster(view, event.monster)}: ${named(event.cards)}${worth(event, view)}`,
      ];
    case "moved":
      return moved(event, view);
    case "covered":
      return [{ who: event.seat }, ` covered ${open ? food(view, event.card) : "a card"}`];
    case "took_back":
      return [
        "Still too much: ",
        { who: event.seat },
        ` took ${open ? food(view, event.card) : "a card"} back`,
      ];
    case "began":
      // What it does would tell which card it is of.
      return open || event.source.type === "ability"
        ? [`${source(event.source)}: ${begun(event, view)}`]
        : ["An action was done"];
    case "not_done":
      return [`${source(event.source)}: ${event.unmet ? "not now" : "can't be done"}`];
    case "answered":
      return event.perform ? [] : [{ who: event.seat }, " left it"];
    case "targeted":
      return [{ who: event.seat }, ` chose ${monster(view, event.monster)}`];
    case "singled":
      return [];
    case "stole":
      return [
        { who: event.seat },
        ` stole ${event.cards ? foods(view, event.cards) : count(event.count, "card")} from `,
        { who: event.from },
      ];
    case "looked":
      return event.card === null
        ? [{ who: event.seat }, " looked at the top card"]
        : [`The top card is ${food(view, event.card)}`];
    case "top_placed":
      return [{ who: event.seat }, event.under ? " put it under the deck" : " left it on top"];
    case "discard_chosen":
      return [];
    case "discarded":
      return [{ who: event.seat }, ` discarded ${named(event.cards)}`];
    case "cleared":
      return [];
    case "turn_ended":
      return [{ whose: event.next }, " turn"];
    case "stop_proposed":
      return [{ who: event.seat }, " would like to stop"];
    case "stop_answered":
      return [];
    case "stop_decided":
      return [event.stops ? "All agree to stop" : "Not all want to stop: play goes on"];
    case "match_over":
      return [winners(event.outcome.places, seats)];
  }
}

/** What is worth to be read again later: no cards that only the viewer saw, and nothing that follows from the rest. */
function logged(event: EventView): EventView | null {
  switch (event.type) {
    case "kept":
    case "targeted":
    case "turn_ended":
      return null;
    case "drew":
    case "stole":
      return { ...event, cards: null };
    case "looked":
      return { ...event, card: null };
    default:
      return event;
  }
}

/** Whether the cards of each event lie open: those of the meal on the table. */
export function lieOpen(events: readonly EventView[], { feeding }: View): boolean[] {
  const meal = feeding === null ? events.length : events.findLastIndex(({ type }) => type === "fed");
  return events.map(({ type }, at) => at >= meal && OF_A_MEAL.has(type));
}

const OF_A_MEAL: ReadonlySet<EventView["type"]> = new Set(["fed", "covered", "began", "not_done"]);

function begins(starter: Seat, seats: Seats): string {
  return seats[starter]?.you ? " begin" : " begins";
}

function pairs(monsters: readonly (readonly Monster[])[], view: View): Part[] {
  return monsters.flatMap((pair, seat): Part[] => [
    ...(seat > 0 ? ["; "] : []),
    { who: seat },
    ` ${listNames(pair.map((each) => monster(view, each)))}`,
  ]);
}

function worth({ cards, feeds_at }: Extract<EventView, { type: "fed" }>, view: View): string {
  const over = cards.reduce((sum, card) => sum + foodOf(view, card).value, 0) - feeds_at;
  return over > 0 ? `, ${tooMany(over)}` : ", exactly";
}

function moved(
  { monster: which, from, to, home }: Extract<EventView, { type: "moved" }>,
  view: View,
): Part[] {
  const name = monster(view, which);
  if (home) return [`${name} is home, and stays for tea!`];
  const owner = racerOf(view, which)?.owner;
  const plates = Math.abs(to - from);
  const way = to < from ? `goes ${plates} back` : `moves ${plates}`;
  if (plates === 0) return [];
  return owner === undefined ? [`${name} ${way}`] : [{ whose: owner }, ` ${name} ${way}`];
}

/** For an ability that waits for a moment only what it does now is of interest. */
function begun({ source }: Extract<EventView, { type: "began" }>, view: View): string {
  if (source.type === "ability") {
    const rule = monsterOf(view, source.monster).abilities[source.ability]?.rule;
    if (rule && "action" in rule) return stepsWords(rule.action);
  }
  return uncapital(sourceWords(view, source));
}

function monster(view: View, which: Monster): string {
  return monsterOf(view, which).name;
}

function food(view: View, which: Food): string {
  return foodOf(view, which).name;
}

function foods(view: View, cards: readonly Food[]): string {
  return listNames(cards.map((card) => food(view, card)));
}
