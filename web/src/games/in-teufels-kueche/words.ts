/** What In Teufels Küche says: banner, buttons, log, and why something cannot be done. Plain text, no page. */
import type {
  DevilId,
  EventView,
  Face,
  Fate,
  Illegal,
  Mark,
  Menu,
  Phase,
  PotId,
  PotView,
  SpaceId,
  View,
} from "../../protocol/in_teufels_kueche";
import { shortened } from "../../state/characters";
import { count, listNames } from "../../state/names";
import type { BannerText, Part, Voice } from "../game-client";
import { capital, nameOf, type Seats, waitingFor, whose, winners } from "../shared/sentence";
import { MARKS } from "./colours";
import { menuName } from "./menus";
import { devilsThatMay, type Light, type Selection } from "./select";

/** What the table waits for. */
export function banner(view: View, seats: Seats): BannerText {
  const { phase } = view;
  switch (phase.type) {
    case "assign_menus":
      return view.may
        ? { tone: "mine", picture: "pot-of-food", text: "Hide your menus in your pots" }
        : { tone: "others", picture: "pot-of-food", text: waitingFor(seats, phase.waiting, "to hide menus") };
    case "place_pot":
      return phase.seat === view.you
        ? { tone: "mine", picture: "pot-of-food", text: "Place one of your pots" }
        : { tone: "others", picture: "pot-of-food", text: `${nameOf(seats, phase.seat)} places a pot` };
    case "turn":
      return phase.seat === view.you
        ? {
            tone: "mine",
            picture: "game-die",
            text: phase.spent ? "Nothing left: end your turn" : ownTurn(view),
          }
        : { tone: "others", picture: "game-die", text: othersTurn(view, phase, seats) };
    case "challenge":
      return phase.seat === view.you
        ? {
            tone: "mine",
            picture: "crossed-swords",
            text: `${capital(devilName(view, seats, phase.challenger))} challenges you!`,
          }
        : {
            tone: "others",
            picture: "crossed-swords",
            text: `Will ${nameOf(seats, phase.seat)} duel or decline?`,
          };
    case "stop_vote":
      return view.may?.type === "answer_stop"
        ? { tone: "mine", text: `${nameOf(seats, phase.proposer)} would like to stop. And you?` }
        : { tone: "others", text: waitingFor(seats, phase.waiting, "to say whether to stop") };
    case "over":
      return { tone: "news", picture: "trophy", text: winners(view.outcome?.places ?? [], seats) };
  }
}

function ownTurn(view: View): string {
  const { turn } = view;
  const bonus = view.devils.some((devil) => devil.seat === view.you && devil.bonus);
  if (turn?.flight) return "Two wings: one of your devils may fly";
  if (turn && turn.points > 0)
    return `Your turn: ${count(turn.points, "point")} left${bonus ? " and a bonus" : ""}`;
  if (bonus) return "Your turn: a bonus point for the winner";
  return devilsThatMay(view).length > 0 ? "No points left, but a pot in reach" : "No points left";
}

function othersTurn({ turn }: View, { seat, spent }: Extract<Phase, { type: "turn" }>, seats: Seats): string {
  if (spent) return `Waiting for ${nameOf(seats, seat)} to end the turn`;
  if (turn?.flight) return `${nameOf(seats, seat)} rolled two wings`;
  return turn
    ? `${capital(whose(seats, seat))} turn: ${count(turn.points, "point")} left`
    : `${capital(whose(seats, seat))} turn`;
}

/** "your devil", "Mira's devil", "the neutral devil". */
export function devilName(view: View, seats: Seats, devil: DevilId): string {
  const seat = view.devils[devil]?.seat ?? null;
  return seat === null ? "the neutral devil" : `${whose(seats, seat)} devil`;
}

/** "your triangle pot", "Mira's dot pot". */
export function potName(
  view: View,
  seats: Seats,
  { colour, mark }: Pick<PotView, "colour" | "mark">,
): string {
  const owner = view.seats.findIndex((seat) => seat.colour === colour);
  return `${whose(seats, owner)} ${mark} pot`;
}

/** The pot of an event, where there is no view: every seat has one with each mark, listed in their order. */
function potOf(pot: PotId): Part[] {
  const marks = Object.keys(MARKS) as Mark[];
  return [{ whose: Math.floor(pot / marks.length) }, ` ${marks[pot % marks.length]} pot`];
}

