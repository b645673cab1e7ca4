/** What specs of any game do with a match: follow it, and read the board as somebody does who listens to it. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { ServerMessage } from "../../src/protocol/messages";
import { type Fixtures, setTable } from ".";

/** Nothing moves, so that a match takes seconds. */
export const still = { reducedMotion: "reduce" } as const;

/** What an update tells one viewer. */
export interface Told<V, E> {
  view: V;
  events: E[];
}

/** All updates that the server sends to this page from its next connection on. */
export function updatesTo<V, E>(page: Page): Told<V, E>[] {
  const updates: Told<V, E>[] = [];
  const listen = (data: string | Buffer) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.t === "update") updates.push(message.d as unknown as Told<V, E>);
  };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => listen(payload)));
  return updates;
}

/** Who plays a match and who watches it, with everything that each is told of it. */
export interface Company<V, E> {
  host: Page;
  players: Page[];
  spectator: Page;
  everybody: Page[];
  /** What the players are told, in seat order. */
  played: Told<V, E>[][];
  watched: Told<V, E>[];
}

/**
 * A table at which Mira is about to start this game with so many, while Wanda watches. `choose` sets the table's
 * options with Mira's page before anybody else comes.
 */
export async function gather<V, E>(
  come: Fixtures["come"],
  game: string,
  size: 2 | 3,
  choose: (host: Page) => Promise<void> = async () => undefined,
): Promise<Company<V, E>> {
  const host = await come("Mira", "/", still);
  const path = await setTable(host, "Kitchen table");
  await host.getByRole("radiogroup", { name: "Game" }).getByText(game, { exact: true }).click();
  await choose(host);
  const players = [host];
  for (const name of ["Jonas", "Priya"].slice(0, size - 1)) {
    const page = await come(name, path, still);
    await page.getByRole("button", { name: "Take a chair" }).click();
    players.push(page);
  }
  const spectator = await come("Wanda", path, still);
  const everybody = [...players, spectator];
  const played = players.map((page) => updatesTo<V, E>(page));
  const watched = updatesTo<V, E>(spectator);
  for (const page of everybody) {
    await expect(page.getByRole("heading", { name: "Kitchen table" })).toBeVisible();
    await page.reload();
  }
  return { host, players, spectator, everybody, played, watched };
}

export const board = (page: Page) => page.locator("[data-version]");

/** The buttons that make moves. */
export const actions = (page: Page) =>
  page
    .getByRole("region", { name: /^Your (cards|side)$/ })
    .locator("> div")
    .last()
    .getByRole("button");

export async function labels(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label") ?? ""));
}

export async function versionOf(page: Page): Promise<number> {
  return Number(await board(page).getAttribute("data-version"));
}

/** Waits until the viewer is asked something; in which version. */
export async function asked(page: Page): Promise<number> {
  await expect(board(page)).toHaveAttribute("data-ready", "true");
  await expect(actions(page)).not.toHaveCount(0);
  return versionOf(page);
}

/** Waits until the page shows this version. */
export async function shown(page: Page, version: number): Promise<void> {
  await expect(board(page)).toHaveAttribute("data-version", String(version));
}

/** The first player whom the match waits for; nobody once it is over. */
export async function whoActs(players: readonly Page[]): Promise<Page | undefined> {
  const asked = await Promise.all(
    players.map(
      async (page) =>
        (await board(page).getAttribute("data-ready")) === "true" && (await actions(page).count()) > 0,
    ),
  );
  const first = asked.indexOf(true);
  if (first >= 0) return players[first];
  await expect(players[0]?.getByRole("heading", { name: /win/i }) as Locator).toBeVisible();
  return undefined;
}

/** Everything the board says to whoever listens to it. */
export async function boardOf(page: Page): Promise<(string | null)[]> {
  const said = await board(page)
    .locator("[aria-label]")
    .evaluateAll((all) => all.map((element) => element.getAttribute("aria-label")));
  return [...said, await page.getByTestId("banner").textContent()];
}

/** The page fits the screen, and what can be done is on it. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const room = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(room).toBeLessThanOrEqual(0);
  await expect(actions(page).last()).toBeInViewport({ ratio: 1 });
}

/**
 * Plays a match to its end, one who is asked acting at a time, while everybody follows. On the way one of the
 * players reloads the page, and comes back to the same board.
 */
export async function playToTheEnd(
  players: readonly Page[],
  spectator: Page,
  act: (page: Page, version: number) => Promise<void>,
  words: (page: Page) => Promise<(string | null)[]> = boardOf,
): Promise<void> {
  const everybody = [...players, spectator];
  for (const page of everybody) await expect(page.getByTestId("banner")).toBeVisible();
  let reloaded = false;
  for (let version = 0; ; version = await versionOf(spectator)) {
    await Promise.all(everybody.map((page) => shown(page, version)));
    const acting = await whoActs(players);
    if (!acting) break;
    if (version >= 9 && !reloaded) {
      reloaded = true;
      const before = await words(acting);
      await acting.reload();
      await shown(acting, version);
      expect(await words(acting)).toEqual(before);
    }
    await expectNoScrolling(acting);
    await act(acting, version);
    await expect(board(spectator)).not.toHaveAttribute("data-version", String(version));
  }
  expect(reloaded).toBe(true);
  for (const page of everybody) await expect(page.getByRole("heading", { name: /win/i })).toBeVisible();
}
