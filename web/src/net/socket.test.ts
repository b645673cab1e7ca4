// Against a real WebSocket server on a free port: only its answers are scripted.
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WebSocket as Peer, WebSocket, WebSocketServer } from "ws";
import type { Refusal, ServerMessage, Welcome } from "../protocol/messages";
import { backoffMillis } from "./backoff";
import { Socket, type SocketStatus } from "./socket";

/** Things that arrive, and can be waited for one by one. */
class Inbox<T> {
  #items: T[] = [];
  #readers: ((item: T) => void)[] = [];

  put(item: T): void {
    const reader = this.#readers.shift();
    if (reader) reader(item);
    else this.#items.push(item);
  }

  next(): Promise<T> {
    const item = this.#items.shift();
    return item === undefined ? new Promise((resolve) => this.#readers.push(resolve)) : Promise.resolve(item);
  }

  get size(): number {
    return this.#items.length;
  }
}

interface Frame {
  t: string;
  id: string;
  d: Record<string, unknown>;
}

/** The server's end of one connection. */
class Connection {
  readonly heard = new Inbox<Frame>();

  constructor(readonly peer: Peer) {
    peer.on("message", (data) => this.heard.put(JSON.parse(String(data))));
  }

  say(message: ServerMessage): void {
    this.peer.send(JSON.stringify(message));
  }

  /** Hears hello and welcomes. */
  async welcome(): Promise<Frame> {
    const hello = await this.heard.next();
    this.say({ t: "welcome", d: greeting });
    return hello;
  }
}

const greeting: Welcome = { protocol: 2, build: "b1", now: 0, player: "p", name: "Mira", avatar: "fox" };

let server: WebSocketServer;
let connections: Inbox<Connection>;
let socket: Socket;
let statuses: Inbox<SocketStatus>;
let unwelcome: Inbox<Refusal>;
let messages: Inbox<ServerMessage>;
let welcomes: number;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", WebSocket);
  connections = new Inbox();
  statuses = new Inbox();
  unwelcome = new Inbox();
  messages = new Inbox();
  welcomes = 0;
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (peer) => connections.put(new Connection(peer)));
  await new Promise((resolve) => server.once("listening", resolve));
  socket = new Socket({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    hello: () => ({ protocol: 2, token: "secret" }),
    onStatus: (status) => statuses.put(status),
    onWelcome: () => {
      welcomes += 1;
    },
    onUnwelcome: (refusal) => unwelcome.put(refusal),
    onMessage: (message) => messages.put(message),
  });
});

afterEach(() => {
  socket.stop();
  for (const peer of server.clients) peer.terminate();
  server.close();
  vi.unstubAllGlobals();
});

async function until(type: SocketStatus["type"]): Promise<void> {
  while ((await statuses.next()).type !== type);
}

/** Connects and is welcomed. */
async function connected(): Promise<Connection> {
  socket.start();
  const connection = await connections.next();
  await connection.welcome();
  await until("open");
  return connection;
}

test("hello comes first, and the welcome opens the connection", async () => {
  socket.start();
  const connection = await connections.next();
  expect(await connection.welcome()).toEqual({ t: "hello", d: { protocol: 2, token: "secret" } });
  await until("open");
  expect(welcomes).toBe(1);
});

test("each answer reaches the command of its id", async () => {
  const connection = await connected();
  const sit = socket.command({ t: "chair_take", d: { chair: 2 } });
  const make = socket.command({ t: "table_create", d: { name: "Sunday", public: true } });
  const first = await connection.heard.next();
  const second = await connection.heard.next();
  expect(first).toMatchObject({ t: "chair_take", d: { chair: 2 } });
  connection.say({ t: "ack", d: { id: second.id, table: "the-table" } });
  connection.say({
    t: "refused",
    d: { id: first.id, code: "chair_taken", text: "Somebody sits there already." },
  });
  await expect(make).resolves.toMatchObject({ table: "the-table" });
  await expect(sit).rejects.toMatchObject({ failure: { type: "refused", refusal: { code: "chair_taken" } } });
});

test("what answers no command is passed on", async () => {
  const connection = await connected();
  connection.say({ t: "lobby", d: { tables: [] } });
  connection.say({ t: "refused", d: { code: "garbage", text: "That message could not be read." } });
  expect((await messages.next()).t).toBe("lobby");
  expect((await messages.next()).t).toBe("refused");
});

test("without a connection a command fails at once and is not kept for later", async () => {
  await expect(socket.command({ t: "chair_leave", d: {} })).rejects.toMatchObject({
    failure: { type: "offline" },
  });
  const connection = await connected();
  const sit = socket.command({ t: "chair_take", d: {} });
  const frame = await connection.heard.next();
  expect(frame.t).toBe("chair_take");
  connection.say({ t: "ack", d: { id: frame.id } });
  await sit;
});

