// The client against a scripted server: which messages lead to which state.
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type WebSocket as Peer, WebSocket, WebSocketServer } from "ws";
import { lobbyTable, matchInfo, people, table } from "../dev/fixtures";
import { games } from "../games";
import type { Code, ServerMessage, Update } from "../protocol/messages";
import { Client } from "./client";
import { takenContribution } from "./contributions";
import { recentTables } from "./recent-tables";
import { remember, remembered } from "./storage";
import { toasts } from "./toasts";

const { mira } = people;
const sunday = table();

interface Frame {
  t: string;
  id: string;
  d: Record<string, unknown>;
}

let server: WebSocketServer;
let peer: Peer;
let heard: Frame[];
let client: Client;
let reload: ReturnType<typeof vi.fn<() => void>>;

// Fetched here, so that no test waits for it.
beforeAll(() => new Promise<void>((done) => games["hungry-monkey"].client.use(() => done())));

beforeEach(async () => {
  vi.stubGlobal("WebSocket", WebSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  heard = [];
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (connected) => {
    peer = connected;
    peer.on("message", (data) => heard.push(JSON.parse(String(data))));
  });
  await new Promise((resolve) => server.once("listening", resolve));
  reload = vi.fn<() => void>();
  client = new Client(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, reload);
  remember("token", "secret");
  toasts.value = [];
});

afterEach(() => {
  client.stop();
  for (const each of server.clients) each.terminate();
  server.close();
  vi.unstubAllGlobals();
});

/** The table that is open. */
const here = () => client.table.value;

const say = (message: ServerMessage) => peer.send(JSON.stringify(message));

const hears = (t: string) =>
  vi.waitFor(() => heard.find((frame) => frame.t === t) ?? Promise.reject(new Error(t)));

const ack = async (t: string) => say({ t: "ack", d: { id: (await hears(t)).id } });

const refuse = async (t: string, code: Code, why?: unknown) =>
  say({ t: "refused", d: { id: (await hears(t)).id, code, text: `It is ${code}.`, why } });

const welcome = (build = "b1", token?: string) =>
  say({
    t: "welcome",
    d: {
      protocol: 2,
      build,
      now: 0,
      player: mira.id,
      name: "Mira",
      avatar: "fox",
      ...(token ? { token } : {}),
    },
  });

const update = (version: number, changes: Partial<Update> = {}): ServerMessage => ({
  t: "update",
  d: {
    match: matchInfo().id,
    version,
    seat: 0,
    acting: [],
    ply: 3,
    may_undo: false,
    events: [],
    view: { version },
    ...changes,
  },
});

async function connected(): Promise<void> {
  client.start();
  await hears("hello");
  welcome();
  await vi.waitFor(() => expect(client.online.value).toBe(true));
}

async function atTable(): Promise<void> {
  await connected();
  client.openTable(sunday.id);
  say({ t: "table", d: { ...sunday, match: matchInfo() } });
  await ack("table_open");
  await vi.waitFor(() => expect(here()?.match.value).not.toBeNull());
}

