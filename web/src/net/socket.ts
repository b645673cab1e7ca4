/**
 * The one connection of a page: says hello, comes back by itself, and matches answers to commands. Knows
 * nothing of tables or matches; what to ask for after each welcome is the business of its owner.
 */
import type { Code, Command, Hello, Refusal, ServerMessage, TableId, Welcome } from "../protocol/messages";
import { backoffMillis } from "./backoff";

/** What the connection is doing. */
export type SocketStatus =
  /** Not asked to connect yet, or told to stop. */
  | { type: "idle" }
  | { type: "connecting"; attempt: number }
  | { type: "open" }
  /** The connection is lost; the next attempt is due. */
  | { type: "waiting"; attempt: number }
  /** The player has opened the same table on another page. Only a wish brings the connection back here. */
  | { type: "elsewhere" };

/** Why a command was not done: refused by the server, or it never got an answer. */
export type Failure =
  | { type: "refused"; refusal: Refusal }
  /** Not sent: there is no connection. */
  | { type: "offline" }
  /** Sent, but the connection broke before the answer came. */
  | { type: "lost" };

/** What a command's promise is rejected with. */
export class CommandFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.type === "refused" ? failure.refusal.text : failure.type);
  }
}

/** What the `ack` of a command carries. */
export interface Done {
  table?: TableId;
  link?: string;
}

export interface SocketOptions {
  url: string;
  /** What to say first, asked anew for each attempt. */
  hello: () => Hello;
  onStatus: (status: SocketStatus) => void;
  onWelcome: (welcome: Welcome) => void;
  /** `hello` was refused. The socket is idle then, until started again. */
  onUnwelcome: (refusal: Refusal) => void;
  /** Every other message that answers no command. */
  onMessage: (message: ServerMessage) => void;
}

/** The server is starting again, or we were too slow: both ask to come back. */
const SERVICE_RESTART = 1012;
const TOO_SLOW = 4008;
/** Another page of the same player took over. */
const ELSEWHERE = 4009;

/** A server that says nothing for this long after a command is out of reach. */
const SILENCE_MILLIS = 10_000;

/** After this long without a word from the server one asks whether it is there: browsers hide its own pings. */
const QUIET_MILLIS = 20_000;

/** A command that has no answer after this long, reconnects included, will have none. */
const ANSWER_MILLIS = 25_000;

/** A connection that has not been welcomed after this long never will be. */
const WELCOME_MILLIS = 10_000;

/** Refusals that pass by themselves; every other would come again. */
const PASSING: readonly Code[] = ["busy", "going_down", "internal", "too_fast"];

export const passes = (code: Code) => PASSING.includes(code);

/** More unanswered commands than anybody gives by hand. */
const MOST_WAITING = 32;

interface Waiting {
  frame: string;
  /** Whether it is said again after a reconnect; the server does what has the same id only once. */
  again: boolean;
  resolve: (done: Done) => void;
  reject: (failed: CommandFailed) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Socket {
  #options: SocketOptions;
  #status: SocketStatus = { type: "idle" };
  #socket: WebSocket | null = null;
  /** While waiting: the next attempt. While connecting: the end of patience. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it is quiet: the next ping. After something was said: the end of patience. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #nextId = 0;
  /** Makes ids differ between pages and reloads of the same player. */
  #page = Math.random().toString(36).slice(2, 10);

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  get status(): SocketStatus {
    return this.#status;
  }

  /** Connects, unless it already does or is. */
  start(): void {
    if (this.#status.type === "idle" || this.#status.type === "elsewhere") this.#connect();
  }

  /** Closes the connection and stays so. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#drop();
    for (const id of [...this.#waiting.keys()]) this.#fail(id);
    this.#attempt = 0;
    this.#become({ type: "idle" });
  }

  /** Tries at once instead of waiting any longer: the device woke up or has a network again. */
  wake(): void {
    if (this.#status.type === "waiting") this.#connect();
  }

  /** Replaces a connection that may have died unnoticed, as they do while a device sleeps. */
  renew(): void {
    if (this.#status.type === "open") this.#drop();
    if (this.#status.type === "open" || this.#status.type === "waiting") this.#connect();
  }

  /** Comes back later, as after that many attempts: the server cannot do now what one is here for. */
  retry(attempt: number): void {
    if (this.#status.type !== "open" || !this.#socket) return;
    this.#attempt = attempt;
    this.#lose(this.#socket, 0);
  }

  /**
   * Asks the server to do something. Without a connection it fails at once: nothing is kept for later.
   * When the connection breaks before the answer, it is said again after the next welcome if `again`,
   * and fails otherwise.
   */
  command(command: Command, again = true): Promise<Done> {
    const socket = this.#socket;
    if (this.#status.type !== "open" || !socket || this.#waiting.size >= MOST_WAITING) {
      return Promise.reject(new CommandFailed({ type: "offline" }));
    }
    const id = `${this.#page}-${this.#nextId++}`;
    const frame = JSON.stringify({ t: command.t, id, d: command.d });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(id), ANSWER_MILLIS);
      this.#waiting.set(id, { frame, again, resolve, reject, timer });
      this.#send(socket, frame);
    });
  }

  #become(status: SocketStatus): void {
    this.#status = status;
    this.#options.onStatus(status);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#options.url);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#lose(socket, 0), WELCOME_MILLIS);
    this.#become({ type: "connecting", attempt: this.#attempt });
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", d: this.#options.hello() }));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.#ping(), QUIET_MILLIS);
      this.#hear(socket, JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #hear(socket: WebSocket, message: ServerMessage): void {
    if (this.#status.type !== "open") {
      if (message.t === "welcome") {
        clearTimeout(this.#timer);
        this.#attempt = 0;
        this.#become({ type: "open" });
        this.#options.onWelcome(message.d);
        for (const { frame, again } of this.#waiting.values()) if (again) this.#send(socket, frame);
      } else if (message.t === "refused") {
        this.#hearUnwelcome(socket, message.d);
      }
      return;
    }
    if (message.t === "ack") {
      this.#take(message.d.id)?.resolve(message.d);
    } else if (message.t === "refused" && message.d.id !== undefined) {
      this.#take(message.d.id)?.reject(new CommandFailed({ type: "refused", refusal: message.d }));
    } else {
      this.#options.onMessage(message);
    }
  }

  #hearUnwelcome(socket: WebSocket, refusal: Refusal): void {
    if (passes(refusal.code)) {
      this.#lose(socket, SERVICE_RESTART);
      return;
    }
    this.stop();
    this.#options.onUnwelcome(refusal);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  /** The socket is gone or of no use: come back later. */
  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#timer);
    this.#drop();
    if (code === ELSEWHERE) {
      // Coming back by itself, it would send the other page away in turn.
      this.stop();
      this.#become({ type: "elsewhere" });
      return;
    }
    const soon = code === TOO_SLOW || code === SERVICE_RESTART;
    const wait = backoffMillis(soon ? 0 : this.#attempt, Math.random());
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#become({ type: "waiting", attempt: this.#attempt });
  }

  /** Forgets the socket, and fails what will not be said again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#silence);
    socket?.close();
    for (const [id, { again }] of [...this.#waiting]) if (!again) this.#fail(id);
  }

  #fail(id: string): void {
    this.#take(id)?.reject(new CommandFailed({ type: "lost" }));
  }

  #ping(): void {
    // Whether it is answered shows in whether anything is heard.
    this.command({ t: "ping", d: {} }, false).catch(() => {});
  }

  #send(socket: WebSocket, frame: string): void {
    socket.send(frame);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(socket, 0), SILENCE_MILLIS);
  }
}
