/** What Hungry Monkey says: banner, buttons, log, and why something cannot be done. Plain text, no page. */
import type { Animal, EventView, Illegal, Move, Required, View } from "../../protocol/hungry_monkey";
import { count, listNames, ordinal, possessive } from "../../state/names";
import type { BannerText, Part, Voice } from "../game-client";
import { capital, nameOf, type Seats, waitingFor, who, whose, winners } from "../shared/sentence";
import { PRINT } from "./animals";
import type { RowPlace } from "./select";

/** "9 or higher", "8 or lower", "anything". */
export function requirement(required: Required): string {
  switch (required.type) {
    case "anything":
      return "anything";
    case "at_least":
      return required.number === 11 ? "11" : `${required.number} or higher`;
    case "at_most":
      return `${required.number} or lower`;
  }
}

/** What the table waits for. */
export function banner(view: View, seats: Seats): BannerText {
  const { phase } = view;
  switch (phase.type) {
    case "turn":
      return phase.seat === view.you
        ? ownTurn(view)
        : {
            tone: "others",
            text: `${possessive(nameOf(seats, phase.seat))} turn: ${requirement(view.required)}`,
          };
    case "swap":
      return phase.seat === view.you
        ? { tone: "mine", picture: "bird", text: "Swap a hand card with a row card" }
        : { tone: "others", picture: "bird", text: `${nameOf(seats, phase.seat)} is swapping a card` };
    case "peek":
      return phase.seat === view.you
        ? { tone: "mine", picture: "snake", text: "Peek at any face-down card" }
        : { tone: "others", picture: "snake", text: `${nameOf(seats, phase.seat)} is peeking at a card` };
    case "stop_vote":
      return view.may?.type === "answer_stop"
        ? { tone: "mine", text: `${capital(who(seats, phase.proposer))} would like to stop. And you?` }
        : { tone: "others", text: waitingFor(seats, phase.waiting, "to say whether to stop") };
    case "between_games":
      return view.may?.type === "continue"
        ? { tone: "mine", picture: "beans", text: `Game ${view.series?.game ?? 1} is over. On to the next?` }
        : { tone: "others", picture: "beans", text: waitingFor(seats, phase.waiting, "to go on") };
    case "over":
      return { tone: "news", picture: "trophy", text: winners(view.outcome?.places ?? [], seats) };
  }
}

function ownTurn(view: View): BannerText {
  const may = view.may?.type === "turn" ? view.may : null;
  const bound = view.required.type === "at_most";
  if (may?.take_pile) return { tone: "mine", text: "Nothing of yours fits: the pile is yours" };
  if (may && may.row.length > 0)
    return { tone: "mine", text: `Play a row card unseen: ${requirement(view.required)}` };
  if (may && may.play.length === 0 && may.draw)
    return { tone: "mine", text: `Nothing fits (${requirement(view.required)}): try your luck` };
  const text = `${bound ? "Buffalo! Play" : "Your turn: play"} ${requirement(view.required)}`;
  return { tone: "mine", picture: bound ? "water-buffalo" : "fork-and-knife", text };
}

/** What a button does that sends this move. */
export function moveLabel(move: Move, view: View, seats: Seats): string {
  switch (move.type) {
    case "play": {
      const monkeys = move.monkeys_on_top + move.monkeys_beneath;
      const cards = move.count === 1 ? PRINT[move.animal].one : counted(move.count, move.animal);
      return monkeys === 0
        ? `Play ${cards}`
        : `Play ${cards} + ${monkeys === 1 ? "Monkey" : counted(monkeys, "monkey")}`;
    }
    case "draw_and_play":
      return "Draw & play";
    case "play_row":
      return `Play your ${ordinal(move.slot + 1)} card`;
    case "take_pile":
      return `Take the pile (${view.pile.length})`;
    case "swap":
      return `Swap ${PRINT[move.animal].one} with your ${ordinal(move.slot + 1)} card`;
    case "peek":
      return `Peek at ${whose(seats, move.seat)} ${ordinal(move.slot + 1)} card`;
    case "propose_stop":
      return "Offer to stop";
    case "answer_stop":
      return move.agree ? "Stop here" : "Play on";
    case "continue":
      return view.series && view.series.game < view.series.games
        ? `On to game ${view.series.game + 1}`
        : "Continue";
  }
}

/** What still has to be picked; shown on the button that cannot be pressed yet. */
export function missing(view: View, cards: number, place: RowPlace | null): string {
  switch (view.may?.type) {
    case "swap":
      return cards === 0
        ? place
          ? "Pick a hand card"
          : "Pick a card and a place"
        : "Pick a place in your row";
    case "peek":
      return "Pick a face-down card";
    case "turn":
      return view.may.row.length > 0 ? "Pick a card of your row" : "Pick what to play";
    default:
      return "";
  }
}

