import { expect, introduce, setTable, test } from "./support";
import { Server } from "./support/server";

test("a reload in the middle of a match comes back to the same state", async ({ come }) => {
  const page = await come("Mira", "/", { reducedMotion: "reduce" });
  const path = await setTable(page, "Reloaded");
  const other = await come("Jonas", path, { reducedMotion: "reduce" });
  await other.getByRole("button", { name: "Take a chair" }).click();
  await page.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
  const board = page.getByTestId("board");
  await expect(board).toHaveAttribute("data-ready", "true");
  const before = await board.ariaSnapshot();
  const version = await board.getAttribute("data-version");
  await page.reload();
  await expect(board).toHaveAttribute("data-version", version ?? "");
  await expect(board).toHaveAttribute("data-ready", "true");
  expect(await board.ariaSnapshot()).toBe(before);
});

test("a crash of the server is told of, and the table goes on when it is back", async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByLabel("Your name").fill("Mira");
  await page.getByRole("button", { name: "Come in" }).click();
  await setTable(page, "Sturdy");
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await expect(page.getByTestId("chair-2")).toContainText("bot");
  await server.kill();
  await expect(page.getByTestId("connection")).toContainText("Out of reach");
  await expect(page.getByRole("button", { name: "Start Hungry Monkey with 2" })).toBeDisabled();
  await page.getByRole("button", { name: "Put a bot on chair 4" }).click();
  await expect(page.getByText("You're offline")).toBeVisible();
  await server.resume();
  await expect(page.getByTestId("connection")).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole("img", { name: "connected", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await context.close();
  await server.stop();
});

test("a second page of the same player takes over, and the first says so politely", async ({ come }) => {
  const first = await come("Mira");
  const path = await setTable(first, "Two tabs");
  const second = await first.context().newPage();
  await second.goto(path);
  await expect(second.getByTestId("chair-1")).toContainText("You");
  await expect(first.getByTestId("elsewhere")).toContainText("Open on another page");
  await second.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await first.getByRole("button", { name: "Go on here" }).click();
  await expect(first.getByTestId("chair-2")).toContainText("bot");
  await expect(second.getByTestId("elsewhere")).toBeVisible();
  await expect(first.getByTestId("elsewhere")).toHaveCount(0);
});

test("a browser that keeps nothing plays all the same", async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("nothing is kept here", "SecurityError");
        },
      });
    }
  });
  await page.reload();
  await introduce(page, "Mira");
  await setTable(page, "Off the record");
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await page.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
});

test("a device that wakes up with three signs at once connects once", async ({ come }) => {
  const page = await come("Mira");
  await setTable(page, "Early morning");
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.evaluate(() => {
    dispatchEvent(new Event("online"));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.getByRole("img", { name: "connected", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await expect(page.getByTestId("chair-2")).toContainText("bot");
  expect(sockets).toHaveLength(1);
});

test("who stands up in a match leaves a bot behind and gets the seat back", async ({ come }) => {
  const host = await come("Mira");
  const guest = await come("Jonas", await setTable(host, "Standing up"));
  await guest.getByRole("button", { name: "Take a chair" }).click();
  await host.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await guest.getByRole("button", { name: "Rules, table and settings" }).click();
  await guest.getByRole("button", { name: "Leave your seat …" }).click();
  await guest.getByRole("button", { name: "Leave your seat", exact: true }).click();
  await guest.getByRole("button", { name: "Take my seat back" }).click();
  await expect(guest.getByText("A bot plays for you.")).toHaveCount(0);
});

test("the host ends a match for everybody", async ({ come }) => {
  const host = await come("Mira");
  const guest = await come("Jonas", await setTable(host, "Cut short"));
  await guest.getByRole("button", { name: "Take a chair" }).click();
  await host.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await host.getByRole("button", { name: "Rules, table and settings" }).click();
  await host.getByRole("button", { name: "End this match without a result …" }).click();
  await host.getByRole("button", { name: "End the match", exact: true }).click();
  for (const page of [host, guest]) {
    await expect(page.getByRole("heading", { name: "The match was ended" })).toBeVisible();
  }
  await expect(guest.getByText("Nobody chose this deal")).toBeVisible();
  await host.getByRole("button", { name: "Another game" }).click();
  await expect(host.getByRole("button", { name: "Start Hungry Monkey with 2" })).toBeVisible();
});

test("a board that can't be fetched reloads the page once, says so, and comes when it can", async ({
  come,
}) => {
  const page = await come("Mira");
  let loads = 0;
  page.on("load", () => loads++);
  const boards = "**/assets/client-*.js";
  await page.route(boards, (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Play against bots now" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole("heading", { name: "A piece is missing" })).toBeVisible();
  await page.unroute(boards);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
  expect(loads).toBe(1);
});

test("rules that can't be fetched during a match leave the board as it is", async ({ come }) => {
  const page = await come("Mira");
  let loads = 0;
  page.on("load", () => loads++);
  const rules = "**/assets/rules-*.js";
  await page.route(rules, (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Play against bots now" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await page.getByRole("button", { name: "Rules, table and settings" }).click();
  // They were fetched ahead in vain; opening the sheet tries once more.
  const again = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/rules-"));
  await page.getByRole("button", { name: "Rules of Hungry Monkey" }).click();
  await again;
  await expect(page.getByText("This part of the page couldn't be fetched.")).toBeVisible();
  expect(loads).toBe(0);
  await page.unroute(rules);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByRole("heading").nth(1)).toBeVisible();
  expect(loads).toBe(0);
});
