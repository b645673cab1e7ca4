/** What every spec uses: a server per worker, and players who come in browsers of their own. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { Server } from "./server";

export interface Fixtures {
  /** Opens a browser of their own for a player, on this path, without having said a name yet. */
  visit: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same, and says the name. */
  come: (name: string, path?: string, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  visit: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (path = "/", options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        // A page whose server is away on purpose has connections that fail.
        if (message.type() === "error" && !/WebSocket|ERR_CONNECTION/.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
  come: async ({ visit }, use) => {
    await use(async (name, path = "/", options = {}) => {
      const page = await visit(path, options);
      await introduce(page, name);
      return page;
    });
  },
});

export { expect };

/** Says a name on the welcome page, and waits until the server knows it: a reload comes back as the same player. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: /^Come/ }).click();
  await expect(page.getByLabel("Your name")).toHaveCount(0);
  await page.waitForFunction(() => {
    try {
      return localStorage.getItem("potluck.token") !== null;
    } catch {
      // A browser that keeps nothing has nothing to wait for.
      return true;
    }
  });
}

/** Makes a table, on which its maker sits; returns its path. */
export async function setTable(page: Page, name: string, isPublic = false): Promise<string> {
  await page.getByRole("button", { name: "Set a table for friends" }).click();
  await page.getByLabel("Its name").fill(name);
  if (isPublic) await page.getByRole("switch", { name: "Open to everybody" }).check();
  await page.getByRole("button", { name: "Set the table" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByTestId("chair-1")).toContainText("You");
  return new URL(page.url()).pathname;
}