test("a broken connection comes back by itself", async () => {
  const connection = await connected();
  connection.peer.terminate();
  await until("waiting");
  await (await connections.next()).welcome();
  await until("open");
  expect(welcomes).toBe(2);
});

test("a command that was not answered is said again under the same id after a reconnect", async () => {
  const connection = await connected();
  const sit = socket.command({ t: "chair_take", d: {} });
  const said = await connection.heard.next();
  connection.peer.terminate();
  const next = await connections.next();
  await next.welcome();
  expect(await next.heard.next()).toEqual(said);
  next.say({ t: "ack", d: { id: said.id } });
  await expect(sit).resolves.toMatchObject({ id: said.id });
});

test("a command that is not to be said again fails when the connection breaks", async () => {
  const connection = await connected();
  const look = socket.command({ t: "lobby_open", d: {} }, false);
  await connection.heard.next();
  connection.peer.terminate();
  await expect(look).rejects.toMatchObject({ failure: { type: "lost" } });
});

test("a line that died unnoticed is found out by a ping, and replaced", async () => {
  const connection = await connected();
  connection.say({ t: "lobby", d: { tables: [] } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    connection.say({ t: "lobby", d: { tables: [] } });
    await messages.next();
    await messages.next();
    vi.advanceTimersByTime(20_000);
    const ping = await connection.heard.next();
    expect(ping.t).toBe("ping");
    connection.say({ t: "ack", d: { id: ping.id } });
    connection.say({ t: "lobby", d: { tables: [] } });
    await messages.next();
    expect(socket.status.type).toBe("open");
    vi.advanceTimersByTime(20_000);
    expect((await connection.heard.next()).t).toBe("ping");
    vi.advanceTimersByTime(10_000);
    expect(socket.status.type).toBe("waiting");
  } finally {
    vi.useRealTimers();
  }
});

test("three signs of waking at once make one reconnect", async () => {
  const connection = await connected();
  connection.peer.terminate();
  await until("waiting");
  socket.wake();
  socket.renew();
  socket.wake();
  await (await connections.next()).welcome();
  await until("open");
  expect(connections.size).toBe(0);
  expect(server.clients.size).toBe(1);
});

test("a page that was followed by another one rests until it is wanted again", async () => {
  const connection = await connected();
  const pending = socket.command({ t: "chair_take", d: {} });
  connection.peer.close(4009);
  await until("elsewhere");
  await expect(pending).rejects.toMatchObject({ failure: { type: "lost" } });
  socket.wake();
  socket.renew();
  expect(connections.size).toBe(0);
  socket.start();
  await (await connections.next()).welcome();
  await until("open");
});

test("renewing an open connection replaces it once", async () => {
  const connection = await connected();
  const closed = new Promise((resolve) => connection.peer.once("close", resolve));
  socket.renew();
  socket.renew();
  socket.wake();
  await (await connections.next()).welcome();
  await until("open");
  await closed;
  expect(connections.size).toBe(0);
});

test("a refused hello ends it until it is started again", async () => {
  socket.start();
  const connection = await connections.next();
  await connection.heard.next();
  connection.say({
    t: "refused",
    d: { code: "bad_token", text: "The server does not know you by this token." },
  });
  expect((await unwelcome.next()).code).toBe("bad_token");
  expect(socket.status.type).toBe("idle");
  socket.start();
  await (await connections.next()).welcome();
  await until("open");
});

test("a hello that is refused for a passing reason is tried again", async () => {
  socket.start();
  const connection = await connections.next();
  await connection.heard.next();
  connection.say({ t: "refused", d: { code: "going_down", text: "The server restarts." } });
  await (await connections.next()).welcome();
  await until("open");
  expect(unwelcome.size).toBe(0);
});

test("a socket that was stopped stays so", async () => {
  const connection = await connected();
  const closed = new Promise((resolve) => connection.peer.once("close", resolve));
  const pending = socket.command({ t: "chair_take", d: {} });
  socket.stop();
  await expect(pending).rejects.toMatchObject({ failure: { type: "lost" } });
  await closed;
  socket.wake();
  socket.renew();
  expect(socket.status.type).toBe("idle");
});

test("waits grow, up to a bound, and differ from client to client", () => {
  expect([0, 1, 2, 10].map((attempt) => backoffMillis(attempt, 1))).toEqual([500, 1000, 2000, 15_000]);
  expect(backoffMillis(3, 0)).toBe(backoffMillis(3, 1) / 2);
});
