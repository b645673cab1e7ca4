/** Whole matches of Little Monster as people play them, on phones. */
import type { Locator, Page } from "@playwright/test";
import type { EventView, View } from "../src/protocol/little_monster";
import { expect, setTable, test } from "./support";
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

test("two race their monsters home while a third watches, and nobody is told of another's hand", async ({
  come,
}) => {
  test.setTimeout(300_000);
  const { host, players, spectator, everybody, played, watched } = await gather<View, EventView>(
    come,
    "Little Monster",
    2,
    (host) => host.getByText("Two of three", { exact: true }).click(),
  );
  await host.getByRole("button", { name: "Start Little Monster with 2" }).click();

  await playToTheEnd(players, spectator, act);
  for (const page of everybody) {
    await expect(page.getByRole("list", { name: "How far they came" })).toContainText("home");
  }
  expect(watched.length).toBeGreaterThan(12);
  expect(watched.flatMap((told) => secretsIn(told, null))).toEqual([]);
  for (const [seat, told] of played.entries()) {
    expect(told.flatMap((update) => secretsIn(update, seat))).toEqual([]);
    expect(told.flatMap((update) => secretsIn(update, null))).not.toEqual([]);
  }
});

test("a monster is fed with the keyboard alone", async ({ come }) => {
  const page = await come("Solo", "/", still);
  await playAgainstBots(page);
  for (;;) {
    await asked(page);
    if ((await page.getByRole("button", { name: "Pick cards to feed" }).count()) > 0) break;
    const version = await versionOf(page);
    await act(page);
    await expect(board(page)).not.toHaveAttribute("data-version", String(version));
  }
  const eater = await easiestToFeed(page);
  await eater.focus();
  if ((await eater.getAttribute("aria-pressed")) === "false") await page.keyboard.press("Space");
  const hand = page.getByRole("toolbar", { name: /^Your hand/ }).getByRole("button");
  const feed = actions(page).and(page.getByText(/^Feed /));
  await hand.and(page.locator("[tabindex='0']")).focus();
  await page.keyboard.press("End");
  while ((await feed.count()) === 0) {
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
  }
  const cards = await hand.count();
  await feed.focus();
  await page.keyboard.press("Enter");
  await expect(hand).not.toHaveCount(cards);
});

/** Leaves the lobby for a table with bots, at which Little Monster begins. */
async function playAgainstBots(page: Page): Promise<void> {
  await setTable(page, "Practice");
  await page.getByText("Little Monster", { exact: true }).click();
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await page.getByRole("button", { name: "Start Little Monster with 2" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
}

/** What was told that only a seat may know; of that seat itself, what it may not know either. */
function secretsIn({ view, events }: Told<View, EventView>, seat: number | null): unknown[] {
  const told: unknown[] = [
    ...view.known_in_deck,
    view.discards,
    ...view.seats.flatMap(({ known }) => known),
    ...(view.outcome === null ? view.seats.map(({ rejected }) => rejected) : []),
  ];
  if (seat === null) told.push(view.you, ...view.hand, ...view.discarding, view.kept, view.may);
  else if (view.you !== seat) told.push(view.you);
  for (const event of events) {
    if (event.type === "offered" && seat === null) told.push(...event.monsters);
    if (event.type === "drew" && event.seat !== seat) told.push(event.cards);
    if (event.type === "stole" && event.seat !== seat && event.from !== seat) told.push(event.cards);
    if (event.type === "looked" && event.seat !== seat) told.push(event.card);
  }
  return told.filter((secret) => secret !== null);
}

/** Does what can be done: feeds with the most valuable cards, and takes the first of what else is to be chosen. */
async function act(page: Page): Promise<void> {
  const own = page.getByRole("region", { name: "Your cards" });
  const pickable = "button[aria-pressed='false']";
  const offered = page.getByRole("toolbar", { name: "Monsters" }).locator(pickable);
  const choice = own.getByRole("toolbar", { name: "To choose from" }).locator(pickable);
  const card = own.getByRole("toolbar", { name: /^Your hand/ }).locator(pickable);
  const lacking = actions(page).and(page.getByText(/^(Pick|\d+ more)/));
  if ((await lacking.count()) > 0) {
    if (await own.getByText("Pick cards to feed").isVisible()) await (await easiestToFeed(page)).click();
    const pick =
      (await offered.count()) > 0
        ? offered.first()
        : (await choice.count()) > 0
          ? choice.first()
          : card.last();
    while ((await lacking.count()) > 0) await pick.click();
  }
  await actions(page).and(page.locator(":enabled")).last().click();
}

/** Of the own monsters that can be fed, the one that wants least: what is enough for any of them is enough for it. */
async function easiestToFeed(page: Page): Promise<Locator> {
  const eaters = page.getByRole("list", { name: "Your monsters" }).locator("button[aria-pressed]");
  const wants = (await labels(eaters)).map((label) => Number(/fed at (\d+)/.exec(label)?.[1]));
  return eaters.nth(wants.indexOf(Math.min(...wants)));
}