test("whoever sits contributes to the next match, once, and checks it against what was promised before", async () => {
  await connected();
  client.openTable(sunday.id);
  const next = "ab".repeat(32);
  say({ t: "table", d: { ...sunday, next_commitment: next } });
  const sent = (await hears("contribute")).d;
  expect(sent).toEqual({ commitment: next, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(takenContribution(next)).toBeNull();
  await ack("contribute");
  await vi.waitFor(() => expect(takenContribution(next)).toBe(sent.value));
  say({ t: "table", d: { ...sunday, next_commitment: next, spectators: [people.jonas] } });
  say({ t: "table", d: { ...sunday, match: matchInfo({ commitment: "swapped" }) } });
  await vi.waitFor(() => expect(here()?.match.value?.commitment).toBe(next));
  expect(heard.filter((frame) => frame.t === "contribute")).toHaveLength(1);
});

test("whoever stands up takes back what they contributed, and contributes it again in another chair", async () => {
  await connected();
  client.openTable(sunday.id);
  const next = "cd".repeat(32);
  say({ t: "table", d: { ...sunday, next_commitment: next } });
  await ack("contribute");
  await vi.waitFor(() => expect(takenContribution(next)).not.toBeNull());
  say({ t: "table", d: { ...sunday, chairs: [], next_commitment: next } });
  await vi.waitFor(() => expect(takenContribution(next)).toBeNull());
  say({ t: "table", d: { ...sunday, next_commitment: next } });
  await vi.waitFor(() => expect(heard.filter((frame) => frame.t === "contribute")).toHaveLength(2));
  const [first, second] = heard.filter((frame) => frame.t === "contribute");
  expect(second?.d).toEqual(first?.d);
});

test("who only watches contributes nothing", async () => {
  await connected();
  client.openTable(sunday.id);
  say({ t: "table", d: { ...sunday, chairs: [], next_commitment: "ab".repeat(32) } });
  await ack("table_open");
  await vi.waitFor(() => expect(here()?.view.value).not.toBeNull());
  expect(heard.filter((frame) => frame.t === "contribute")).toEqual([]);
});

test("a newcomer is asked for a name first, and the token is kept", async () => {
  remember("token", null);
  client.start();
  expect(client.identity.asking.value).toEqual({ type: "first" });
  client.introduce({ name: "Mira", avatar: "fox" });
  expect((await hears("hello")).d).toEqual({ protocol: 2, name: "Mira", avatar: "fox" });
  welcome("b1", "fresh");
  await vi.waitFor(() => expect(client.me.value?.name).toBe("Mira"));
  expect(remembered("token")).toBe("fresh");
  expect(client.identity.asking.value).toBeNull();
});

test("a token that the server does not know is forgotten, and the name asked anew", async () => {
  client.start();
  expect((await hears("hello")).d).toEqual({ protocol: 2, token: "secret" });
  say({ t: "refused", d: { code: "bad_token", text: "Unknown." } });
  await vi.waitFor(() => expect(client.identity.asking.value).toEqual({ type: "forgotten" }));
  expect(remembered("token")).toBeNull();
});

test("a device that follows a link comes with nothing else, and keeps the token that it is told", async () => {
  await connected();
  heard.length = 0;
  client.follow("one-time");
  expect((await hears("hello")).d).toEqual({ protocol: 2, link: "one-time" });
  welcome("b1", "new-token");
  await vi.waitFor(() => expect(client.identity.following.value).toBe("done"));
  expect(remembered("token")).toBe("new-token");
});

test("a link that is used up leaves the device who it was", async () => {
  client.follow("too-old");
  await hears("hello");
  heard.length = 0;
  say({ t: "refused", d: { code: "link_used_up", text: "This link has been used, or is too old." } });
  await vi.waitFor(() => expect(client.identity.following.value).toBe("used_up"));
  expect((await hears("hello")).d).toEqual({ protocol: 2, token: "secret" });
});

test("another build of the server reloads the page, the same does not", async () => {
  await connected();
  for (const [build, reloads] of [
    ["b1", 0],
    ["b2", 1],
  ] as const) {
    heard = [];
    client.renew();
    await hears("hello");
    welcome(build);
    await vi.waitFor(() => expect(client.online.value).toBe(true));
    expect(reload).toHaveBeenCalledTimes(reloads);
  }
});

test("a page that speaks an older protocol reloads, and says so if that doesn't help", async () => {
  client.introduce({ name: "Mira", avatar: "fox" });
  await hears("hello");
  say({ t: "refused", d: { code: "wrong_protocol", text: "Reload the page." } });
  await vi.waitFor(() => expect(client.outdated.value).toBe(true));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the lobby is asked for again after a reconnect, and forgotten when one leaves it", async () => {
  client.openLobby();
  await connected();
  await hears("lobby_open");
  say({ t: "lobby", d: { tables: [lobbyTable()] } });
  await vi.waitFor(() => expect(client.lobby.value).toHaveLength(1));
  heard = [];
  client.renew();
  await hears("hello");
  welcome();
  await hears("lobby_open");
  client.closeLobby();
  await hears("lobby_close");
  expect(client.lobby.value).toBeNull();
});

test("a table is open once it was told of, and among the recent ones", async () => {
  await connected();
  client.openTable(sunday.id);
  expect(here()?.place.value).toEqual({ type: "opening" });
  say({ t: "table", d: sunday });
  await vi.waitFor(() => expect(here()?.place.value.type).toBe("open"));
  expect(here()?.view.value?.settings.name).toBe("Sunday table");
  expect(recentTables.value[0]).toEqual({ id: sunday.id, name: "Sunday table" });
});

test("a table that cannot be opened is gone, and off the list", async () => {
  await connected();
  client.openTable(sunday.id);
  await refuse("table_open", "no_such_table");
  await vi.waitFor(() => expect(here()?.place.value).toMatchObject({ type: "gone", code: "no_such_table" }));
  expect(recentTables.value.some((recent) => recent.id === sunday.id)).toBe(false);
});

test("who is sent away sees it at once", async () => {
  await atTable();
  say({ t: "table_gone", d: { table: sunday.id, code: "kicked" } });
  await vi.waitFor(() => expect(here()?.place.value).toMatchObject({ type: "gone", code: "kicked" }));
  expect(here()?.view.value).toBeNull();
  expect(here()?.match.value).toBeNull();
});

test("what another table still sends is not shown", async () => {
  await atTable();
  say({ t: "table", d: table({ id: "another", settings: { ...sunday.settings, name: "Another" } }) });
  say({ t: "lobby", d: { tables: [] } });
  say({ t: "table", d: { ...sunday, settings: { ...sunday.settings, name: "Renamed" } } });
  await vi.waitFor(() => expect(here()?.view.value?.settings.name).toBe("Renamed"));
  expect(client.lobby.value).toBeNull();
});

test("nothing of one table is left at the next, and its late answers change nothing there", async () => {
  await atTable();
  say(update(1));
  await vi.waitFor(() => expect(here()?.match.value?.latest.value).not.toBeNull());
  heard = [];
  client.renew();
  await hears("hello");
  welcome();
  const { id } = await hears("table_open");
  client.openTable("another");
  expect(here()?.match.value).toBeNull();
  say({ t: "refused", d: { id, code: "busy", text: "Too much to do." } });
  say({ t: "table", d: table({ id: "another" }) });
  await vi.waitFor(() => expect(here()?.place.value.type).toBe("open"));
  expect(client.status.value.type).toBe("open");
  expect(here()?.match.value).toBeNull();
});

test("an update that comes before its table is kept for it", async () => {
  await connected();
  client.openTable(sunday.id);
  say(update(4));
  say({ t: "table", d: { ...sunday, match: matchInfo() } });
  await vi.waitFor(() => expect(here()?.match.value?.queue.shown.value?.view).toEqual({ version: 4 }));
});

test("what happens while a game has yet to be fetched is not lost", async () => {
  await connected();
  client.openTable(sunday.id);
  say({ t: "table", d: { ...sunday, match: matchInfo({ game: "little-monster" }) } });
  say(update(4));
  const fetched = new Promise<unknown>((done) => games["little-monster"].client.use(done));
  await vi.waitFor(() => expect(here()?.view.value).not.toBeNull());
  await fetched;
  await vi.waitFor(() => expect(here()?.match.value?.queue.shown.value?.view).toEqual({ version: 4 }));
});

test("after a reconnect the table is asked for from where one had got to", async () => {
  await atTable();
  say(update(7));
  await vi.waitFor(() => expect(here()?.match.value?.latest.value?.version).toBe(7));
  heard = [];
  client.renew();
  await hears("hello");
  welcome();
  expect((await hears("table_open")).d).toEqual({
    table: sunday.id,
    seen: { match: matchInfo().id, version: 7 },
  });
});

test("a move carries the match and the ply it answers, and only one is on its way", async () => {
  await atTable();
  say(update(1));
  await vi.waitFor(() => expect(here()?.match.value?.latest.value?.ply).toBe(3));
  const sent = here()?.move({ type: "draw_and_play" });
  await here()?.move({ type: "take_pile" });
  expect((await hears("move")).d).toEqual({ match: matchInfo().id, ply: 3, move: { type: "draw_and_play" } });
  expect(here()?.match.value?.pending.value).toBe(true);
  await ack("move");
  await sent;
  expect(here()?.match.value?.pending.value).toBe(false);
  expect(heard.filter((frame) => frame.t === "move")).toHaveLength(1);
});

test("an illegal move is explained in the game's own words", async () => {
  await atTable();
  say(update(1));
  await vi.waitFor(() => expect(here()?.match.value?.latest.value).not.toBeNull());
  const sent = here()?.move({ type: "play" });
  await refuse("move", "illegal", { rule: "not_in_hand" });
  await sent;
  expect(here()?.match.value?.refused.value).toEqual({ rule: "not_in_hand" });
  expect(toasts.value.map((toast) => toast.text)).toEqual([
    here()?.match.value?.game.explain({ rule: "not_in_hand" }),
  ]);
});

test("what is refused is told in a sentence", async () => {
  await atTable();
  const attempt = client.attempt({ t: "chair_take", d: { chair: 0 } });
  await refuse("chair_take", "chair_taken");
  expect(await attempt).toBe(false);
  expect(toasts.value.map((toast) => toast.text)).toEqual(["It is chair_taken."]);
});

test("without a connection a command fails with a sentence", async () => {
  expect(await client.attempt({ t: "chair_leave", d: {} })).toBe(false);
  expect(toasts.value[0]?.text).toBe("You're offline, so nothing was sent.");
});

test("a match that was on before one's eyes was witnessed, one that was over already was not", async () => {
  await atTable();
  expect(here()?.match.value?.witnessed.value).toBe(true);
  client.closeTable();
  client.openTable(sunday.id);
  say({ t: "table", d: { ...sunday, match: matchInfo({ abandoned: true }) } });
  await vi.waitFor(() => expect(here()?.match.value).not.toBeNull());
  expect(here()?.match.value?.witnessed.value).toBe(false);
});

test("a table that cannot be opened just now is opened as soon as it can", async () => {
  client.start();
  await hears("hello");
  welcome();
  client.openTable(sunday.id);
  for (const code of ["internal", "busy"] as const) {
    await refuse("table_open", code);
    await vi.waitFor(() => expect(client.status.value.type).toBe("waiting"));
    expect(here()?.place.value.type).toBe("opening");
    heard = [];
    client.wake();
    await hears("hello");
    welcome();
    await hears("table_open");
  }
  say({ t: "table", d: sunday });
  await ack("table_open");
  await vi.waitFor(() => expect(here()?.place.value).toEqual({ type: "open" }));
});

test("a double click asks for something once", async () => {
  await connected();
  const chosen = { t: "bot_add", d: { chair: 1 } } as const;
  const both = [client.attempt(chosen), client.attempt({ ...chosen })];
  await ack("bot_add");
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(heard.filter((frame) => frame.t === "bot_add")).toHaveLength(1);
  heard = [];
  const later = client.attempt(chosen);
  await refuse("bot_add", "chair_taken");
  expect(await later).toBe(false);
  expect(toasts.value).toHaveLength(1);
});
