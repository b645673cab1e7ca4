/**
 * Everything the pages show, as signals: the connection, who one is, the lobby, the open table and its
 * match. Messages come in here and commands go out; no component talks to the socket.
 */
import { batch, computed, signal } from "@preact/signals";
import { games } from "../games";
import { PROTOCOL } from "../net/protocol-version";
import { CommandFailed, type Done, passes, Socket, type SocketStatus } from "../net/socket";
import type {
  Avatar,
  Code,
  Command,
  DealFrom,
  LobbyTable,
  MatchInfo,
  PlayerId,
  Refusal,
  ServerMessage,
  TableId,
  TableView,
  Update,
  Welcome,
} from "../protocol/messages";
import type { Seat } from "../protocol/rules";
import { Chat } from "./chat";
import { contributionTaken, contributionTo, contributionWithdrawn } from "./contributions";
import { forgetIdentity, type Introduction, savedToken, saveIntroduction, saveToken } from "./identity";
import { Match } from "./match";
import { hearSpectators, reducedMotion } from "./preferences";
import { forgetAllTables, forgetTable, noteTable } from "./recent-tables";
import { chairOf, runningMatch, seatInfos } from "./seats";
import { toast } from "./toasts";

/** Who one is. */
export interface Me {
  player: PlayerId;
  name: string;
  avatar: Avatar;
}

/** The table of the address. */
export type Place =
  | { type: "none" }
  | { type: "opening"; id: TableId }
  | { type: "open"; id: TableId }
  | { type: "gone"; id: TableId; code: Code };

/** Why somebody is asked for a name. */
export type Asking =
  /** Their first visit. */
  | { type: "first" }
  /** The server does not know their token any longer. */
  | { type: "forgotten" }
  /** The server did not take the name. */
  | { type: "refused"; text: string };

const UNSENT = "There is no connection right now, so nothing was done.";
const UNANSWERED = "The connection broke before the answer came. Look whether it was done.";