/** What a seat that is not asked can look forward to. */
export function meanwhile(view: View, seats: Seats): string {
  const { phase, you } = view;
  if (you === null || phase.type === "over" || !("seat" in phase) || phase.seat === you) return "";
  const place = view.seats[you]?.place ?? null;
  if (place !== null) return `You're out, in ${ordinal(place)} place. Lean back and watch!`;
  const around = seats.map((_, step) => (phase.seat + 1 + step) % seats.length);
  const playing = around.filter((seat) => view.seats[seat]?.place === null);
  const before = playing.slice(0, playing.indexOf(you));
  return before.length === 0
    ? "You are next"
    : `Then ${listNames(before.map((seat) => nameOf(seats, seat)))}, then you`;
}

/** Why a hand card cannot be picked now. */
export function whyNot(view: View, animal: Animal, seats: Seats): string {
  const elsewhere = notAsked(view, seats);
  if (elsewhere) return elsewhere;
  if (view.may?.type === "peek") return "First pick a face-down card to peek at.";
  const { one, number } = PRINT[animal];
  if (number === null || view.required.type === "anything") return `${one} can't be played now.`;
  return view.required.type === "at_most"
    ? `${one} is ${number}; the Buffalo wants ${requirement(view.required)}.`
    : `${one} is ${number}; it has to be ${requirement(view.required)}.`;
}

/** Why a place of a row cannot be picked now. */
export function whyNotPlace(view: View, place: RowPlace, seats: Seats): string {
  const elsewhere = notAsked(view, seats);
  if (elsewhere) return elsewhere;
  const own = place.seat === view.you;
  if (view.seats[place.seat]?.row[place.slot]?.type === "empty") return "There's no card there any more.";
  if (view.may?.type === "swap") return "The Sparrow swaps with your own row only.";
  if (!own) return "Only a Snake lets you peek at that.";
  return view.drawable > 0
    ? "Your row comes last: first the draw pile has to run out."
    : "Your row comes last: first your hand has to be empty.";
}

function notAsked(view: View, seats: Seats): string | null {
  const { phase } = view;
  if (phase.type === "over") return "The match is over.";
  if (phase.type === "between_games") return "This game is over.";
  if (phase.type === "stop_vote") return "First everybody says whether to stop.";
  return view.may ? null : `It's ${whose(seats, phase.seat)} turn.`;
}

/** Why the server refused a move. */
export function explain(illegal: Illegal): string {
  switch (illegal.rule) {
    case "asked_else":
      return "That decision has passed.";
    case "no_cards":
      return "Pick at least one card.";
    case "monkeys_alone":
      return "Monkeys on their own have nothing above or below them.";
    case "not_in_hand":
      return "You don't have those cards any more.";
    case "too_low":
      return `That's too low; it has to be ${requirement({ type: "at_least", number: illegal.at_least })}.`;
    case "too_high":
      return `That's too high; the Buffalo wants ${requirement({ type: "at_most", number: illegal.at_most })}.`;
    case "draw_pile_empty":
      return "The Bad Kitty shows: there's nothing to draw.";
    case "draw_pile_first":
      return "Your row comes last: first the draw pile has to run out.";
    case "hand_first":
      return "Your row comes last: first your hand has to be empty.";
    case "no_card_there":
      return "There's no card there any more.";
    case "can_play":
      return "You can still play something, so the pile stays.";
    case "stop_too_early":
      return `The game still moves on; you may ask again in ${count(illegal.turns, "turn")}.`;
  }
}

/** Draws are too many, and "answered" and "continue" too small, to be read again later. */
const UNLOGGED: readonly EventView["type"][] = ["drew", "stop_answered", "continued", "no_effect"];