/** What is on a space, for those who cannot see it: "Mira's devil with its hat, carrying your dot pot". */
export function contentsOf(view: View, seats: Seats, space: SpaceId): string[] {
  const devils = view.devils
    .filter((devil) => devil.space === space)
    .map((devil) => devilInFull(view, seats, devil.id));
  const pots = view.pots
    .filter(({ place }) => (place.type === "station" || place.type === "served") && place.space === space)
    .map((pot) => withMenu(potName(view, seats, pot), pot));
  return [...devils, ...pots];
}

/** A devil with all that can be seen of it. */
export function devilInFull(view: View, seats: Seats, id: DevilId): string {
  const devil = view.devils[id];
  const pot = devil?.carries === null || !devil ? undefined : view.pots[devil.carries];
  return [
    `${devilName(view, seats, id)} ${devil?.hat ? "with" : "without"} a hat`,
    pot && ` carrying ${withMenu(potName(view, seats, pot), pot)}`,
    devil?.bonus && " with a bonus point",
  ]
    .filter(Boolean)
    .join(",");
}

function withMenu(name: string, { menu }: PotView): string {
  return menu === null ? name : `${name} (${menuName(menu)})`;
}

/** What a tap on a lit space does, for those who cannot see the light. */
export function lightLabel(view: View, seats: Seats, light: Light): string {
  const space = view.board.spaces[light.space]?.name ?? "";
  const price = light.cost === null ? "" : `, ${count(light.cost, "point")}`;
  const here = contentsOf(view, seats, light.space);
  switch (light.deed) {
    case "place":
      return [`Place the pot on ${space}`, ...here].join(", ");
    case "walk":
      return [`Walk to ${space}${price}`, ...here].join(", ");
    case "fly":
      return [`Fly to ${space}`, ...here].join(", ");
    case "challenge":
      return [`Challenge on ${space}${price}`, ...here].join(", ");
    case "serve":
      return `Serve on ${space}${price}`;
  }
}

/** As much of a name as fits on a button. */
function shortName(name: string): string {
  const [first = name] = name.split(" ");
  return shortened(first, 12);
}

/** What the button does that makes the picked move. */
export function lightAction(view: View, seats: Seats, { deed, move }: Light): string {
  switch (deed) {
    case "challenge": {
      const devil = view.devils.find((it) => "to" in move && it.space === move.to);
      if (!devil) return "Challenge";
      return devil.seat === null
        ? "Challenge the neutral"
        : `Challenge ${shortName(nameOf(seats, devil.seat))}`;
    }
    case "serve": {
      const devil = "devil" in move ? view.devils[move.devil] : undefined;
      const pot = devil && devil.carries !== null ? view.pots[devil.carries] : undefined;
      return pot ? `Serve the ${pot.mark} pot` : "Serve the pot";
    }
    case "place": {
      const pot = "pot" in move ? view.pots[move.pot] : undefined;
      return pot ? `Place the ${pot.mark} pot` : "Place the pot";
    }
    case "walk":
      return "Walk there";
    case "fly":
      return "Fly there";
  }
}

/** What ending the turn gives away. */
export function endTurn({ turn }: View, briefly: boolean): string {
  if (briefly || !turn || (turn.points === 0 && !turn.flight)) return "End turn";
  return turn.flight ? "End turn, not fly" : `End turn, ${turn.points} unused`;
}

/** What the button says that asks the others to stop. */
export function offerStop({ stopping }: View, briefly: boolean): string {
  if (briefly || !stopping || stopping.stops_at === null) return "Offer to stop";
  return `Offer to stop (${count(stopping.stops_at - stopping.quiet, "round")} left)`;
}

/** What still has to be picked; shown on the button that cannot be pressed yet. */
export function missing(view: View, picked: Light | null, menus: readonly Menu[] | null): string {
  switch (view.may?.type) {
    case "assign_menus":
      return menus ? "" : "Fill all your pots";
    case "place_pot":
      return picked ? "" : "Pick a lit station";
    default:
      return "";
  }
}

/** What can be done next, in the line above the buttons. */
export function hint(view: View, selection: Selection, picked: Light | null): string {
  if (picked?.deed === "challenge") return "The loser goes home without its hat; if it has none, it is out";
  if (picked?.deed === "serve") return "Its menu is shown to all. Food counts, milk burns the devil";
  if (view.may?.type === "place_pot")
    return picked ? "It stays there until somebody takes it" : "Pick a pot below, then a lit station";
  if (view.may?.type !== "turn") return "";
  if (view.phase.type === "turn" && view.phase.spent) return "You can still undo your last move";
  if (selection.devil === null)
    return devilsThatMay(view).length > 0
      ? "Pick one of your lit devils"
      : "None of your devils can do anything";
  return view.turn?.flight ? "Pick a lit station to fly to" : "Pick a lit space to walk to";
}

