import { type BrowserContext, expect, test } from "@playwright/test";
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

test("time is limited, a match is paused and ended by agreement, and a bot sits in for who left", async ({
  browser,
}) => {
  const come = async (name: string, path: string) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      ...still,
    });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(path);
    await introduce(page, name);
    return page;
  };
  const mira = await come("Mira", "/");
  const path = await setTable(mira, "In good time");
  const jonas = await come("Jonas", path);
  await jonas.getByRole("button", { name: "Take a chair" }).click();

  await mira.getByText("No clock").click();
  await mira.getByText("Bank", { exact: true }).click();
  await mira.getByText("Others decide", { exact: true }).click();
  await expect(jonas.getByText("5 min for each player, and 15 s more for each turn")).toBeVisible();
  await expect(jonas.getByText("At zero, the others decide")).toBeVisible();
  await mira.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  for (const page of [mira, jonas]) {
    await expect(page.getByTestId("clocks").getByRole("timer")).toHaveText([/^[45]:\d\d$/, /^[45]:\d\d$/]);
  }

  const menu = async (choice: string) => {
    await mira.getByRole("button", { name: "Rules, table and settings" }).click();
    await mira.getByRole("button", { name: choice }).click();
  };
  await menu("Ask for a pause");
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

  await menu("Ask to end the match");
  await jonas.getByRole("button", { name: "End the match", exact: true }).click();
  await expect(mira.getByRole("heading", { name: "The match was ended" })).toBeVisible();
});
