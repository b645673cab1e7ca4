/**
 * The contract between the table chrome and a game's board. The chrome owns the connection, the seats,
 * the event queue and everything around the board; a game owns its board and its words. A game knows no
 * socket, no timer of the queue and no rule: its view says what can be done.
 */
import type { ComponentChildren, ComponentType } from "preact";
import type { Avatar } from "../protocol/messages";
import type { GameKind, Outcome, Seat, Stopping } from "../protocol/rules";
import type { Chunk } from "../state/chunk";
import type { PictureName } from "../ui/picture-names";

/** A seat of the match, as the board shows it. */
export interface SeatInfo {
  seat: Seat;
  /** The player's or bot's name. */
  name: string;
  avatar: Avatar;
  /** The seat's colour, as a CSS value. Never the only mark: the glyph goes with it. */
  colour: string;
  /** A small shape that stands for the colour. */
  glyph: Glyph;
  /** Whether this is the viewer's own seat. */
  you: boolean;
  bot: boolean;
  /** Whether the player has the table open; bots always have. */
  online: boolean;
  /** Whether the match waits for this seat. */
  acting: boolean;
}

/** A piece of a sentence; a seat becomes "You" or a name. */
export type Part = string | { who: Seat } | { whose: Seat };

/**
 * How a sentence is told: written into the log, where it stays and where too much of it buries the rest; read out to
 * those who can't see the board; or in the banner, in passing. `later`: in the log once the cards that the event names
 * don't lie open any more, so that it says who, how many and how much, not which.
 */
export type Voice = "log" | "later" | "aloud" | "banner";

/** The shapes of the seats, in seat order. */
export const glyphs = ["●", "▲", "■", "✚", "◆", "★"] as const;
export type Glyph = (typeof glyphs)[number];

/** The event that is being shown now, between the view before and the view after its step. */
export interface Moment<V, E> {
  event: E;
  /** Events of the same step that were shown before this one. */
  before: readonly E[];
  /** The view that the step leads to. */
  next: V;
  /** How long the event is shown, in milliseconds. */
  millis: number;
  /** Has seen enough of it: goes on to what comes next. */
  skip: () => void;
}

/** What a board gets. Without a moment, `view` is the latest. */
export interface BoardProps<V, E, M, I> {
  /** The view before the events of the step that is being shown; the latest once they all were. */
  view: V;
  /** All seats, in seat order. */
  seats: readonly SeatInfo[];
  /** The viewer's seat; nothing for spectators. */
  you: Seat | null;
  moment: Moment<V, E> | null;
  /** What just happened, or what the table waits for. The board draws it where it wants. */
  banner: BannerText;
  /** Whether a move can be sent now: online, no move on its way, no event being shown. */
  ready: boolean;
  /** Whether a move of the viewer is on its way. */
  pending: boolean;
  /** Sends a move; ignored unless `ready`. */
  send: (move: M) => void;
  /** Takes the viewer's latest move back, when the game allows it now. */
  undo: (() => void) | null;
  /** Why the viewer's latest move was refused, until the next move or update. The chrome says it in words. */
  refused: I | null;
}

/** The one line that says what the table waits for. */
export interface BannerText {
  text: string;
  /** `mine`: the viewer is asked. `others`: somebody else is. `news`: an event is being shown. */
  tone: "mine" | "others" | "news";
  picture?: PictureName;
}

/** Result details under the places. */
export interface ResultProps<V> {
  view: V;
  seats: readonly SeatInfo[];
  outcome: Outcome;
}

/** What a rules page tells its numbers and names from. */
export interface RulesProps<D> {
  edition: D;
}

/** The host's form for a game's options. */
export interface OptionsProps<O> {
  value: O;
  onChange: (value: O) => void;
  /** Whether they can only be read. */
  disabled: boolean;
}

/** A game as everybody knows it, whatever of it has been fetched. */
export interface Game {
  kind: GameKind;
  name: string;
  /** One short line for the game picker. */
  tagline: string;
  picture: PictureName;
  /** How many can play. */
  players: { min: number; max: number };
  /** About how long a match takes, in minutes. */
  minutes: number;
  /** The options of a table that has chosen none. */
  defaults: object;
  /** What it is played with. */
  client: Chunk<AnyGameClient>;
  /**
   * The rules in our own words; a whole page, without a heading of its own name. Numbers and names are those of the
   * edition: none of them is repeated here.
   */
  rules: Chunk<AnyRules>;
}

/**
 * What a game is played with.
 *
 * `V` its view, `E` its event view, `M` its move, `I` why a move is illegal, `O` its options.
 */
export interface GameClient<V, E, M, I, O> {
  /** Fills its parent (`height: 100%`), without the page scrolling. */
  Board: ComponentType<BoardProps<V, E, M, I>>;
  /** The number of each seat's colour among those of the table, for a game in which colours are dealt. */
  colours?: (view: V) => number[];
  /** How far the match is from being stopped; left out by games that always end by their own rules. */
  stopping?: (view: V) => Stopping | null;
  /** What the table waits for: for the banner, the page title and the live region. */
  banner: (view: V, seats: readonly SeatInfo[]) => BannerText;
  /**
   * The event in one sentence without a full stop; empty when it is not worth one in this voice. `next` is the view
   * that its step leads to. The log never gets what was shown to the viewer for once.
   */
  sentence: (event: E, seats: readonly SeatInfo[], next: V, voice: Voice) => Part[];
  /**
   * For each of these events, in the order in which they happened, whether the cards that its line names lie open in
   * this view. Left out by games in which no card is ever turned down.
   */
  lieOpen?: (events: readonly E[], view: V) => boolean[];
  /** How long the log must not give away how an event ends that is being shown, and what it says meanwhile. */
  suspense?: (event: E) => { millis: number; meanwhile: string } | null;
  /** How long an event is shown, in milliseconds; 0 when it needs no showing. The chrome handles reduced motion. */
  eventMillis: (event: E) => number;
  /**
   * The hand of a seat in a finished match of which everything lies open, as small cards; for games whose
   * board shows no hand but one's own.
   */
  openHand?: (view: V, seat: Seat) => ComponentChildren[];
  /** What else lies open then and on no board: heaps of cards that stayed out of the game. */
  openHeaps?: (view: V) => { name: string; cards: ComponentChildren[] }[];
  /** Whether it shows for once what may not be seen again: then it gets its time however far behind the board is. */
  reveals?: (event: E) => boolean;
  /** Why a move was refused, in a sentence. */
  explain: (illegal: I) => string;
  Options: ComponentType<OptionsProps<O>>;
  /** The options in a few short phrases, for those who cannot change them. */
  describeOptions: (options: O) => string[];
  Result: ComponentType<ResultProps<V>>;
}

/** A game whose own types the chrome does not know. */
export type AnyGameClient = GameClient<unknown, unknown, unknown, unknown, unknown>;

/**
 * Forgets a game's own types. Sound because the server sends each table only what its game made, and
 * the chrome passes these values on without looking inside.
 */
export function anyGame<V, E, M, I, O>(client: GameClient<V, E, M, I, O>): AnyGameClient {
  return client as unknown as AnyGameClient;
}

/** The rules of a game whose edition the chrome does not know: it passes on what the server told of it. */
export type AnyRules = ComponentType<RulesProps<unknown>>;

/** Forgets the type of a game's edition; sound for the same reason. */
export function anyRules<D>(rules: ComponentType<RulesProps<D>>): AnyRules {
  return rules as AnyRules;
}
