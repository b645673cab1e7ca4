import { expect, introduce, setTable, test } from "./support";

test("a newcomer says their name once, and is known after a reload", async ({ visit }) => {
  const page = await visit();
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("alert")).toContainText("A name, please");
  await page.getByLabel("Your name").fill("  Mira <b>Fox</b> ");
  await page.getByRole("radio", { name: "owl" }).check({ force: true });
  await page.getByRole("button", { name: "Come in" }).click();
  const me = page.getByRole("button", { name: /^You're Mira/ });
  await expect(me).toHaveText("Mira <b>Fox</b>");
  await page.reload();
  await expect(me).toHaveText("Mira <b>Fox</b>");
});

test("a table's link leads a newcomer straight to the table once they said their name", async ({
  come,
  visit,
}) => {
  const host = await come("Mira");
  const path = await setTable(host, "Friday supper");
  const guest = await visit(path);
  await expect(guest.getByRole("heading", { name: "There's a chair for you" })).toBeVisible();
  await introduce(guest, "Jonas");
  await expect(guest.getByRole("heading", { name: "Friday supper" })).toBeVisible();
  await guest.getByRole("button", { name: "Take a chair" }).click();
  await expect(guest.getByTestId("chair-2")).toContainText("You");
  await expect(host.getByTestId("chair-2")).toContainText("Jonas");
});

test("the lobby lists public tables as they come and go, and no private ones", async ({ come }) => {
  const host = await come("Otto");
  const guest = await come("Priya");
  await setTable(host, "Open house", true);
  const listed = guest.getByRole("button", { name: /Open house/ });
  await expect(listed).toContainText("Hungry Monkey");
  await expect(listed).toContainText("5 free chairs");
  await host.getByRole("button", { name: "Table and settings" }).click();
  await host.getByRole("switch", { name: "Open to everybody" }).uncheck();
  await expect(listed).toHaveCount(0);
  await host.getByRole("switch", { name: "Open to everybody" }).check();
  await listed.click();
  await expect(guest.getByRole("heading", { name: "Open house" })).toBeVisible();
  await guest.getByRole("button", { name: "Go to the lobby" }).click();
  await expect(guest.getByRole("heading", { name: "Back to your tables" })).toBeVisible();
});

test("one tap plays against bots", async ({ come }) => {
  const page = await come("Solo");
  await page.getByRole("button", { name: "Play against bots now" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Solo's table" })).toBeVisible();
});

test("every game is played with bots from its card, or set on a table", async ({ come }) => {
  const page = await come("Solo");
  for (const name of ["Foodie Forest", "Hungry Little Demons", "In Teufels Küche", "Little Monster"]) {
    await page.getByRole("button", { name: `Play with bots: ${name}` }).click();
    await expect(page.getByTestId("banner")).toBeVisible();
    await page.getByRole("button", { name: "Rules, table and settings" }).click();
    await expect(page.getByRole("button", { name: `Rules of ${name}` })).toBeVisible();
    await page.goto("/");
  }
  await page.goto("/rules/little-monster");
  await page.getByRole("button", { name: "Set a table: Little Monster" }).click();
  await page.getByRole("button", { name: "Set the table" }).click();
  await expect(page.getByTestId("chair-1")).toContainText("Solo");
  await expect(page.getByText("Little Monster").first()).toBeVisible();
});

test("a name of emoji and kana plays against bots like any other", async ({ come }) => {
  const page = await come("👩‍👩‍👧 さくら 🍋");
  await page.getByRole("button", { name: "Play against bots now" }).click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await expect(page.getByRole("heading", { name: "👩‍👩‍👧 さくら 🍋's table" })).toBeVisible();
});

test("name and picture can be changed, and others see it", async ({ come }) => {
  const page = await come("Mirra");
  const path = await setTable(page, "Renaming");
  const spectator = await come("Wanda", path);
  await expect(spectator.getByTestId("chair-1")).toContainText("Mirra");
  await page.getByRole("button", { name: "Go to the lobby" }).click();
  await page.getByRole("button", { name: /^You're/ }).click();
  await page.getByLabel("Your name").fill("Mira");
  await page.getByRole("button", { name: "Save name and picture" }).click();
  await expect(page.getByRole("button", { name: /^You're Mira/ })).toBeVisible();
  await page.goto(path);
  await expect(spectator.getByTestId("chair-1")).toContainText("Mira");
});

test("whose token is not known any longer comes as somebody new", async ({ come }) => {
  const page = await come("Mira");
  await expect(page.getByRole("button", { name: /^You're Mira/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("potluck.token", "0123456789"));
  await page.reload();
  await expect(page.getByText("recognise this browser any more")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Mira");
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("button", { name: /^You're Mira/ })).toBeVisible();
});

test("an address that leads nowhere says so", async ({ come, visit }) => {
  const lost = await visit("/nowhere/at/all");
  await expect(lost.getByRole("heading", { name: "Nothing on this plate" })).toBeVisible();
  const cut = await come("Mira", "/t/0192f0c1");
  await expect(cut.getByRole("heading", { name: "No table has this link" })).toBeVisible();
  await cut.goto("/t/0192f0c1-0000-7000-8000-000000000000");
  await expect(cut.getByRole("heading", { name: "This table is gone" })).toBeVisible();
  await cut.getByRole("button", { name: "Go to the lobby" }).click();
  await expect(cut.getByRole("heading", { name: "What is on the table tonight?" })).toBeVisible();
});

test("the rules of a game can be read without a name", async ({ visit }) => {
  const page = await visit("/rules/hungry-monkey");
  await expect(page.getByRole("heading", { name: "Hungry Monkey", exact: true })).toBeVisible();
});

test("the lobby leads to the licences of all that page and server are made of", async ({ come }) => {
  const page = await come("Mira");
  await page.getByRole("link", { name: "Third-party notices" }).click();
  await expect(page.getByRole("heading", { name: "Third-party notices" })).toBeVisible();
  await page.getByText("@fontsource-variable/nunito").click();
  await expect(page.getByText("Copyright 2014 The Nunito Project Authors")).toBeVisible();
  await expect(page.getByText("@iconify-json/fluent-emoji-flat")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "tokio" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Back to Potluck" }).click();
  await expect(page.getByRole("button", { name: "Set a table for friends" })).toBeVisible();
});
