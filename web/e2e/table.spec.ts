import { expect, setTable, test } from "./support";

test("the host fills chairs with bots, sends one home, and the button says what it will do", async ({
  come,
}) => {
  const host = await come("Mira");
  await setTable(host, "Bots");
  const start = host.getByRole("contentinfo").getByRole("button");
  await expect(start).toHaveText("One more player or a bot is needed");
  await expect(start).toBeDisabled();
  await host.getByRole("button", { name: "Put a bot on chair 3" }).click();
  await expect(start).toHaveText("Start Hungry Monkey with 2");
  await host.getByRole("button", { name: "Put a bot on chair 5" }).click();
  await expect(start).toHaveText("Start Hungry Monkey with 3");
  await host.getByTestId("chair-5").click();
  await host.getByRole("button", { name: "Send the bot home" }).click();
  await expect(start).toHaveText("Start Hungry Monkey with 2");
});

test("a guest sees what they wait for and cannot decide for the host", async ({ come }) => {
  const host = await come("Mira");
  const guest = await come("Jonas", await setTable(host, "Waiting"));
  await guest.getByRole("button", { name: "Sit on chair 4" }).click();
  await expect(guest.getByText("Mira starts the match when all are here.")).toBeVisible();
  await expect(guest.getByRole("button", { name: /^Start/ })).toHaveCount(0);
  await expect(guest.getByRole("button", { name: /Put a bot/ })).toHaveCount(0);
  await guest.getByRole("button", { name: "Leave your seat" }).click();
  await expect(host.getByTestId("chair-4")).not.toContainText("Jonas");
  await expect(host.getByRole("region", { name: "People here" })).toContainText("Jonas");
});

test("the host sends somebody away, who is out until invited back", async ({ come }) => {
  const host = await come("Mira");
  const path = await setTable(host, "Strict table");
  const guest = await come("Rowdy", path);
  await guest.getByRole("button", { name: "Take a chair" }).click();
  await expect(host.getByTestId("chair-2")).toContainText("Rowdy");
  await host.getByTestId("chair-2").click();
  await host.getByRole("button", { name: "Send Rowdy away …" }).click();
  await host.getByRole("button", { name: "Cancel" }).click();
  await expect(host.getByTestId("chair-2")).toContainText("Rowdy");
  await host.getByTestId("chair-2").click();
  await host.getByRole("button", { name: "Send Rowdy away …" }).click();
  await host.getByRole("button", { name: "Send Rowdy away", exact: true }).click();
  await expect(guest.getByRole("heading", { name: "The host has shown you the door" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "The host has shown you the door" })).toBeVisible();
  await host.getByRole("button", { name: "Invite back" }).click();
  await expect(host.getByText("was sent away")).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Strict table" })).toBeVisible();
});

test("the host role can be passed on", async ({ come }) => {
  const host = await come("Mira");
  const guest = await come("Jonas", await setTable(host, "Handing over"));
  await host.getByRole("button", { name: "Jonas" }).click();
  await host.getByRole("button", { name: "Make Jonas the host" }).click();
  await expect(guest.getByRole("button", { name: /needed/ })).toBeVisible();
  await expect(host.getByText("Then Jonas can start.")).toBeVisible();
});

test("the host renames the table and chooses options, and the guests see it", async ({ come }) => {
  const host = await come("Mira");
  const guest = await come("Jonas", await setTable(host, "Old name"));
  await host.getByRole("button", { name: "Table and settings" }).click();
  await host.getByLabel("Name of the table").fill("  New   name ");
  await host.getByRole("button", { name: "Rename it to New name" }).click();
  await expect(guest.getByRole("heading", { name: "New name" })).toBeVisible();
  await host.getByRole("button", { name: "Close" }).click();
  await host.getByRole("radio", { name: "Bean series" }).check({ force: true });
  await expect(guest.getByRole("region", { name: "The next match" })).toContainText(/bean/i);
});

test("the link is copied, and shown as a code", async ({ come }) => {
  const host = await come("Mira", "/", { permissions: ["clipboard-read", "clipboard-write"] });
  const path = await setTable(host, "Linked");
  await host.getByRole("button", { name: "Copy link" }).click();
  await expect(host.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(path);
  await host.getByRole("button", { name: "Show the code in large" }).click();
  await expect(host.getByRole("dialog").getByRole("img", { name: /QR code/ })).toBeVisible();
  await host.keyboard.press("Escape");
  await expect(host.getByRole("dialog")).toHaveCount(0);
});

test("a table can be set, filled and started with the keyboard alone", async ({ visit }) => {
  const page = await visit();
  const press = async (name: string | RegExp) => {
    const button = page.getByRole("button", { name });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await page.getByLabel("Your name").focus();
  await page.keyboard.type("Kay");
  await page.keyboard.press("Enter");
  await press("Set a table for friends");
  const dialog = page.getByRole("dialog");
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    // The focus stays within, or leaves for the browser's own controls.
    expect(
      await dialog.evaluate(
        (node) => node.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.getByLabel("Its name").focus();
  await page.keyboard.press("Enter");
  await press("Put a bot on chair 2");
  await press("Start Hungry Monkey with 2");
  await expect(page.getByTestId("banner")).toBeVisible();
});
