/** What Hungry Little Demons says: banner, buttons, hints, and why something cannot be done. Plain text, no page. */
import type { Illegal, May, Space, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { count, listNames, ordinal, possessive } from "../../state/names";
import type { BannerText } from "../game-client";
import { capital, nameOf, type Seats, waitingFor, who, whose, winners } from "../shared/sentence";
import { CHEFS, FURNITURE } from "./chefs";
import { cardLabel, cardName, ingredientName } from "./ingredients";
import { demonsIn } from "./layout";
import type { Offer, Selection } from "./select";
import { behind, doorName, sameSpace, spaceName, spotAt } from "./spaces";

/** What the table waits for. */
export function banner(view: View, seats: Seats): BannerText {
  const { phase, turn, may } = view;
  const mine = may !== null;
  const tone = mine ? "mine" : "others";
  const name = nameOf(seats, turn);
  switch (phase.type) {
    case "pick_chef":
      return { tone, picture: "cook", text: mine ? "Pick your chef" : `${name} picks a chef` };
    case "place_house":
      return { tone, picture: "door", text: mine ? "Pick a door for your house" : `${name} picks a door` };
    case "study":
      return {
        tone,
        picture: "eyes",
        text: mine ? "Study the forest well" : waitingFor(seats, phase.waiting, "to be ready"),
      };
    case "act": {
      const left = count(view.actions_left, "action");
      return mine
        ? { tone, picture: "cook", text: `Your turn: ${left} left` }
        : { tone, text: `${possessive(name)} turn: ${left} left` };
    }
    case "end_turn":
      return mine
        ? { tone, picture: "cook", text: "No actions left: end your turn" }
        : { tone, text: `Waiting for ${name} to end the turn` };
    case "second_look":
      return { tone, picture: "eyes", text: mine ? "Look at a second card?" : `${name} may look once more` };
    case "choose_shift":
      return {
        tone,
        picture: "evergreen-tree",
        text: mine ? "Shall the forest shift?" : `${name} decides whether the forest shifts`,
      };
    case "sprite_take":
      return {
        tone,
        picture: "wood-sprite",
        text: `The Wood Sprite shows ${mine ? "you" : name} ${count(phase.cards, "card")}`,
      };
    case "sprite_order":
      return {
        tone,
        picture: "wood-sprite",
        text: mine ? "In which order under the deck?" : `${name} orders what goes under the deck`,
      };
    case "steal":
      return {
        tone,
        picture: "bed",
        text: mine
          ? `Steal one of ${possessive(nameOf(seats, phase.victim))} cards?`
          : `${name} may steal from ${who(seats, phase.victim)}`,
      };
    case "return_card":
      return {
        tone,
        picture: "kitchen-table",
        text: mine
          ? `Which of ${possessive(nameOf(seats, phase.victim))} cards goes back?`
          : `${name} picks a card of ${ownersOf(seats, phase.victim)}`,
      };
    case "stop_vote":
      return mine
        ? { tone, text: `${name} would like to stop. And you?` }
        : { tone, text: waitingFor(seats, phase.waiting, "to say whether to stop") };
    case "over":
      return { tone: "news", picture: "trophy", text: winners(view.outcome?.places ?? [], seats) };
  }
}

/** "yours", "Mira's". */
export function ownersOf(seats: Seats, seat: Seat): string {
  return seats[seat]?.you ? "yours" : possessive(nameOf(seats, seat));
}

/** What a button does that makes this offer good. */
export function offerLabel(offer: Offer, view: View, seats: Seats): string {
  const { may } = view;
  switch (offer.type) {
    case "pick_chef":
      return `Play ${CHEFS[offer.chef].name}`;
    case "place_house":
      return `Build at ${doorName(offer.door)}`;
    case "ready":
      return "I'm ready";
    case "move_chef":
      return chefOf(view)?.chef_at ? "Step here" : "Step out";
    case "move_chef_home":
      return "Go home";
    case "look":
      return may?.type === "second_look" ? `Look at ${spaceName(offer.space)}` : "Look";
    case "stop_looking":
      return "No second look";
    case "gather": {
      const at = chefOf(view)?.chef_at;
      return at && !sameSpace(at, offer.space) ? "Gather above" : "Gather";
    }
    case "choose_shift":
      return offer.shift ? `Shift ${shiftsTowards(may)}` : "Leave it still";
    case "sprite_take": {
      const card = may?.type === "sprite_take" && offer.card !== null ? may.cards[offer.card] : undefined;
      return card ? `Take ${cardName(card, view.ingredients)}` : "Take nothing";
    }
    case "sprite_order":
      return "Put them under the deck";
    case "move_demon":
      return offer.house === view.you ? "Send demon home" : `Send demon to ${nameOf(seats, offer.house)}`;
    case "destroy":
      return `Destroy the ${FURNITURE[offer.furniture].name}`;
    case "destroy_bait":
      return "Destroy the Bait";
    case "steal": {
      const name = may?.type === "steal" ? gatheredName(view, may.victim, offer.card) : null;
      return name === null ? "Steal nothing" : `Steal ${name}`;
    }
    case "return_card": {
      const name = may?.type === "return_card" ? gatheredName(view, may.victim, offer.card) : null;
      return `Put ${name ?? "it"} on the deck`;
    }
    case "name_ingredient":
    case "make_mischief":
      return "Mischief: name an ingredient";
    case "end_turn":
      return "End turn";
    case "propose_stop":
      return "Offer to stop";
    case "answer_stop":
      return offer.agree ? "Stop here" : "Play on";
  }
}

function chefOf({ you, seats }: View) {
  return you === null ? undefined : seats[you];
}

function shiftsTowards(may: May | null): string {
  return may?.type === "choose_shift" ? may.direction : "";
}

function gatheredName(view: View, seat: Seat, number: number | null): string | null {
  const card = number === null ? undefined : view.seats[seat]?.gathered[number];
  return card ? ingredientName(card.ingredient, view.ingredients) : null;
}

/** What still has to be picked; shown on the button that cannot be pressed yet. */
export function unpicked(may: May, selection: Selection): string {
  switch (may.type) {
    case "pick_chef":
      return "Pick a chef";
    case "place_house":
      return "Pick a door";
    case "sprite_order":
      return `Tap the ${ordinal((selection?.type === "order" ? selection.numbers.length : 0) + 1)} card`;
    default:
      return "Pick a card";
  }
}

/** The line above the buttons: what is picked, or what can be. */
export function hint(view: View, selection: Selection, seats: Seats): string {
  if (selection?.type === "space") return spaceHint(view, selection.space);
  if (selection?.type === "house") return houseHint(view, selection.seat, seats);
  if (selection?.type === "chef") return CHEFS[selection.chef].ability;
  const { may } = view;
  switch (may?.type) {
    case "pick_chef":
      return "Tap a chef";
    case "place_house":
      return selection
        ? "Your chef comes and goes through this door only"
        : "Tap a door at the edge of the forest";
    case "ready":
      return "Tap a card to read it";
    case "act":
      if (may.propose_stop) return `${quietFor(view)}: after ${view.stopping?.stops_at}, the match stops`;
      return chefOf(view)?.chef_at
        ? "Tap a card or a house"
        : "Your chef is at home: it looks and gathers only in the forest";
    case "end_turn":
      return "You can still undo your last move";
    case "second_look":
      return "Tap the card that you want to see";
    case "choose_shift":
      return "Without a shift the gap itself is filled from the deck";
    case "sprite_take":
      return may.take.length > 0
        ? "You may take one: others see it then"
        : "None of them is of use to you; nobody else sees them";
    case "sprite_order":
      return orderHint(may.cards.length, selection);
    case "steal":
      return "Cards that you need can be stolen";
    case "return_card":
      return "It goes on top of the deck";
    case "answer_stop":
      return `${quietFor(view)}: the points would be counted as they are`;
    default:
      return meanwhile(view, seats);
  }
}

function quietFor({ stopping }: View): string {
  return `No card taken for ${count(stopping?.quiet ?? 0, "round")}`;
}

function orderHint(cards: number, selection: Selection): string {
  const picked = selection?.type === "order" ? selection.numbers.length : 0;
  if (picked === 0) return "As they lie, or tap them: the first is the upmost";
  return picked === cards ? "Only you know this order" : `Now tap the ${ordinal(picked + 1)} card`;
}

function spaceHint(view: View, space: Space): string {
  const spot = spotAt(view, space);
  const name = capital(spaceName(space));
  const here = view.seats.filter(({ chef_at }) => chef_at && sameSpace(chef_at, space));
  const chefs = here.flatMap(({ chef }) => (chef ? [CHEFS[chef].name] : []));
  const stands =
    chefs.length > 0 ? `; ${listNames(chefs)} ${chefs.length > 1 ? "stand" : "stands"} here` : "";
  switch (spot?.type) {
    case "face_up":
      return `${name}: ${cardLabel(spot.card, view.ingredients)}${stands}`;
    case "known":
      return `${name}, as you remember: ${cardLabel(spot.card, view.ingredients)}${stands}`;
    case "face_down":
      return `${name}: face down${stands}`;
    default:
      return `${name}: a gap${stands}`;
  }
}

function houseHint(view: View, seat: Seat, seats: Seats): string {
  const its = view.seats[seat];
  if (!its) return "";
  const house = `${capital(whose(seats, seat))} house`;
  const may = view.may?.type === "act" && chefOf(view)?.demon_in === seat ? view.may : null;
  if (may?.destroy_bait) return `${house}: your demon goes for the Demon Bait first`;
  if (may && may.destroy.length > 0) {
    const effects = may.destroy.map((piece) => `${FURNITURE[piece].name}: ${FURNITURE[piece].effect}`);
    return `${house}. ${effects.join("; ")}`;
  }
  const pieces = its.furniture.map((piece) => FURNITURE[piece].name);
  const left = pieces.length > 0 ? listNames(pieces) : "no furniture left";
  const baits = its.baits > 0 ? `, ${count(its.baits, "Bait")}` : "";
  return `${house}: ${left}${baits}, ${count(demonsIn(view, seat).length, "demon")}`;
}

/** What a seat that is not asked can look forward to. */
export function meanwhile(view: View, seats: Seats): string {
  const { phase, you, turn } = view;
  if (you === null || phase.type === "over") return "";
  if (phase.type === "study") return "You are ready";
  if (phase.type === "stop_vote" || turn === you) return "";
  const around = seats.map((_, step) => (turn + 1 + step) % seats.length);
  const before = around.slice(0, around.indexOf(you));
  return before.length === 0
    ? "You are next"
    : `Then ${listNames(before.map((seat) => nameOf(seats, seat)))}, then you`;
}

/** Why the place that was picked offers less than one may think. */
export function whyNot(view: View, selection: Selection): string | null {
  const { may, you } = view;
  const own = chefOf(view);
  if (may?.type !== "act" || !own) return null;
  if (selection?.type === "space" && own.chef_at === null) {
    const atDoor = own.door && sameSpace(behind(own.door, view), selection.space);
    return atDoor
      ? null
      : "Your chef is at home and comes out through its own door; only mischief reaches here.";
  }
  if (selection?.type === "house" && selection.seat !== you && own.demon_in === selection.seat)
    return view.seats[selection.seat]?.furniture.length === 0
      ? "There's no furniture left to destroy here."
      : null;
  return null;
}

/** Why the server refused a move. */
export function explain(illegal: Illegal): string {
  switch (illegal.rule) {
    case "not_now":
      return "That decision has passed.";
    case "chef_taken":
      return "Somebody else plays this chef.";
    case "no_such_door":
      return "There's no such door.";
    case "door_too_close":
      return "A house stands there, or right beside it.";
    case "no_such_space":
      return "There's no such place in the forest.";
    case "not_through_own_door":
      return "A chef comes and goes through its own door only.";
    case "out_of_reach":
      return "That's too far for one step.";
    case "chef_at_home":
      return "Your chef is at home; it looks and gathers only in the forest.";
    case "not_gathered_from_there":
      return "Your chef can't gather from there.";
    case "no_such_house":
      return "There's no such house.";
    case "demon_there_already":
      return "Your demon is in that house already.";
    case "own_furniture":
      return "Your demon destroys furniture in other houses only.";
    case "no_such_furniture":
      return "That piece of furniture is gone.";
    case "bait_protects":
      return "A Demon Bait lies there: your demon goes for that first.";
    case "no_bait":
      return "There's no Demon Bait left there.";
    case "no_such_ingredient":
      return "There's no such ingredient.";
    case "no_such_card":
      return "That card isn't there any more.";
    case "not_needed":
      return "Only what you still need can be taken.";
    case "not_an_order":
      return "Each card goes under the deck once.";
    case "no_stop_yet":
      return "It's too early to offer that.";
  }
}
