/** Development only: a client in any state, without a server. */
import type { Chair, LobbyTable, MatchInfo, Pace, Person, TableView } from "../protocol/messages";
import { Client } from "../state/client";

const id = (digit: number) => `0192f0c1-0000-7000-8000-${String(digit).padStart(12, "0")}`;

export const people = {
  mira: { id: id(1), name: "Mira", avatar: "fox" },
  jonas: { id: id(2), name: "Jonas", avatar: "panda" },
  priya: { id: id(3), name: "Priya", avatar: "owl" },
  long: { id: id(4), name: "Maximiliana von Hohenfels", avatar: "hedgehog" },
  otto: { id: id(5), name: "Otto", avatar: "octopus" },
} as const satisfies Record<string, Person>;

export const free: Chair = { type: "free" };
export const sits = (person: Person, online = true): Chair => ({ type: "player", person, online });
export const bot = (name: string, avatar: Person["avatar"]): Chair => ({ type: "bot", name, avatar });

export const noHurry: Pace = { clock: { type: "none" }, at_zero: "autopilot", on_leave: "bot_plays_on" };

/** A table of six chairs with Mira as its host. */
export function table(changes: Partial<TableView> = {}): TableView {
  return {
    id: id(100),
    settings: {
      name: "Sunday table",
      public: false,
      game: "hungry-monkey",
      options: {},
      pace: noHurry,
      watching: { from: { type: "now" }, hear_players: true },
    },
    host: people.mira.id,
    chairs: [sits(people.mira), free, free, free, free, free],
    spectators: [],
    watching: changes.spectators?.length ?? 0,
    hands: [],
    queue: [],
    kicked: [],
    match: null,
    next_commitment: null,
    next_seats: null,
    clock: null,
    paused: null,
    vote: null,
    game_votes: [],
    scores: [],
    ...changes,
  };
}

/** A match of Mira, Jonas and a bot. */
export function matchInfo(changes: Partial<MatchInfo> = {}): MatchInfo {
  return {
    id: id(200),
    game: "hungry-monkey",
    options: {},
    seats: [
      { chair: 0, player: people.mira.id, name: "Mira", avatar: "fox" },
      { chair: 1, player: people.jonas.id, name: "Jonas", avatar: "panda" },
      { chair: 2, player: null, name: "Basil", avatar: "koala" },
    ],
    commitment: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
    contributions: [],
    entropy: null,
    seed: null,
    origin: null,
    outcome: null,
    abandoned: false,
    ...changes,
  };
}

export function lobbyTable(changes: Partial<LobbyTable> = {}): LobbyTable {
  return {
    id: id(300),
    name: "Sunday table",
    host: "Mira",
    game: "hungry-monkey",
    seated: ["Mira", "Jonas"],
    free: 4,
    spectators: 0,
    playing: false,
    ...changes,
  };
}

/** A client that is connected as this person, or as nobody yet. */
export function client(me: Person | null, prepare: (client: Client) => void = () => undefined): Client {
  const made = new Client("ws://localhost:9/ws", () => undefined);
  if (me) {
    made.status.value = { type: "open" };
    made.me.value = { player: me.id, name: me.name, avatar: me.avatar };
  }
  prepare(made);
  return made;
}

/** The same, at a table. */
export const clientAt = (me: Person, at: TableView) =>
  client(me, (made) => {
    made.openTable(at.id);
    made.table.peek()?.hear({ t: "table", d: at });
  });