/** An event as a sentence. The log never tells what only the viewer saw, and for once; later not which cards they were. */
export function sentence(event: EventView, seats: Seats, _next: View, voice: Voice): Part[] {
  const open = voice !== "later";
  const privately = open && voice !== "log";
  if (!privately && UNLOGGED.includes(event.type)) return [];
  switch (event.type) {
    case "dealt":
      return [
        event.game > 1 ? `Game ${event.game}: ` : "The cards are dealt: ",
        { who: event.starter },
        " to begin",
      ];
    case "played":
      return played(event, open);
    case "took_pile":
      return tookPile(event, open);
    case "discarded":
      return event.reason === "gang"
        ? ["A gang! The pile is cleared away: ", count(event.cards.length, "card")]
        : [
            ...(open ? [{ whose: event.seat }, " Tiger"] : [{ who: event.seat }]),
            " cleared the pile away: ",
            count(event.cards.length, "card"),
          ];
    case "buffalo_binds":
      return open
        ? ["The Buffalo binds ", { who: event.seat }]
        : [{ whose: event.seat }, " next card must not be higher"];
    case "drew":
      return event.cards && privately ? [{ who: event.seat }, " drew ", listNames(counts(event.cards))] : [];
    case "kitty_shows":
      return ["The Bad Kitty shows: nothing left to draw"];
    case "swapped": {
      const swapped: Part[] = [{ who: event.seat }, ` swapped the ${ordinal(event.slot + 1)} row card`];
      return privately && event.placed && event.taken
        ? [...swapped, `: ${PRINT[event.placed].one} in, ${PRINT[event.taken].one} out`]
        : swapped;
    }
    case "peeked": {
      const whoseCard: Part =
        event.seat === event.owner && !seats[event.seat]?.you ? "their own" : { whose: event.owner };
      const peeked: Part[] = [
        { who: event.seat },
        " peeked at ",
        whoseCard,
        ` ${ordinal(event.slot + 1)} card`,
      ];
      return privately && event.animal ? [...peeked, `: ${withArticle(event.animal)}`] : peeked;
    }
    case "no_effect":
      return ["That had no effect"];
    case "extra_turn":
      return ["Another turn for ", { who: event.seat }];
    case "finished":
      return [`${ordinal(event.place)} place for `, { who: event.seat }, "!"];
    case "stop_proposed":
      return [{ who: event.seat }, " asked to stop this game"];
    case "stop_answered":
      return [{ who: event.seat }, " answered"];
    case "stop_decided":
      return [event.stops ? "All agree: the game stops here" : "Not all agree: the game goes on"];
    case "game_over":
      return ["The game is over"];
    case "beans":
      return beans(event, privately);
    case "continued":
      return [];
    case "match_over":
      return [winners(event.outcome.places, seats)];
  }
}

function played(event: Extract<EventView, { type: "played" }>, open: boolean): Part[] {
  const cards = open ? listNames(counts(event.cards)) : count(event.cards.length, "card");
  const misfit = event.valid ? "" : ", which doesn't fit";
  switch (event.source.type) {
    case "hand":
      return [{ who: event.seat }, " played ", cards];
    case "draw_pile":
      return [{ who: event.seat }, ` drew and played ${cards}${misfit}`];
    case "row":
      return [
        { who: event.seat },
        ` turned up the ${ordinal(event.source.slot + 1)} row card${open ? `: ${cards}` : ""}${misfit}`,
      ];
  }
}

function tookPile(event: Extract<EventView, { type: "took_pile" }>, open: boolean): Part[] {
  const cards = count(event.cards.length, "card");
  switch (event.reason) {
    case "ant":
      return open ? [{ whose: event.seat }, " Ant brought ", cards] : [{ who: event.seat }, " took ", cards];
    case "no_valid_card":
      return [{ who: event.seat }, " had nothing that fits and took the pile: ", cards];
    case "invalid_card":
      return [{ who: event.seat }, " took the pile: ", cards];
  }
}

function beans(event: Extract<EventView, { type: "beans" }>, privately: boolean): Part[] {
  const amount = Math.abs(event.change);
  // What one has lies before one; what was put away lies nowhere.
  const told = event.change > 0 || privately ? (event.values ?? []) : [];
  const values = told.length > 0 ? ` (${listNames(told.map(String))})` : "";
  const cards = `${count(amount, "bean card")}${values}`;
  return amount === 0 ? [] : [{ who: event.seat }, event.change > 0 ? ` won ${cards}` : ` lost ${cards}`];
}

/** Whether the cards of each event lie open: those on the pile. */
export function lieOpen(events: readonly EventView[], view: View): boolean[] {
  // The pile is what was played last, whatever has been taken from under it.
  let left = view.pile.length;
  return events
    .toReversed()
    .map((event) => {
      switch (event.type) {
        case "played": {
          const open = event.cards.length <= left;
          left = Math.max(0, left - event.cards.length);
          return open;
        }
        case "took_pile":
          return event.reason === "ant" && left > 0;
        case "buffalo_binds":
          return left > 0;
        default:
          return false;
      }
    })
    .toReversed();
}

/** "a Frog", "an Ant". */
export function withArticle(animal: Animal): string {
  const { one } = PRINT[animal];
  return `${/^[AEIOU]/.test(one) ? "an" : "a"} ${one}`;
}

/** "2 Rhinos". */
export function counted(amount: number, animal: Animal): string {
  return count(amount, PRINT[animal].one, PRINT[animal].many);
}

function counts(cards: readonly Animal[]): string[] {
  const animals = [...new Set(cards)].toSorted(
    (one, other) => Number(one === "monkey") - Number(other === "monkey"),
  );
  return animals.map((animal) => {
    const amount = cards.filter((card) => card === animal).length;
    return amount === 1 ? withArticle(animal) : counted(amount, animal);
  });
}
