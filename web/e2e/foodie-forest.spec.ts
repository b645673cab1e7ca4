/** Whole matches of Foodie Forest as people play them, on phones. */
import type { Page } from "@playwright/test";
import type { EventView, View } from "../src/protocol/foodie_forest";
import { expect, setTable, test } from "./support";
import { actions, board, gather, labels, playToTheEnd, still, type Told, versionOf } from "./support/match";

test("three play five deals while a fourth watches and sees neither a hand nor a recipe before its time", async ({
  come,
}) => {
  test.setTimeout(420_000);
  const { host, players, spectator, everybody, played, watched } = await gather<View, EventView>(
    come,
    "Foodie Forest",
    3,
  );
  await host.getByRole("button", { name: "Start Foodie Forest with 3" }).click();

  await playToTheEnd(players, spectator, act);
  for (const page of everybody) {
    await expect(page.getByRole("table", { name: "All deals" }).last()).toContainText("5");
    await expect(page.getByText(/^How deal \d was scored$/)).toHaveCount(5);
  }
  expect(watched.at(-1)?.view.sheet).toHaveLength(5);
  expect(watched.flatMap(secretsIn)).toEqual([]);
  expect(played.flat().flatMap(secretsIn)).not.toEqual([]);
});

test("recipe and card can be chosen with the keyboard alone", async ({ come }) => {
  const page = await come("Solo", "/", still);
  await playAgainstBots(page);
  await page.getByRole("toolbar", { name: "Your recipes" }).locator("[tabindex='0']").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect(actions(page)).toHaveText("Cook Trash");
  await actions(page).focus();
  await page.keyboard.press("Enter");

  const hand = page.getByRole("toolbar", { name: /^Your hand/ }).getByRole("button");
  await expect(actions(page)).toHaveText(/^(Pick a card|Play )/);
  const cards = await hand.count();
  const playable = (await labels(hand)).findIndex((label) => /, (playable|picked)$/.test(label));
  await hand.and(page.locator("[tabindex='0']")).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < playable; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(hand.nth(playable)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(hand).toHaveCount(cards - 1);
});

test("a card of another colour says why it has to wait", async ({ come }) => {
  const page = await come("Curious", "/", still);
  await playAgainstBots(page);
  const hand = page.getByRole("toolbar", { name: /^Your hand/ });
  const misfit = hand.locator("button[aria-disabled='true']");
  for (;;) {
    await expect(board(page)).toHaveAttribute("data-ready", "true");
    await expect(actions(page).last()).toBeVisible();
    if ((await misfit.count()) > 0) break;
    const version = await versionOf(page);
    await act(page);
    await expect(board(page)).not.toHaveAttribute("data-version", String(version));
  }
  await misfit.first().click({ force: true, position: EDGE });
  const own = page.getByRole("region", { name: "Your cards" });
  await expect(own.getByRole("status")).toHaveText(
    /^(Bug|Vegetable|Fruit) is required, and you have (one|some)\.$/,
  );
});

test("with strict memory the log names no card of an earlier trick, and a reloaded page none at all", async ({
  come,
}) => {
  test.setTimeout(120_000);
  const page = await come("Forgetful", "/", still);
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page);
  const lines = page.getByRole("complementary").getByRole("listitem");
  const taken = lines.filter({ hasText: "filled the pot" });
  while ((await taken.count()) === 0) {
    await expect(board(page)).toHaveAttribute("data-ready", "true");
    await expect(actions(page).last()).toBeVisible();
    const version = await versionOf(page);
    await act(page);
    await expect(board(page)).not.toHaveAttribute("data-version", String(version));
  }
  const told = await lines.allTextContents();
  const earlier = told.slice(
    0,
    told.findLastIndex((line) => line.includes("filled the pot")),
  );
  const played = earlier.filter((line) => line.includes(" played "));
  expect(played).not.toEqual([]);
  for (const line of played) expect(line).toMatch(/ played a card: \d+ in the pot/);
  await page.reload();
  await expect(page.getByText("Nothing has happened since you came.")).toBeVisible();
});

/** What was told that only a seat may know, or that nobody may know yet. */
function secretsIn({ view, events }: Told<View, EventView>): unknown[] {
  const told: unknown[] = [view.you, ...view.hand, view.may, view.remembered];
  if (view.phase.type === "choosing") told.push(...view.seats.map((seat) => seat.recipe));
  if (view.phase.type === "playing") told.push(...view.seats.map((seat) => seat.pile));
  if (view.outcome === null) told.push(view.undealt_cards, ...view.seats.map((seat) => seat.shown_hand));
  for (const event of events) {
    if (event.type === "dealt") told.push(event.hand);
    if (event.type === "recipe_chosen") told.push(event.recipe);
  }
  return told.filter((secret) => secret !== null);
}

/** Where a card that others overlap can be seen, and tapped. */
const EDGE = { x: 12, y: 40 };

/** A table of one's own with two bots, in the first deal. */
async function playAgainstBots(page: Page): Promise<void> {
  await setTable(page, "Solo");
  await page.getByText("Foodie Forest", { exact: true }).click();
  for (const chair of [2, 3]) await page.getByRole("button", { name: `Put a bot on chair ${chair}` }).click();
  await page.getByRole("button", { name: "Start Foodie Forest with 3" }).click();
  await expect(board(page)).toHaveAttribute("data-ready", "true");
  await expect(page.getByTestId("banner")).toHaveText("Deal 1: choose your recipe");
}

/** Does what can be done: the first recipe or card that can be picked, unless one is, and the button. */
async function act(page: Page): Promise<void> {
  const pickable = page.getByRole("toolbar").locator("button[aria-pressed='false']");
  const picked = page.getByRole("toolbar").locator("button[aria-pressed='true']");
  if ((await pickable.count()) > 0 && (await picked.count()) === 0)
    await pickable.first().click({ position: EDGE });
  await actions(page).and(page.locator(":enabled")).click();
}

test("on a phone held sideways nothing covers what recipes bring and cost", async ({ come }) => {
  const page = await come("Solo", "/", { ...still, viewport: { width: 844, height: 390 } });
  await setTable(page, "Sideways");
  await page.getByText("Foodie Forest", { exact: true }).click();
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await page.getByRole("button", { name: "Start Foodie Forest with 2" }).click();
  for (const name of ["Empty pot: +5 at once, −1 per card", "Trash: +1 per Trash, −1 per spice"]) {
    const recipe = page.getByRole("button", { name });
    const { width, height } = (await recipe.boundingBox()) ?? { width: 0, height: 0 };
    // Refused while something else lies there.
    await recipe.click({ trial: true, position: { x: width / 2, y: 4 } });
    await recipe.click({ trial: true, position: { x: width / 2, y: height - 14 } });
  }
});