/** Why a devil cannot go to a space. */
export function whyNot(view: View, devil: DevilId, space: SpaceId): string {
  const own = view.devils[devil];
  const there = view.board.spaces[space];
  if (!own || !there) return "";
  if (own.space === space) return "It stands there already.";
  switch (there.kind) {
    case "start":
      if (there.colour !== own.colour) return "The starts of others are closed to your devils.";
      return own.carries === null ? tooFar(view) : "No pot may go home: put it down first.";
    case "grill":
      if (there.colour !== own.colour) return "Your devils serve on their own grill only.";
      return own.carries === null ? "Onto the grill only with a pot." : tooFar(view);
    case "station":
      return view.devils.some((other) => other.space === space && other.seat === own.seat)
        ? "Two of your devils never share a station."
        : tooFar(view);
  }
}

function tooFar({ turn }: View): string {
  return turn && turn.points === 0 ? "No points left." : "Too far, or somebody is in the way.";
}

export type Challenge = Extract<Phase, { type: "challenge" }>;

/** What is at stake: when, and what then. The viewer's chance first. */
export function stakes(view: View, seats: Seats, challenge: Challenge): [when: string, what: string][] {
  const { challenger, attacked, challenger_risks, attacked_risks } = challenge;
  const wins = (devil: DevilId): string => {
    const seat = view.devils[devil]?.seat ?? null;
    return seat !== null && seats[seat]?.you
      ? "You win"
      : `${seat === null ? "Neutral" : nameOf(seats, seat)} wins`;
  };
  const loses = (devil: DevilId, fate: Fate): string => {
    const pot = view.devils[devil]?.carries === null ? "" : ", its pot stays";
    return `${devilName(view, seats, devil)} ${fateText(fate)}${pot}`;
  };
  const lines: [string, string][] = [
    [wins(challenger), `${loses(attacked, attacked_risks)}`],
    [wins(attacked), `${loses(challenger, challenger_risks)}, the turn ends`],
  ];
  const pot = view.devils[attacked]?.carries === null ? "" : ", its pot stays";
  const declined: [string, string] = [
    "Declined",
    `${devilName(view, seats, attacked)} goes home unharmed${pot}`,
  ];
  return [...(challenge.seat === view.you ? lines.toReversed() : lines), declined];
}

/** What becomes of the loser of a duel. */
export function fateText(fate: Fate): string {
  switch (fate) {
    case "loses_hat":
      return "loses its hat";
    case "goes_home":
      return "just goes home";
    case "out":
      return "is out";
  }
}

/** What a seat that is not asked can look forward to. */
export function meanwhile(view: View, seats: Seats): string {
  const { phase, you } = view;
  if (you === null || view.may) return "";
  if (phase.type === "assign_menus") return "Your menus are hidden";
  if (phase.type !== "turn" || phase.seat === you) return "";
  if (view.seats[you]?.devils === 0) return "Your devils are all out. Lean back and watch!";
  const around = seats.map((_, step) => (phase.seat + 1 + step) % seats.length);
  const before = around
    .filter((seat) => (view.seats[seat]?.devils ?? 0) > 0)
    .slice(0, around.filter((seat) => (view.seats[seat]?.devils ?? 0) > 0).indexOf(you));
  return before.length === 0
    ? "You are next"
    : `Then ${listNames(before.map((seat) => nameOf(seats, seat)))}, then you`;
}

/** Why the match ended. */
export function endingText(ending: string, goal: number): string {
  switch (ending) {
    case "goal":
      return `${count(goal, "point")} on the grill: that decides it.`;
    case "last_standing":
      return "Only one player had devils left.";
    case "out_of_reach":
      return `Nobody could get ${goal} any more: points decide, then devils, then hats.`;
    case "endless":
      return "Too long without a pot served: points decide, then devils, then hats.";
    case "agreed":
      return "You all agreed to stop: points decide, then devils, then hats.";
    default:
      return "";
  }
}

