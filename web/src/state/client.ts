/**
 * Everything the pages show, as signals: the connection, who one is, the lobby and the open table. Messages come in
 * here and commands go out; no component talks to the socket.
 */
import { batch, computed, signal } from "@preact/signals";
import { type Done, Socket, type SocketStatus } from "../net/socket";
import type {
  Command,
  DealFrom,
  LobbyTable,
  Refusal,
  ServerMessage,
  TableId,
  Welcome,
} from "../protocol/messages";
import type { GameKind } from "../protocol/rules";
import { failureText } from "./failure";
import { Identity, type Introduction } from "./identity";
import { OpenTable } from "./open-table";
import { forgetAllTables } from "./recent-tables";
import { toast } from "./toasts";

export class Client {
  readonly status = signal<SocketStatus>({ type: "idle" });
  readonly online = computed(() => this.status.value.type === "open");
  readonly identity = new Identity();
  /** Who one is; nothing until the server said so. */
  readonly me = this.identity.me;
  /** The public tables; nothing until they were told. */
  readonly lobby = signal<readonly LobbyTable[] | null>(null);
  /** The table of the address. */
  readonly table = signal<OpenTable | null>(null);
  /** Whether a table for a quick match is being laid. */
  readonly laying = signal(false);
  /** Whether the server speaks a newer protocol than this page, even after a reload. */
  readonly outdated = signal(false);
  /** How many commands of this player wait for an answer. */
  readonly unanswered = signal(0);
  #socket: Socket;
  #lobbyWanted = false;
  #build: string | null = null;
  /** How much later it is at the server than here, in milliseconds. */
  #later = 0;
  #reload: () => void;
  /** What was asked for and is not answered yet. */
  #attempts = new Map<string, Promise<boolean>>();

  constructor(url: string, reload: () => void) {
    this.#reload = reload;
    this.#socket = new Socket({
      url,
      hello: () => this.identity.hello(),
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
    if (this.identity.begin()) this.#socket.start();
  }

  /** Comes as a new guest. */
  introduce(introduction: Introduction): void {
    this.identity.introduce(introduction);
    this.#socket.start();
  }

  /** Becomes, on this device, the player whose link this is. */
  follow(secret: string): void {
    this.#socket.stop();
    this.identity.follow(secret);
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
    forgetAllTables();
    batch(() => {
      this.table.value = null;
      this.identity.forget();
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
    this.unanswered.value += 1;
    return this.#socket.command(command).finally(() => {
      this.unanswered.value -= 1;
    });
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

  /** Changes this player's name and picture. */
  async rename(introduction: Introduction): Promise<void> {
    await this.command({ t: "rename", d: introduction });
    this.identity.renamed(introduction);
  }

  /** Hears of the public tables from now on. */
  openLobby(): void {
    this.#lobbyWanted = true;
    if (this.online.peek()) this.#tell({ t: "lobby_open", d: {} });
  }

  closeLobby(): void {
    if (!this.#lobbyWanted) return;
    this.#lobbyWanted = false;
    this.lobby.value = null;
    if (this.online.peek()) this.#tell({ t: "lobby_close", d: {} });
  }

  /** Makes a table, perhaps from a finished match; says which. */
  async createTable(
    name: string,
    isPublic: boolean,
    first: { game?: GameKind | undefined; from?: DealFrom } = {},
  ): Promise<TableId> {
    const { game, from } = first;
    const { table } = await this.command({
      t: "table_create",
      d: { name, public: isPublic, ...(game && { game }), ...(from && { from }) },
    });
    if (!table) throw new Error("the server made a table without saying which");
    return table;
  }

  /** Comes to a table, and back to it after each break of the connection. */
  openTable(id: TableId): void {
    const before = this.table.peek();
    if (before?.id === id && before.place.peek().type !== "gone") return;
    const table: OpenTable = new OpenTable(id, {
      me: this.me,
      online: this.online,
      command: (command) => this.command(command),
      ask: (command) => this.#socket.command(command, false),
      retry: (attempt) => {
        if (this.table.peek() === table) this.#socket.retry(attempt);
      },
    });
    this.table.value = table;
  }

  closeTable(): void {
    this.table.peek()?.close();
    this.table.value = null;
  }

  #welcomed(welcome: Welcome): void {
    if (this.#build !== null && this.#build !== welcome.build) {
      this.#reload();
      return;
    }
    this.#build = welcome.build;
    this.#later = welcome.now - Date.now();
    this.identity.welcomed(welcome);
    if (this.#lobbyWanted) this.#tell({ t: "lobby_open", d: {} });
    this.table.peek()?.reopen();
  }

  #unwelcome(refusal: Refusal): void {
    const then = this.identity.refused(refusal);
    if (then === "again") {
      this.start();
    } else if (refusal.code === "wrong_protocol") {
      this.#reload();
      this.outdated.value = true;
    } else if (then === null) {
      toast(refusal.text, "sorry");
    }
  }

  #hear(message: ServerMessage): void {
    if (message.t === "lobby") {
      if (this.#lobbyWanted) this.lobby.value = message.d.tables;
    } else if (message.t === "refused") {
      toast(message.d.text, "sorry");
    } else {
      this.table.peek()?.hear(message);
    }
  }

  /** Says what is said again after each welcome anyway, so that its failure needs no words. */
  #tell(command: Command): void {
    this.#socket.command(command, false).catch(() => undefined);
  }
}
