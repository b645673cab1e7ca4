import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { introduce, setTable } from "./support";
import { still } from "./support/match";
import { Server } from "./support/server";

let server: Server;
const contexts: BrowserContext[] = [];

// Whoever is away for a second is away for long.
test.beforeAll(async () => {
  server = await Server.start("--away-grace-s", "1");
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
  await server.stop();
});

/** Opens a phone's browser for each; without a name, for somebody who has not said theirs. */
const comeWith = (browser: Browser) => async (name: string | null, path: string) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    ...still,
  });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(path);
  if (name !== null) await introduce(page, name);
  return page;
};

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole("button", { name: "Rules, table and settings" }).click();
  await page.getByRole("button", { name: choice }).click();
}

test("time is limited, a match is paused and ended by agreement, and a bot sits in for who left", async ({
  browser,
}) => {
  const come = comeWith(browser);
  const mira = await come("Mira", "/");
  const path = await setTable(mira, "In good time");
  const jonas = await come("Jonas", path);
  await jonas.getByRole("button", { name: "Take a chair" }).click();

  await mira.getByText("No clock").click();
  await mira.getByText("Bank", { exact: true }).click();
  await mira.getByText("Others decide", { exact: true }).click();
  await expect(jonas.getByText("5 min each, and 15 s back for each turn")).toBeVisible();
  await expect(jonas.getByText("At zero, the others decide")).toBeVisible();
  await mira.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  for (const page of [mira, jonas]) {
    await expect(page.getByTestId("clocks").getByRole("timer")).toHaveText([/^[45]:\d\d$/, /^[45]:\d\d$/]);
  }

  await choose(mira, "Ask for a pause");
  await expect(mira.getByTestId("vote")).toContainText("Waiting for Jonas");
  await expect(jonas.getByTestId("vote")).toContainText("Mira asks for a pause");
  await jonas.getByRole("button", { name: "Pause", exact: true }).click();
  for (const page of [mira, jonas]) {
    await expect(page.getByTestId("paused")).toBeVisible();
    await expect(page.getByTestId("board")).toHaveAttribute("data-ready", "false");
  }
  await jonas.getByRole("button", { name: "Go on playing" }).click();
  await expect(mira.getByTestId("paused")).toHaveCount(0);

  await jonas.goto("/");
  await expect(mira.getByTestId("away")).toContainText("Jonas left the table");
  await mira.getByRole("button", { name: "Let a bot play for Jonas" }).click();
  await expect(mira.getByTestId("away")).toHaveCount(0);
  await jonas.goto(path);
  await jonas.getByRole("button", { name: "Take my seat back" }).click();
  await expect(jonas.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);

  await choose(mira, "Ask to end the match");
  await jonas.getByRole("button", { name: "End the match", exact: true }).click();
  await expect(mira.getByRole("heading", { name: "The match was ended" })).toBeVisible();
});

test("a player goes on with another device, and somebody else takes a seat over, each by a link", async ({
  browser,
}) => {
  const come = comeWith(browser);
  const mira = await come("Mira", "/");
  const path = await setTable(mira, "Handed on");
  const jonas = await come("Jonas", path);
  await jonas.getByRole("button", { name: "Take a chair" }).click();
  await mira.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();

  const linkFor = async (page: Page, choice: string) => {
    await choose(page, choice);
    const link = `http://${await page.getByTestId("link").textContent()}`;
    await page.keyboard.press("Escape");
    return link;
  };
  const device = await linkFor(mira, "Go on with another device");
  const phone = await come(null, device);
  await phone.getByRole("button", { name: "Go on with this device" }).click();
  await expect(phone.getByRole("region", { name: "Your cards" })).toBeVisible();
  await expect(mira.getByTestId("elsewhere")).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("region", { name: "Your cards" })).toBeVisible();
  const late = await come(null, device);
  await late.getByRole("button", { name: "Go on with this device" }).click();
  await expect(late.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();

  const seat = await linkFor(jonas, "Let somebody play for me");
  const priya = await come("Priya", seat);
  await priya.getByRole("button", { name: "Take the seat" }).click();
  await expect(priya.getByRole("region", { name: "Your cards" })).toBeVisible();
  await expect(jonas.getByRole("region", { name: "Your cards" })).toHaveCount(0);
  await expect(phone.getByTestId("board")).toContainText("Priya");
});
