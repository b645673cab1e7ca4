/** Matches that are over: seen again in three ways, from a file, and played on. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support";
import { botsPlay } from "./support/bots";
import { still } from "./support/match";

const board = (page: Page) => page.getByTestId("replay");
const version = (page: Page) => board(page).getAttribute("data-version");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What each of the two bots holds, told below the board when all hands are open. */
const hands = (page: Page) => page.getByRole("list", { name: "All hands" }).getByRole("listitem");

test("a finished match is watched again step by step, in other eyes, from a file, and played on", async ({
  come,
  visit,
  server,
}) => {
  const page = await come("Mira", "/", still);
  await page.goto(`/replay/${await botsPlay(server.url)}`);
  await expect(board(page)).toHaveAttribute("data-version", "0");

  await button(page, "One step on").click();
  await button(page, "One step on").click();
  await expect(board(page)).toHaveAttribute("data-version", "2");
  await button(page, "One step back").click();
  await expect(board(page)).toHaveAttribute("data-version", "1");
  await page.getByRole("heading", { name: "Hungry Monkey" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(board(page)).toHaveAttribute("data-version", "2");

  await expect(hands(page)).toHaveCount(0);
  await page.getByLabel("As seen by").selectOption({ index: 1 });
  await expect(page.getByRole("toolbar", { name: /^Your hand/ })).toBeVisible();
  await expect(board(page)).toHaveAttribute("data-version", "2");
  await page.getByLabel("As seen by").selectOption("open");
  await expect(page.getByRole("toolbar", { name: /^Your hand/ })).toHaveCount(0);
  for (const seat of [0, 1]) await expect(hands(page).nth(seat).getByRole("img").first()).toBeVisible();

  await page.getByLabel("Step of the match").press("End");
  await page.getByLabel("Step of the match").press("ArrowLeft");
  const late = Number(await version(page));
  expect(late).toBeGreaterThan(2);
  await expect(page.getByText(/wins|share the win/)).toHaveCount(0);
  await button(page, "Play").click();
  await expect(board(page)).toHaveAttribute("data-version", String(late + 1));
  await expect(button(page, "Play")).toBeVisible();

  await button(page, "Result, playing on and export").click();
  await button(page, "Show the result").click();
  await expect(page.getByRole("heading", { name: /wins|share the win/ })).toBeVisible();
  await button(page, "Close").click();

  await button(page, "Result, playing on and export").click();
  const download = page.waitForEvent("download");
  await button(page, "Save as a file").click();
  const file = await (await download).path();
  const stranger = await visit("/replay", still);
  await stranger.getByLabel("The file of a match").setInputFiles(file);
  await expect(board(stranger)).toHaveAttribute("data-version", "0");
  await stranger.getByLabel("Step of the match").press("End");
  await expect(board(stranger)).toHaveAttribute("data-version", String(late + 1));

  await button(page, "Close").click();
  await page.getByLabel("Step of the match").press("Home");
  await button(page, "Result, playing on and export").click();
  await button(page, "Play on from here against bots").click();
  await page.getByRole("dialog", { name: "In whose seat?" }).getByRole("button").nth(1).click();
  await expect(page.getByRole("heading", { name: "Mira's practice" })).toBeVisible();
  await expect(page.getByRole("toolbar", { name: /^Your hand/ })).toBeVisible();
});