/** Why the server refused a move. */
export function explain(illegal: Illegal): string {
  switch (illegal.rule) {
    case "not_now":
      return "That isn't yours to decide now.";
    case "other_menus":
      return "Hide each of your menus once.";
    case "not_your_pot":
      return "That pot isn't yours to place.";
    case "not_a_station":
      return "That works on a cooking station only.";
    case "colour_is_there":
      return "One of your pots is there already.";
    case "not_your_devil":
      return "That devil isn't yours.";
    case "devil_is_out":
      return "That devil is out of the match.";
    case "no_way":
      return "No open way leads there.";
    case "too_far":
      return `That takes ${count(illegal.cost, "point")}; it has ${illegal.points}.`;
    case "own_devil_there":
      return "Two of your devils never share a station.";
    case "foreign_start":
      return "The starts of others are closed to your devils.";
    case "foreign_grill":
      return "Your devils serve on their own grill only.";
    case "grill_needs_pot":
      return "Onto the grill only with a pot.";
    case "start_with_pot":
      return "No pot may go home: put it down first.";
    case "no_flight":
      return "Nobody may fly now.";
    case "not_on_station":
      return "Pots are handled on cooking stations only.";
    case "pot_not_there":
      return "That pot isn't there any more.";
    case "nothing_carried":
      return "That devil carries nothing.";
    case "handled_already":
      return "That devil has handled a pot here already; first it has to walk on.";
    case "too_early_to_stop":
      return "The match is still getting somewhere; it's too early to stop.";
  }
}

/** Every single step would bury the rest of the log. */
const UNLOGGED: readonly EventView["type"][] = ["walked", "accepted", "stop_answered"];

/** An event as a sentence. The banner gives no duel away while it is being shown. */
export function sentence(event: EventView, seats: Seats, _next: View, voice: Voice): Part[] {
  if (voice === "log" && UNLOGGED.includes(event.type)) return [];
  if (voice === "banner" && event.type === "dueled") return ["A duel at the oven"];
  switch (event.type) {
    case "began":
      return ["The kitchen is open: ", { who: event.starter }, " to begin"];
    case "menus_assigned":
      return [{ who: event.seat }, " hid the menus"];
    case "pot_placed":
      return [{ who: event.seat }, " placed ", ...ownPot(event.pot)];
    case "rolled":
      return [{ who: event.seat }, ` rolled ${rolled(event)}`];
    case "walked":
      return [{ who: event.seat }, ` walked ${count(event.way.length - 1, "step")}`];
    case "flew":
      return [{ whose: event.seat }, " devil flew"];
    case "pot_taken":
      return event.left === null
        ? [{ who: event.seat }, " took ", ...potOf(event.pot)]
        : [{ who: event.seat }, " took ", ...potOf(event.pot), " and left ", ...potOf(event.left)];
    case "pot_put_down":
      return [{ who: event.seat }, " put down ", ...potOf(event.pot)];
    case "challenged":
      return event.asked === null
        ? [{ who: event.seat }, " challenged a neutral devil"]
        : [{ who: event.seat }, " challenged ", { who: event.asked }];
    case "declined":
      return [{ who: event.seat }, " declined and went home"];
    case "accepted":
      return [{ who: event.seat }, " took up the duel"];
    case "dueled":
      return dueled(event);
    case "served":
      return event.menu === "milk"
        ? [{ who: event.seat }, " served ", ...potOf(event.pot), ": milk!"]
        : [{ who: event.seat }, " served ", ...potOf(event.pot), `: ${menuName(event.menu)}!`];
    case "turn_ended":
      return event.reason === "no_devils" ? [{ who: event.seat }, " has no devils left"] : [];
    case "stop_proposed":
      return [{ who: event.seat }, " asked to stop"];
    case "stop_answered":
      return [{ who: event.seat }, " answered"];
    case "stop_decided":
      return [event.stops ? "All agree: the match stops here" : "Not all agree: the match goes on"];
    case "match_over":
      return [winners(event.outcome.places, seats)];
  }
}

/** For the mark of a pot whose owner the sentence has named already. */
function ownPot(pot: PotId): Part[] {
  return ["the", ...potOf(pot).slice(1)];
}

function rolled({ dice, points, flight }: Extract<EventView, { type: "rolled" }>): string {
  const faces = listNames(dice.map(faceName));
  return flight
    ? "two wings: a flight"
    : dice.includes("wing")
      ? `${faces}: ${count(points, "point")}`
      : faces;
}

function faceName(face: Face): string {
  return face === "wing" ? "a wing" : String(face);
}

function dueled(event: Extract<EventView, { type: "dueled" }>): Part[] {
  const presses = event.attempts.reduce((sum, made) => sum + made, 0);
  const [winner, loser] = event.challenger_won
    ? [event.challenger_seat, "attacked"]
    : [event.attacked_seat, "attacking"];
  return [
    `On press ${presses} the Greater Devil jumps out for `,
    { who: winner },
    `: the ${loser} devil ${fateText(event.fate)}`,
  ];
}
