/**
 * The table that this page has open: what it was told of the table, its match and its chat, and what one does there.
 * Nothing of it lives elsewhere, so that leaving a table is dropping it.
 */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { games } from "../games";
import { CommandFailed, type Done, passes } from "../net/socket";
import type {
  Code,
  Command,
  MatchId,
  MatchInfo,
  ServerMessage,
  TableId,
  TableView,
  Update,
} from "../protocol/messages";
import type { Seat } from "../protocol/rules";
import { Chat } from "./chat";
import { contributionTaken, contributionTo, contributionWithdrawn } from "./contributions";
import { failureText } from "./failure";
import type { Me } from "./identity";
import { Match } from "./match";
import { hearSpectators, reducedMotion } from "./preferences";
import { forgetTable, noteTable } from "./recent-tables";
import { chairOf, runningMatch, seatInfos } from "./seats";
import { toast } from "./toasts";

/** What a table needs of the connection. */
export interface Line {
  readonly me: ReadonlySignal<Me | null>;
  readonly online: ReadonlySignal<boolean>;
  /** Does something at the server, also over a break of the connection; rejected with `CommandFailed`. */
  command: (command: Command) => Promise<Done>;
  /** Asks for what holds for this connection only. */
  ask: (command: Command) => Promise<Done>;
  /** Comes back later, as after that many attempts. */
  retry: (attempt: number) => void;
}

/** How far one has come. */
export type Place = { type: "opening" } | { type: "open" } | { type: "gone"; code: Code };

export class OpenTable {
  readonly id: TableId;
  readonly place = signal<Place>({ type: "opening" });
  /** What the server told of it last; nothing before, and nothing once it is gone. */
  readonly view = signal<TableView | null>(null);
  readonly match = signal<Match | null>(null);
  readonly chat = new Chat();
  /** With the eyes of which seat this page would like to watch. */
  readonly #looksAs = signal<Seat | null>(null);
  #line: Line;
  /** The commitment of the next match, as told last on this connection. */
  #promise: string | null = null;
  /** The commitment to which was contributed on this connection since one sat down. */
  #contributed: string | null = null;
  /** The match of the table, which may have to wait for its game to be fetched. */
  #following: MatchId | null = null;
  /** Updates of a match that the table has yet to tell of, or that waits. */
  #early: Update[] = [];
  /** How often in a row it could not be opened just now. */
  #shut = 0;

  constructor(id: TableId, line: Line) {
    this.id = id;
    this.#line = line;
    if (line.online.peek()) this.#open();
  }

  /** Comes back to it on a new connection. */
  reopen(): void {
    this.#promise = null;
    this.#contributed = null;
    if (this.place.peek().type !== "gone") this.#open();
  }

