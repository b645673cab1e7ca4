import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, setTable, test } from "./support";

/** What a machine can find wrong with the page as it is. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen is accessible, as far as a machine can tell, by ${colorScheme}`, async ({ visit }) => {
    const page = await visit("/", { colorScheme, reducedMotion: "reduce" });
    const sound = async (screen: string) => expect.soft(await violations(page), screen).toEqual([]);
    await sound("welcome");
    await page.getByLabel("Your name").fill("Mira");
    await page.getByRole("button", { name: "Come in" }).click();
    await expect(page.getByText("Nobody has an open table")).toBeVisible();
    await sound("lobby");
    await page.getByRole("button", { name: "Set a table for friends" }).click();
    await sound("new table");
    await page.getByRole("button", { name: "Close" }).click();
    await setTable(page, "Sunday table");
    await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
    await expect(page.getByTestId("chair-2")).toContainText("bot");
    await sound("room");
    await page.getByRole("button", { name: "Table and settings" }).click();
    await sound("menu");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
    await expect(page.getByTestId("board")).toHaveAttribute("data-ready", "true");
    await sound("match");
    await page.getByRole("button", { name: "Rules, table and settings" }).click();
    await page.getByRole("button", { name: "End this match without a result …" }).click();
    await sound("confirm");
    await page.getByRole("button", { name: "End the match", exact: true }).click();
    await expect(page.getByRole("heading", { name: "The match was ended" })).toBeVisible();
    await sound("result");
  });
}
