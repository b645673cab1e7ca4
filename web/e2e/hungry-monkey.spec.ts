/** Whole matches of Hungry Monkey as people play them, on phones. */
import type { Page } from "@playwright/test";
import type { EventView, View } from "../src/protocol/hungry_monkey";
import { expect, test } from "./support";
import {
  actions,
  asked,
  board,
  gather,
  labels,
  playToTheEnd,
  still,
  type Told,
  versionOf,
} from "./support/match";

test("two play a match to its end while a third watches and never sees a hand", async ({ come }) => {
  test.setTimeout(300_000);
  const { host, players, spectator, played, watched } = await gather<View, EventView>(
    come,
    "Hungry Monkey",
    2,
  );
  await host.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();

  await playToTheEnd(players, spectator, act);
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

/** What was told that only a seat may know. */
function secretsIn({ view, events }: Told<View, EventView>): unknown[] {
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