  /** Gets up from it for good; whoever comes back opens it anew. */
  close(): void {
    if (this.place.peek().type !== "gone" && this.#line.online.peek())
      this.#tell({ t: "table_close", d: {} });
  }

  /** Hears what the server says of tables; of another one it is late. */
  hear(message: ServerMessage): void {
    if (this.place.peek().type === "gone") return;
    if (message.t === "table") {
      if (message.d.id === this.id) this.#hearTable(message.d);
    } else if (message.t === "update") {
      this.#hearUpdate(message.d);
    } else if (message.t === "chat") {
      this.chat.know(message.d.messages);
    } else if (message.t === "chat_said") {
      this.chat.hear(message.d, this.#line.me.peek()?.player);
    } else if (message.t === "chat_removed") {
      this.chat.forget(message.d.message);
    } else if (message.t === "table_gone") {
      if (message.d.table === this.id) this.#gone(message.d.code);
    }
  }

  /** Sends an own move of the match. */
  async move(chosen: unknown): Promise<void> {
    const match = this.match.peek();
    const latest = match?.latest.peek();
    if (!match || !latest || match.pending.peek()) return;
    await this.#play(match, { t: "move", d: { match: match.id, ply: latest.ply, move: chosen } });
  }

  /** Takes the viewer's latest move back. */
  async undo(): Promise<void> {
    const match = this.match.peek();
    const latest = match?.latest.peek();
    if (!match || !latest?.may_undo || match.pending.peek()) return;
    await this.#play(match, { t: "undo", d: { match: match.id, ply: latest.ply } });
  }

  /** Watches with the eyes of a seat that shows its hand, or of the public. */
  async watchAs(seat: Seat | null): Promise<void> {
    this.#looksAs.value = seat;
    try {
      await this.#line.command(watchAs(seat));
    } catch (error) {
      toast(failureText(error), "sorry");
      this.#looksAs.value = null;
    }
  }

  /** Hears what spectators say while one plays, or no longer. */
  hearSpectators(on: boolean): void {
    hearSpectators.value = on;
    if (this.place.peek().type === "open") this.#tell({ t: "chat_hear", d: { spectators: on } });
  }

  async #play(match: Match, command: Command): Promise<void> {
    match.pending.value = true;
    match.refused.value = null;
    try {
      await this.#line.command(command);
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

  #hearTable(table: TableView): void {
    this.place.value = { type: "open" };
    this.view.value = table;
    noteTable({ id: table.id, name: table.settings.name });
    if ((table.match?.id ?? null) !== this.#following) {
      this.#looksAs.value = null;
      this.match.value = null;
      this.#following = table.match?.id ?? null;
      if (table.match) this.#follow(table.match, runningMatch(table) !== null);
    }
    this.#promise = table.next_commitment;
    this.#contribute(table);
    this.#hearEarly();
  }

  #follow({ id, game, commitment, options, origin }: MatchInfo, witnessed: boolean): void {
    const seats = computed(() => {
      const table = this.view.value;
      if (table?.match?.id !== id) return [];
      // Of a match that the host has ended the last version still waits for somebody.
      const acting = runningMatch(table) ? this.match.value?.latest.value?.acting : [];
      return seatInfos(table.match, table.chairs, this.#line.me.value?.player, acting);
    });
    // The server was bound by what it told before anybody contributed, not by what it tells now.
    const promised = origin?.type === "same_deal" ? commitment : (this.#promise ?? commitment);
    const memory = options["memory"] === "assisted" ? "assisted" : "strict";
    games[game].client.use((client) => {
      if (this.#following !== id) return;
      const match = new Match({ id, game: client, commitment: promised, seats, memory, reducedMotion });
      match.witnessed.value = witnessed;
      this.match.value = match;
      this.#hearEarly();
    });
  }

  #hearEarly(): void {
    const early = this.#early;
    this.#early = [];
    for (const update of early) this.#hearUpdate(update);
  }

  /** Contributes to the seed of the next match, if one sits. */
  #contribute(table: TableView): void {
    const seated = chairOf(table, this.#line.me.peek()?.player) !== null;
    const commitment = seated ? table.next_commitment : null;
    if (!seated && this.#contributed !== null) contributionWithdrawn(this.#contributed);
    if (commitment === null || commitment === this.#contributed) {
      this.#contributed = commitment;
      return;
    }
    this.#contributed = commitment;
    const value = contributionTo(commitment);
    this.#line.ask({ t: "contribute", d: { commitment, value } }).then(
      () => contributionTaken(commitment, value),
      // A match may begin without it.
      () => undefined,
    );
  }

  #hearUpdate(update: Update): void {
    const match = this.match.peek();
    if (match?.id === update.match) match.take(update);
    else this.#early.push(update);
  }

  #gone(code: Code): void {
    batch(() => {
      this.place.value = { type: "gone", code };
      this.view.value = null;
      this.match.value = null;
      this.#following = null;
    });
    if (code === "no_such_table") forgetTable(this.id);
  }

  #open(): void {
    const match = this.match.peek();
    const version = match?.latest.peek()?.version;
    const seen = match && version !== undefined ? { seen: { match: match.id, version } } : {};
    this.#line.ask({ t: "table_open", d: { table: this.id, ...seen } }).then(
      () => {
        this.#shut = 0;
        // Each connection begins with the eyes of the public, and hears no spectators if one plays.
        if (hearSpectators.peek()) this.#tell({ t: "chat_hear", d: { spectators: true } });
        const looksAs = this.#looksAs.peek();
        if (looksAs !== null) this.#tell(watchAs(looksAs));
      },
      (error: unknown) => {
        // Without a connection it is asked again after the next welcome.
        if (!(error instanceof CommandFailed) || error.failure.type !== "refused") return;
        const { code } = error.failure.refusal;
        if (passes(code)) this.#line.retry(this.#shut++);
        else this.#gone(code);
      },
    );
  }

  /** Says what is said again after each welcome anyway, so that its failure needs no words. */
  #tell(command: Command): void {
    this.#line.ask(command).catch(() => undefined);
  }
}

const watchAs = (seat: Seat | null): Command => ({ t: "watch_as", d: seat === null ? {} : { seat } });
