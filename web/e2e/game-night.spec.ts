import type { Page } from "@playwright/test";
import { expect, setTable, test } from "./support";
import { still } from "./support/match";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** The host ends the match without a result. */
async function endMatch(host: Page): Promise<void> {
  await button(host, "Rules, table and settings").click();
  await button(host, "End this match without a result …").click();
  await button(host, "End the match").click();
  await expect(host.getByRole("heading", { name: "The match was ended" })).toBeVisible();
}

test("a game night of three games: votes, results, who waits comes in, and what was played", async ({
  come,
}) => {
  const mira = await come("Mira", "/", still);
  const path = await setTable(mira, "Game night");
  const jonas = await come("Jonas", path, still);
  await button(jonas, "Take a chair").click();
  await expect(mira.getByTestId("chair-2")).toContainText("Jonas");

  // The first game is voted for, and takes fewer chairs.
  const votes = region(mira, "What shall we play next?");
  await votes.getByRole("button", { name: /Little Monster/ }).click();
  await region(jonas, "What shall we play next?")
    .getByRole("button", { name: /Little Monster/ })
    .click();
  await expect(button(mira, "Start Little Monster with 2")).toBeEnabled();
  await expect(mira.getByTestId("chair-4")).toBeVisible();
  await expect(mira.getByTestId("chair-5")).toHaveCount(0);
  for (const chair of [3, 4]) await button(mira, `Put a bot on chair ${chair}`).click();
  await button(mira, "Start Little Monster with 4").click();

  // Who comes late wants in.
  const priya = await come("Priya", path, still);
  await button(priya, "I want in").click();
  await expect(priya.getByText("You get the next chair.")).toBeVisible();
  await endMatch(mira);
  await expect(jonas.getByRole("heading", { name: "The match was ended" })).toBeVisible();

  // The second game: bots play it to its end, for whom Priya makes no room before she is in.
  await button(mira, "Choose Hungry Monkey").click();
  await expect(jonas.getByText("Mira can start the next match.")).toBeVisible();
  await button(mira, "Another game").click();
  await expect(mira.getByTestId("chair-5")).toContainText("Priya");
  await button(mira, "Start Hungry Monkey with 5").click();
  for (const page of [mira, jonas, priya]) {
    await button(page, /table and settings/).click();
    await button(page, "Leave your seat …").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave your seat" }).click();
  }
  for (const page of [mira, jonas, priya])
    await expect(page.getByRole("heading", { name: /win/i })).toBeVisible();
  await jonas.reload();
  await expect(jonas.getByRole("heading", { name: /win/i }), "also after a reload").toBeVisible();

  // The third.
  await button(mira, "Choose Foodie Forest").click();
  await button(mira, "Another game").click();
  await button(jonas, "Back to the table").click();
  for (const page of [mira, jonas]) await button(page, "Take a chair").click();
  await button(mira, /^Start Foodie Forest/).click();
  await endMatch(mira);
  await button(mira, "Another game").click();

  const night = region(mira, "Game night so far");
  await expect(night.getByRole("listitem")).toHaveCount(3);
  await expect(night.getByRole("listitem").first()).toContainText("Foodie Forest");
  await night.getByRole("radio", { name: "Hungry Monkey" }).check({ force: true });
  await expect(night.getByRole("listitem")).toHaveCount(1);
  await expect(night.getByRole("listitem")).toContainText(/won/);
  await night.getByRole("link").click();
  await expect(mira).toHaveURL(/\/replay\//);
});

test("a player sees the own matches alone, takes the own data away and is forgotten", async ({ come }) => {
  const mira = await come("Mira", "/", still);
  const path = await setTable(mira, "Last supper");
  const jonas = await come("Jonas", path, still);
  await button(jonas, "Take a chair").click();
  await button(mira, /^Start Hungry Monkey with 2/).click();
  await endMatch(mira);

  await jonas.goto("/me");
  const matches = region(jonas, "My matches");
  await expect(matches.getByRole("listitem")).toHaveCount(1);
  await expect(matches).toContainText("Ended without a result");
  const saved = jonas.waitForEvent("download");
  await button(jonas, "Download everything about me").click();
  expect((await saved).suggestedFilename()).toBe("potluck-my-data.json");

  await button(jonas, "Delete me from this server …").click();
  await jonas.getByRole("dialog").getByRole("button", { name: "Delete me" }).click();
  await expect(jonas.getByLabel("Your name")).toHaveValue("");
  await button(mira, "Another game").click();
  await expect(region(mira, "Game night so far").getByText("A former player")).toHaveCount(1);
  await expect(mira.getByText("Jonas")).toHaveCount(0);
});