/** What to tell a player whose command failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof CommandFailed)) return "Something went wrong on this page.";
  if (error.failure.type === "refused") return error.failure.refusal.text;
  return error.failure.type === "offline" ? UNSENT : UNANSWERED;
}

export class Client {
  readonly status = signal<SocketStatus>({ type: "idle" });
  readonly online = computed(() => this.status.value.type === "open");
  readonly me = signal<Me | null>(null);
  /** Set while a name is needed before anything else. */
  readonly asking = signal<Asking | null>(null);
  /** The public tables; nothing until they were told. */
  readonly lobby = signal<readonly LobbyTable[] | null>(null);
  readonly place = signal<Place>({ type: "none" });
  readonly table = signal<TableView | null>(null);
  readonly match = signal<Match | null>(null);
  readonly chat = new Chat();
  /** With the eyes of which seat this page would like to watch. */
  readonly looksAs = signal<Seat | null>(null);
  /** Whether a table for a quick match is being laid. */
  readonly laying = signal(false);
  /** How far this device has come by a link of another one. */
  readonly following = signal<"no" | "under_way" | "done" | "used_up">("no");
  /** Whether the server speaks a newer protocol than this page, even after a reload. */
  readonly outdated = signal(false);
  #socket: Socket;
  #introduction: Introduction | null = null;
  /** The secret of a link to another device, while it is being followed. */
  #link: string | null = null;
  #lobbyWanted = false;
  #build: string | null = null;
  /** How much later it is at the server than here, in milliseconds. */
  #later = 0;
  /** The commitment of the next match, as told last on this connection. */
  #promise: string | null = null;
  /** The commitment to which was contributed on this connection since one sat down. */
  #contributed: string | null = null;
  #reload: () => void;
  /** Updates of a match that the table has yet to tell of. */
  #early: Update[] = [];
  /** What was asked for and is not answered yet. */
  #attempts = new Map<string, Promise<boolean>>();
  /** How often in a row the table could not be opened just now. */
  #shut = 0;

  constructor(url: string, reload: () => void) {
    this.#reload = reload;
    this.#socket = new Socket({
      url,
      hello: () => {
        if (this.#link !== null) return { protocol: PROTOCOL, link: this.#link };
        const token = savedToken();
        return { protocol: PROTOCOL, ...(token ? { token } : this.#introduction) };
      },
      onStatus: (status) => {
        this.status.value = status;
      },
      onWelcome: (welcome) => this.#welcomed(welcome),
      onUnwelcome: (refusal) => this.#unwelcome(refusal),
      onMessage: (message) => batch(() => this.#hear(message)),
    });
  }

  /** Connects as whom this browser is known, or asks for a name. */
  start(): void {
    if (savedToken()) this.#socket.start();
    else this.asking.value = { type: "first" };
  }

  /** Comes as a new guest. */
  introduce(introduction: Introduction): void {
    this.#introduction = introduction;
    saveIntroduction(introduction);
    this.asking.value = null;
    this.#socket.start();
  }

  /** Becomes, on this device, the player whose link this is. */
  follow(secret: string): void {
    this.#socket.stop();
    this.#link = secret;
    this.asking.value = null;
    this.following.value = "under_way";
    this.#socket.start();
  }

  /** Takes over the seat that a link hands on; says at which table. */
  async takeSeat(link: string): Promise<TableId> {
    // Once more, it would be refused as used up.
    const { table } = await this.#socket.command({ t: "link_use", d: { link } }, false);
    if (!table) throw new Error("the server handed a seat on without saying where");
    return table;
  }

  /** The server has forgotten this player: so does this browser, and asks who comes next. */
  forget(): void {
    this.#socket.stop();
    forgetIdentity();
    forgetAllTables();
    batch(() => {
      this.#clearTable();
      this.place.value = { type: "none" };
      this.me.value = null;
      this.asking.value = { type: "first" };
    });
  }

  /** Ends the connection for good. */
  stop(): void {
    this.#socket.stop();
  }

  /** Comes back to this page from another one. */
  comeHere = () => this.#socket.start();

  /** See `Socket`. */
  wake = () => this.#socket.wake();
  renew = () => this.#socket.renew();

  /** What time it is at the server, in milliseconds since 1970. */
  now = () => Date.now() + this.#later;

  /** Does something at the server; rejected with `CommandFailed`. */
  command(command: Command): Promise<Done> {
    return this.#socket.command(command);
  }

  /**
   * Does something at the server; a failure is told in a passing message. Says whether it was done. What is
   * asked for again before it is answered, as by a double click, is the same attempt.
   */
  attempt(command: Command): Promise<boolean> {
    const same = JSON.stringify(command);
    const attempt = this.#attempts.get(same) ?? this.#attempt(command);
    this.#attempts.set(same, attempt);
    return attempt.finally(() => this.#attempts.delete(same));
  }

  async #attempt(command: Command): Promise<boolean> {
    try {
      await this.command(command);
      return true;
    } catch (error) {
      toast(failureText(error), "sorry");
      return false;
    }
  }

  /** Changes the own name and picture. */
  async rename(introduction: Introduction): Promise<void> {
    await this.command({ t: "rename", d: introduction });
    saveIntroduction(introduction);
    const me = this.me.peek();
    if (me) this.me.value = { ...me, ...introduction };
  }

  /** Hears of the public tables from now on. */
  openLobby(): void {
    this.#lobbyWanted = true;
    if (this.online.peek()) this.#send({ t: "lobby_open", d: {} });
  }

  closeLobby(): void {
    if (!this.#lobbyWanted) return;
    this.#lobbyWanted = false;
    this.lobby.value = null;
    if (this.online.peek()) this.#send({ t: "lobby_close", d: {} });
  }

  /** Makes a table, perhaps from a finished match; says which. */
  async createTable(name: string, isPublic: boolean, from?: DealFrom): Promise<TableId> {
    const { table } = await this.command({
      t: "table_create",
      d: { name, public: isPublic, ...(from && { from }) },
    });
    if (!table) throw new Error("the server made a table without saying which");
    return table;
  }

  /** Comes to a table, and back to it after each break of the connection. */
  openTable(id: TableId): void {
    const place = this.place.peek();
    if (place.type !== "none" && place.type !== "gone" && place.id === id) return;
    batch(() => {
      this.#clearTable();
      this.place.value = { type: "opening", id };
    });
    if (this.online.peek()) this.#sendTableOpen(id);
  }

  closeTable(): void {
    const { type } = this.place.peek();
    batch(() => {
      this.#clearTable();
      this.place.value = { type: "none" };
    });
    if ((type === "open" || type === "opening") && this.online.peek())
      this.#send({ t: "table_close", d: {} });
  }

  /** Sends an own move of the open match. */
  async move(chosen: unknown): Promise<void> {
    const match = this.match.peek();
    const latest = match?.latest.peek();
    if (!match || !latest || match.pending.peek()) return;
    await this.#play(match, { t: "move", d: { match: match.id, ply: latest.ply, move: chosen } });
  }

  /** Watches with the eyes of a seat that shows its hand, or of the public. */
  async watchAs(seat: Seat | null): Promise<void> {
    this.looksAs.value = seat;
    if (!(await this.attempt(watchAs(seat)))) this.looksAs.value = null;
  }

  /** Hears what spectators say while one plays, or no longer. */
  hearSpectators(on: boolean): void {
    hearSpectators.value = on;
    if (this.place.peek().type === "open") this.#send({ t: "chat_hear", d: { spectators: on } });
  }

  /** Takes the own latest move back. */
  async undo(): Promise<void> {
    const match = this.match.peek();
    const latest = match?.latest.peek();
    if (!match || !latest?.may_undo || match.pending.peek()) return;
    await this.#play(match, { t: "undo", d: { match: match.id, ply: latest.ply } });
  }

  async #play(match: Match, command: Command): Promise<void> {
    match.pending.value = true;
    match.refused.value = null;
    try {
      await this.command(command);
    } catch (error) {
      const refusal =
        error instanceof CommandFailed && error.failure.type === "refused" ? error.failure.refusal : null;
      if (refusal?.code === "illegal" && refusal.why !== undefined) {
        match.refused.value = refusal.why;
        toast(match.game.explain(refusal.why), "sorry");
      } else {
        toast(failureText(error), "sorry");
      }
    } finally {
      match.pending.value = false;
    }
  }

  #welcomed(welcome: Welcome): void {
    if (this.#build !== null && this.#build !== welcome.build) {
      this.#reload();
      return;
    }
    this.#build = welcome.build;
    this.#later = welcome.now - Date.now();
    this.#promise = null;
    this.#contributed = null;
    if (welcome.token) saveToken(welcome.token);
    if (this.#link !== null) {
      this.#link = null;
      this.following.value = "done";
    }
    this.#introduction = null;
    const { player, name, avatar } = welcome;
    saveIntroduction({ name, avatar });
    this.me.value = { player, name, avatar };
    if (this.#lobbyWanted) this.#send({ t: "lobby_open", d: {} });
    const place = this.place.peek();
    if (place.type === "open" || place.type === "opening") this.#sendTableOpen(place.id);
  }

  #unwelcome(refusal: Refusal): void {
    if (refusal.code === "link_used_up") {
      this.#link = null;
      this.following.value = "used_up";
      this.start();
    } else if (refusal.code === "bad_token") {
      saveToken(null);
      this.asking.value = { type: "forgotten" };
    } else if (refusal.code === "bad_name") {
      this.asking.value = { type: "refused", text: refusal.text };
    } else if (refusal.code === "wrong_protocol") {
      this.#reload();
      this.outdated.value = true;
    } else {
      toast(refusal.text, "sorry");
    }
  }

  #hear(message: ServerMessage): void {
    if (message.t === "lobby") {
      if (this.#lobbyWanted) this.lobby.value = message.d.tables;
    } else if (message.t === "table") {
      this.#hearTable(message.d);
    } else if (message.t === "update") {
      this.#hearUpdate(message.d);
    } else if (message.t === "chat") {
      this.chat.know(message.d.messages);
    } else if (message.t === "chat_said") {
      this.chat.hear(message.d, this.me.peek()?.player);
    } else if (message.t === "chat_removed") {
      this.chat.forget(message.d.message);
    } else if (message.t === "table_gone") {
      this.#gone(message.d.table, message.d.code);
    } else if (message.t === "refused") {
      toast(message.d.text, "sorry");
    }
  }

  #hearTable(table: TableView): void {
    const place = this.place.peek();
    if (place.type === "none" || place.id !== table.id) return;
    this.place.value = { type: "open", id: table.id };
    this.table.value = table;
    noteTable({ id: table.id, name: table.settings.name });
    if (table.match?.id !== this.match.peek()?.id) {
      this.looksAs.value = null;
      this.match.value = table.match ? this.#follow(table.match) : null;
    }
    this.#promise = table.next_commitment;
    this.#contribute(table);
    const match = this.match.peek();
    if (match && runningMatch(table)) match.witnessed.value = true;
    const early = this.#early;
    this.#early = [];
    for (const update of early) this.#hearUpdate(update);
  }

  #follow({ id, game, commitment, origin }: MatchInfo): Match {
    const seats = computed(() => {
      const table = this.table.value;
      if (table?.match?.id !== id) return [];
      // Of a match that the host has ended the last version still waits for somebody.
      const acting = runningMatch(table) ? match.latest.value?.acting : [];
      return seatInfos(table.match, table.chairs, this.me.value?.player, acting);
    });
    // The server was bound by what it told before anybody contributed, not by what it tells now.
    const promised = origin?.type === "same_deal" ? commitment : (this.#promise ?? commitment);
    const match: Match = new Match({ id, game: games[game], commitment: promised, seats, reducedMotion });
    return match;
  }

  /** Contributes to the seed of the next match, if one sits. */
  #contribute(table: TableView): void {
    const seated = chairOf(table, this.me.peek()?.player) !== null;
    const commitment = seated ? table.next_commitment : null;
    if (!seated && this.#contributed !== null) contributionWithdrawn(this.#contributed);
    if (commitment === null || commitment === this.#contributed) {
      this.#contributed = commitment;
      return;
    }
    this.#contributed = commitment;
    const value = contributionTo(commitment);
    this.#socket.command({ t: "contribute", d: { commitment, value } }, false).then(
      () => contributionTaken(commitment, value),
      // A match may begin without it.
      () => undefined,
    );
  }

  #hearUpdate(update: Update): void {
    const match = this.match.peek();
    if (match?.id === update.match) match.take(update);
    else if (this.place.peek().type !== "none") this.#early.push(update);
  }

  #gone(id: TableId, code: Code): void {
    const place = this.place.peek();
    if (place.type === "none" || place.id !== id) return;
    batch(() => {
      this.#clearTable();
      this.place.value = { type: "gone", id, code };
    });
    if (code === "no_such_table") forgetTable(id);
  }

  #clearTable(): void {
    this.table.value = null;
    this.match.value = null;
    this.chat.clear();
    this.looksAs.value = null;
    this.#promise = null;
    this.#contributed = null;
    this.#early = [];
  }

  #sendTableOpen(id: TableId): void {
    const match = this.match.peek();
    const version = match?.latest.peek()?.version;
    const seen = match && version !== undefined ? { seen: { match: match.id, version } } : {};
    const opened = this.#socket.command({ t: "table_open", d: { table: id, ...seen } }, false);
    opened.then(
      () => {
        this.#shut = 0;
        // Each connection begins with the eyes of the public, and hears no spectators if one plays.
        if (hearSpectators.peek()) this.#send({ t: "chat_hear", d: { spectators: true } });
        const looksAs = this.looksAs.peek();
        if (looksAs !== null) this.#send(watchAs(looksAs));
      },
      (error: unknown) => {
        // Without a connection it is asked again after the next welcome.
        if (!(error instanceof CommandFailed) || error.failure.type !== "refused") return;
        const { code } = error.failure.refusal;
        if (passes(code)) this.#socket.retry(this.#shut++);
        else this.#gone(id, code);
      },
    );
  }

  /** Sends what is asked again after each welcome anyway, so that its failure needs no words. */
  #send(command: Command): void {
    this.#socket.command(command, false).catch(() => undefined);
  }
}

const watchAs = (seat: Seat | null): Command => ({ t: "watch_as", d: seat === null ? {} : { seat } });
