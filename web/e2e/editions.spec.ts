/** A house that plays with an edition of its own. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, setTable, test as shared } from "./support";
import { Server } from "./support/server";

const standard = fileURLToPath(new URL("../../crates/rules/data/foodie-forest.toml", import.meta.url));

const test = shared.extend<object, { ownEdition: string; server: Server }>({
  ownEdition: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "potluck-editions-"));
      const own = (await readFile(standard, "utf8"))
        .replace("empty_pot_bonus = 5", "empty_pot_bonus = 9")
        .replace("full_at = 10", "full_at = 12");
      const file = join(folder, "foodie-forest.toml");
      await writeFile(file, own);
      await use(file);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ ownEdition }, use) => {
      const server = await Server.start("--editions", dirname(ownEdition));
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("room, rules and board tell what the house's own edition says, and a match keeps it", async ({
  come,
  server,
  ownEdition,
}) => {
  const page = await come("Mira");
  await setTable(page, "House rules");
  const note = page.getByText("is played with this house's own edition");
  await expect(note).toHaveCount(0);
  await page.getByText("Foodie Forest", { exact: true }).click();
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Rules" }).click();
  const rules = page.getByRole("dialog");
  await expect(rules).toContainText("This house plays with its own edition.");
  await expect(rules).toContainText("12 or more");
  await expect(rules.getByRole("row", { name: /Empty pot/ })).toContainText("+9 at once");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await page.getByRole("button", { name: "Start Foodie Forest with 2" }).click();
  await expect(page.getByRole("button", { name: "Empty pot: +9 at once, −1 per card" })).toBeVisible();

  await rm(ownEdition);
  await server.kill();
  await server.resume();
  await page.reload();
  await page.getByRole("button", { name: "Rules, table and settings" }).click();
  await page.getByRole("button", { name: "Rules of Foodie Forest" }).click();
  await expect(rules).toContainText("This match is played with a house edition.");
  await expect(rules).toContainText("12 or more");
  await page.goto("/rules/foodie-forest");
  await expect(page.getByText("10 or more", { exact: true })).toBeVisible();
  await expect(page.getByText("own edition")).toHaveCount(0);
  await page.goto("/rules/hungry-monkey");
  await expect(
    page.getByText("Everybody gets three cards in hand and four face down in a row."),
  ).toBeVisible();
  await expect(page.getByText("This house plays with its own edition.")).toHaveCount(0);
});
