/** Whole matches of Hungry Monkey as people play them, on phones. */
import type { Locator, Page } from "@playwright/test";
import type { EventView, View } from "../src/protocol/hungry_monkey";
import type { ServerMessage } from "../src/protocol/messages";
import { expect, setTable, test } from "./support";

/** Nothing moves, so that a match takes seconds. */
const still = { reducedMotion: "reduce" } as const;

test("two play a match to its end while a third watches and never sees a hand", async ({ come }) => {
  test.setTimeout(300_000);
  const mira = await come("Mira", "/", still);
  const path = await setTable(mira, "Banana split");
  const jonas = await come("Jonas", path, still);
  await jonas.getByRole("button", { name: "Take a chair" }).click();
  const wanda = await come("Wanda", path, still);
  const watched = updatesTo(wanda);
  await wanda.reload();
  await mira.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();

  const players = [mira, jonas];
  const played = players.map(updatesTo);
  for (const page of [...players, wanda]) await expect(page.getByTestId("banner")).toBeVisible();
  let reloaded = false;
  for (let version = 0; ; version = await versionOf(mira)) {
    for (const page of [...players, wanda]) await shown(page, version);
    const acting = await whoActs(players);
    if (!acting) break;
    if (version >= 12 && !reloaded) {
      reloaded = true;
      const before = await boardOf(acting);
      await acting.reload();
      await shown(acting, version);
      expect(await boardOf(acting)).toEqual(before);
    }
    await expectNoScrolling(acting);
    await act(acting, version);
  }

  expect(reloaded).toBe(true);
  for (const page of [...players, wanda])
    await expect(page.getByRole("heading", { name: /win/i })).toBeVisible();
  expect(watched.length).toBeGreaterThan(12);
  expect(watched.flatMap(secretsIn)).toEqual([]);
  expect(played.flat().flatMap(secretsIn)).not.toEqual([]);
});

test("a card can be played with the keyboard alone", async ({ come }) => {
  const page = await come("Solo", "/", still);
  await page.getByRole("button", { name: "Play against bots now" }).click();
  const hand = page.getByRole("toolbar", { name: /^Your hand/ }).getByRole("button");
  const onTurn = page.getByRole("button", { name: "Draw & play" });
  let playable = -1;
  for (;;) {
    const version = await asked(page);
    playable = (await labels(hand)).findIndex((label) => label.includes(", playable"));
    if ((await onTurn.count()) > 0 && playable >= 0) break;
    await act(page, version);
  }

  const version = await versionOf(page);
  await hand.and(page.locator("[tabindex='0']")).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < playable; step++) await page.keyboard.press("ArrowRight");
  await expect(hand.nth(playable)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(hand.nth(playable)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await expect(onTurn).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(board(page)).not.toHaveAttribute("data-version", String(version));
});

test("a card that does not fit says why", async ({ come }) => {
  const page = await come("Curious", "/", still);
  await page.getByRole("button", { name: "Play against bots now" }).click();
  const misfit = page.getByRole("toolbar", { name: /^Your hand/ }).locator("button[aria-disabled='true']");
  for (;;) {
    const version = await asked(page);
    if ((await misfit.count()) > 0) break;
    await act(page, version);
  }
  await misfit.first().click({ force: true, position: EDGE });
  const own = page.getByRole("region", { name: "Your cards" });
  await expect(own.getByRole("status")).toContainText(/is \d+; (it has to be|the Buffalo wants) /);
});

interface Told {
  view: View;
  events: EventView[];
}

/** All updates that the server sends to this page from its next connection on. */
function updatesTo(page: Page): Told[] {
  const updates: Told[] = [];
  const listen = (data: string | Buffer) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.t === "update") updates.push(message.d as unknown as Told);
  };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => listen(payload)));
  return updates;
}

/** What was told that only a seat may know. */
function secretsIn({ view, events }: Told): unknown[] {
  const told: unknown[] = [view.you, ...view.hand, view.may, ...(view.series?.own_beans ?? [])];
  if (view.outcome === null) {
    const rows = view.seats.flatMap((seat) =>
      seat.row.filter((slot) => !["empty", "face_down"].includes(slot.type)),
    );
    told.push(...rows, ...view.seats.map((seat) => seat.shown_hand), view.discarded_kinds);
  }
  for (const event of events) {
    if (event.type === "drew") told.push(event.cards);
    if (event.type === "peeked") told.push(event.animal);
    if (event.type === "swapped") told.push(event.placed, event.taken);
  }
  return told.filter((secret) => secret !== null);
}

/** Where a card that others overlap can be seen, and tapped. */
const EDGE = { x: 12, y: 60 };

const board = (page: Page) => page.locator("[data-version]");
const actions = (page: Page) =>
  page.getByRole("region", { name: "Your cards" }).locator("> div").last().getByRole("button");

async function labels(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label") ?? ""));
}

async function versionOf(page: Page): Promise<number> {
  return Number(await board(page).getAttribute("data-version"));
}

/** Waits until the viewer is asked something; in which version. */
async function asked(page: Page): Promise<number> {
  await expect(board(page)).toHaveAttribute("data-ready", "true");
  await expect(actions(page)).not.toHaveCount(0);
  return versionOf(page);
}

/** Waits until the page shows this version. */
async function shown(page: Page, version: number): Promise<void> {
  await expect(board(page)).toHaveAttribute("data-version", String(version));
}

/** The player whom the match waits for; nobody once it is over. */
async function whoActs(players: readonly Page[]): Promise<Page | undefined> {
  for (const page of players) {
    if ((await board(page).getAttribute("data-ready")) === "true" && (await actions(page).count()) > 0)
      return page;
  }
  await expect(players[0]?.getByRole("heading", { name: /win/i }) as Locator).toBeVisible();
  return undefined;
}

/** Everything the board says to whoever listens to it. */
async function boardOf(page: Page): Promise<(string | null)[]> {
  const said = await board(page)
    .locator("[aria-label]")
    .evaluateAll((all) => all.map((element) => element.getAttribute("aria-label")));
  return [...said, await page.getByTestId("banner").textContent()];
}

async function expectNoScrolling(page: Page): Promise<void> {
  const room = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(room).toBeLessThanOrEqual(0);
  await expect(actions(page).last()).toBeInViewport({ ratio: 1 });
}

/** Does what can be done, as somebody would who wants to be done: all of a kind that fits, or else the draw pile. */
async function act(page: Page, version: number): Promise<void> {
  const pickable = "button[aria-pressed='false']";
  const card = page.getByRole("toolbar", { name: /^Your hand/ }).locator(pickable);
  const place = board(page).locator(`[data-at^='row:'] ${pickable}`);
  if ((await card.count()) > 0) {
    const [name] = (await labels(card.first()))[0]?.split(",") ?? [];
    const same = card.and(page.getByLabel(`${name},`));
    const swapping = (await place.count()) > 0;
    for (let left = swapping ? 1 : await same.count(); left > 0; left--)
      await same.first().click({ position: EDGE });
  }
  if ((await place.count()) > 0) await place.first().click();
  const stop = actions(page).and(page.getByText(/^(Offer to stop|Stop here)$/));
  if ((await stop.count()) > 0) await stop.click();
  else await actions(page).and(page.locator(":enabled")).last().click();
  await expect(board(page)).not.toHaveAttribute("data-version", String(version));
}
