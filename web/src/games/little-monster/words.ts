/** What Little Monster says: banner, buttons, and why something cannot be done. Plain text, no page. */
import type { Illegal, Monster, Move, Source, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { count, listNames, possessive } from "../../state/names";
import type { BannerText } from "../game-client";
import { capital, nameOf, type Seats, waitingFor, who, whose, winners } from "../shared/sentence";
import { foodOf, monsterOf, racerOf, sourceName, worthOf } from "./edition";
import { eats, moveOf, type Selection, trayFor } from "./select";
import { coverWords, tooMany, trayWords } from "./tray";
import { actionWords, ruleWords, stepsWords } from "./vocabulary";

/** What the table waits for. */
export function banner(view: View, seats: Seats): BannerText {
  const { phase, may } = view;
  if (may) return { tone: "mine", ...asked(view, seats) };
  switch (phase.type) {
    case "keep":
      return { tone: "others", text: waitingFor(seats, phase.waiting, "to choose") };
    case "draft":
      return { tone: "others", text: `${nameOf(seats, phase.seat)} takes a monster` };
    case "start_ability":
      return { tone: "others", text: `${nameOf(seats, phase.seat)} chooses an ability` };
    case "turn":
      return { tone: "others", text: `${possessive(nameOf(seats, phase.seat))} turn${soFar(view)}` };
    case "cover":
      return { tone: "others", text: `${nameOf(seats, phase.seat)} covers a card` };
    case "order":
      return { tone: "others", text: `${nameOf(seats, phase.seat)} chooses the next action` };
    case "target":
      return {
        tone: "others",
        text: `${underWayName(view)}: ${nameOf(seats, phase.seat)} chooses a monster`,
      };
    case "steal":
      return { tone: "others", text: `${underWayName(view)}: ${nameOf(seats, phase.seat)} chooses a player` };
    case "answer":
      return {
        tone: "others",
        text: `${underWayName(view)}: ${nameOf(seats, phase.seat)} may use it, or not`,
      };
    case "place_top":
      return { tone: "others", text: `${nameOf(seats, phase.seat)} looks at the top card` };
    case "discard":
      return {
        tone: "others",
        text: waitingFor(seats, phase.waiting, `to discard ${count(phase.count, "card")}`),
      };
    case "stop_vote":
      return { tone: "others", text: waitingFor(seats, phase.waiting, "to say whether to stop") };
    case "over":
      return { tone: "news", picture: "trophy", text: winners(view.outcome?.places ?? [], seats) };
  }
}

/** What the viewer is asked. */
function asked(view: View, seats: Seats): Omit<BannerText, "tone"> {
  const { may, phase } = view;
  switch (may?.type) {
    case "keep":
      return { picture: "teapot", text: "Keep two of your three monsters" };
    case "draft":
      return { picture: "teapot", text: "Take a monster" };
    case "use_ability":
      return { text: "Which ability comes first?" };
    case "turn":
      return { picture: "fork-and-knife", text: ownTurn(view) };
    case "cover":
      return { text: `${capital(tooMany(view.feeding?.over ?? 0))}: cover a card` };
    case "resolve":
      return { text: "Which action comes next?" };
    case "target":
    case "answer":
      return { text: underWayWords(view) };
    case "steal_from":
      return { text: `${underWayName(view)}: steal from whom?` };
    case "discard":
      return { text: `${underWayName(view)}: discard ${count(may.count, "card")}` };
    case "place_top":
      return { picture: "eyes", text: "The top card of the deck: leave it?" };
    case "answer_stop":
      return {
        text:
          phase.type === "stop_vote"
            ? `${capital(who(seats, phase.proposer))} would like to stop. And you?`
            : "Stop here?",
      };
    default:
      return { text: "" };
  }
}

function ownTurn(view: View): string {
  const { may, fed } = view;
  if (may?.type !== "turn") return "";
  if (may.must_feed) {
    return isOverLimit(view)
      ? `Over ${handLimit(view)} in hand: feed a monster`
      : "Nothing left to draw: feed a monster";
  }
  if (may.feed.length === 0) return "Fed twice: end your turn";
  if (!canFeed(view)) return fed === 0 ? "Too little to feed anybody" : "Too little to feed again";
  return fed === 0 ? "Your turn: feed a monster?" : "Feed once more?";
}

function soFar({ fed }: View): string {
  return fed === 0 ? "" : fed === 1 ? ": fed once so far" : ": fed twice";
}

/** Whether the viewer's hand is enough for one of those that can be fed. */
function canFeed(view: View): boolean {
  const worth = worthOf(view, view.hand);
  return view.may?.type === "turn" && view.may.feed.some((monster) => worth >= eats(view, monster));
}

/** How much the viewer may hold without having to feed. */
export function handLimit({ seats, you }: View): number {
  return (you === null ? undefined : seats[you]?.hand_limit) ?? 0;
}

export function isOverLimit(view: View): boolean {
  return worthOf(view, view.hand) > handLimit(view);
}

/** "Mint tea", where a question comes from. */
function underWayName(view: View): string {
  return view.under_way ? sourceName(view, view.under_way.source) : "An action";
}

/** "Mint tea: move one of yours 1". */
function underWayWords(view: View): string {
  return `${underWayName(view)}: ${stepsWords(view.under_way?.steps ?? [])}`;
}

/** What an ability or a food does, in a sentence. */
export function sourceWords(view: View, source: Source): string {
  if (source.type === "food") return actionWords(foodOf(view, source.card).action);
  const ability = monsterOf(view, source.monster).abilities[source.ability];
  return ability ? ruleWords(ability.rule) : "";
}

/** What a button does that sends this move. */
export function moveLabel(move: Move, view: View, seats: Seats): string {
  switch (move.type) {
    case "keep":
      return `Keep ${listNames(move.monsters.map((monster) => monsterOf(view, monster).name))}`;
    case "draft":
      return `Take ${monsterOf(view, move.monster).name}`;
    case "use_ability":
      return `Use ${possessive(monsterOf(view, move.monster).name)} ability`;
    case "feed":
      return `Feed ${monsterOf(view, move.monster).name}`;
    case "end_turn":
      return "End turn";
    case "cover":
      return `Cover ${foodOf(view, move.card).name}`;
    case "resolve":
      return `${foodOf(view, move.card).name} next`;
    case "target":
      return `Choose ${monsterOf(view, move.monster).name}`;
    case "steal_from":
      return `Steal from ${nameOf(seats, move.seat)}`;
    case "discard":
      return `Discard ${listNames(move.cards.map((card) => foodOf(view, card).name))}`;
    case "answer":
      return move.perform && view.may?.type === "answer" ? actionWords(view.may.steps) : "Leave it";
    case "place_top":
      return move.under ? "Put it under" : "Leave it on top";
    case "propose_stop":
      return "Offer to stop";
    case "answer_stop":
      return move.agree ? "Stop here" : "Play on";
  }
}

/** What still has to be picked; shown on the button that cannot be pressed yet. Empty when there is none. */
export function missing(view: View, selection: Selection): string {
  const { may } = view;
  const { cards, eater, kept } = selection;
  if (moveOf(view, selection)) return "";
  switch (may?.type) {
    case "turn": {
      if (may.feed.length === 0 || (!canFeed(view) && cards.length === 0)) return "";
      if (cards.length === 0) return "Pick cards to feed";
      if (eater === null) return "Pick who eats";
      return `${trayFor(view, selection).missing} more for ${monsterOf(view, eater).name}`;
    }
    case "discard":
      return may.count - cards.length === 1
        ? "Pick a card"
        : `Pick ${count(may.count - cards.length, "card")}`;
    case "keep":
      return kept.length === 0 ? "Pick two monsters" : "Pick one more";
    case "draft":
    case "target":
      return "Pick a monster";
    case "use_ability":
      return "Pick an ability";
    case "cover":
      return "Pick a card to cover";
    case "resolve":
      return "Pick what comes next";
    case "steal_from":
      return "Pick a player";
    default:
      return "";
  }
}

/** What the picked things will do. */
export function foretaste(view: View, selection: Selection): string {
  const { cards, eater, choice } = selection;
  if (view.may?.type === "turn" && cards.length > 0) {
    return eater === null
      ? `${trayFor(view, selection).sum} so far: who eats?`
      : trayWords(trayFor(view, selection));
  }
  switch (choice?.type) {
    case "cover":
      return coverWords(foodOf(view, choice.card).value, view.feeding?.over ?? 0);
    case "resolve":
      return sourceWords(view, { type: "food", card: choice.card });
    case "use_ability":
      return sourceWords(view, { type: "ability", monster: choice.monster, ability: choice.ability });
    case "target":
      return placeWords(view, choice.monster);
    default:
      return "";
  }
}

/** What a seat that is not asked can look forward to. */
export function meanwhile(view: View, seats: Seats): string {
  const { you, phase, turn } = view;
  if (you === null || view.may || phase.type === "over") return "";
  if ("waiting" in phase) return phase.waiting.includes(you) ? "" : "You have decided";
  if (turn === null || turn === you) return "";
  const around = seats.map((_, step) => (turn + 1 + step) % seats.length);
  const before = around.slice(0, around.indexOf(you));
  return before.length === 0
    ? "You are next"
    : `Then ${listNames(before.map((seat) => nameOf(seats, seat)))}, then you`;
}

/** Where a monster is: "at the start", "on plate 3", "home". */
export function placeWords(view: View, monster: Monster): string {
  const racer = racerOf(view, monster);
  if (!racer) return "";
  if (racer.home) return "home";
  return racer.at === 0 ? "at the start" : `on plate ${racer.at}, ${view.track.finish - racer.at} to go`;
}

/** Why a hand card cannot be picked now. */
export function whyNot(view: View, seats: Seats): string {
  const { phase, may } = view;
  if (phase.type === "over") return "The match is over.";
  if (may?.type === "turn") return "You have fed twice in this turn.";
  if (may) return "First answer the question.";
  if ("waiting" in phase) return "First the others decide.";
  return `It's ${whose(seats, turnOf(view, phase.seat))} turn.`;
}

function turnOf({ turn }: View, asked: Seat): Seat {
  return turn ?? asked;
}

/** Why an own monster cannot be picked to be fed. */
export function whyNotEat(view: View, monster: Monster): string {
  if (racerOf(view, monster)?.home) return `${monsterOf(view, monster).name} is home, and full.`;
  return view.may?.type === "turn" ? "You have fed twice in this turn." : "Nobody is fed now.";
}

/** Why the server refused a move. */
export function explain(illegal: Illegal): string {
  switch (illegal.rule) {
    case "not_asked_now":
      return "That decision has passed.";
    case "not_an_option":
      return "That isn't one of the choices.";
    case "same_monster_twice":
      return "Keep two different monsters.";
    case "not_your_racer":
      return "Only a monster of yours that still races can be fed.";
    case "fed_twice":
      return "You have fed twice in this turn.";
    case "not_in_hand":
      return "You don't have those cards any more.";
    case "too_little":
      return "That's too little for this monster.";
    case "must_feed":
      return "You have to feed a monster before your turn can end.";
    case "wrong_count":
      return "That's the wrong number of cards to discard.";
    case "too_early_to_stop":
      return "The race is still on; ask again later.";
  }
}
