/** Talking at a table, and watching a match: late, and with the eyes of somebody who agrees. */
import { expect, setTable, test } from "./support";
import { board, still } from "./support/match";

test("two talk, one mutes the other, and the host takes a message away", async ({ come }) => {
  const host = await come("Mira");
  const guest = await come("Jonas", await setTable(host, "Chatty table"));
  await guest.getByRole("button", { name: "Chat", exact: true }).click();
  await guest.getByLabel("Say something to all").fill("<b>hurry</b>, my tea gets cold");
  await guest.keyboard.press("Enter");
  await host.getByRole("button", { name: "Chat, 1 new" }).click();
  const line = host.getByRole("list", { name: "Messages" }).getByRole("button");
  await expect(line).toHaveText("Jonas <b>hurry</b>, my tea gets cold");
  await host.getByRole("button", { name: "Yum" }).click();
  await expect(guest.getByRole("img", { name: "Yum" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Chatty table" })).toBeVisible();
  await guest.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(guest.getByRole("list", { name: "Messages" }).getByRole("button")).toHaveCount(2);

  await guest.getByRole("button", { name: /^Mira/ }).click();
  await guest.getByRole("button", { name: "Mute Mira" }).click();
  await expect(guest.getByRole("list", { name: "Messages" }).getByRole("button")).toHaveCount(1);
  await expect(guest.getByText("Mira is muted")).toBeVisible();
  await line.first().click();
  await host.getByRole("button", { name: "Take this message away" }).click();
  await expect(guest.getByText("Nobody has said anything yet.")).toBeVisible();
});

test("a spectator sees the hand of who agrees, until they do not, and talks apart from the players", async ({
  come,
}) => {
  const host = await come("Mira", "/", still);
  const path = await setTable(host, "Open kitchen");
  const spectator = await come("Priya", path, still);
  const wide = await come("Otto", path, { ...still, viewport: { width: 1280, height: 800 } });
  await host.getByRole("button", { name: "Put a bot on chair 3" }).click();
  await host.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await expect(board(spectator)).toBeVisible();
  const hand = spectator.getByRole("toolbar", { name: /^Your hand/ });
  await expect(hand).toHaveCount(0);

  await host.getByRole("button", { name: "Rules, table and settings" }).click();
  await host.getByRole("region", { name: "People here" }).getByRole("button", { name: "Priya" }).click();
  const agree = host.getByRole("button", { name: "Let Priya see my hand" });
  await agree.click();
  await expect(agree).toHaveCount(0);
  await host.getByRole("button", { name: "Close" }).click();
  await expect(wide.getByText("Mira's hand is open to Priya")).toBeVisible();
  await expect(wide.getByText("You're watching through the eyes of")).toHaveCount(0);
  await spectator.getByRole("button", { name: "Mira", exact: true }).click();
  await expect(hand).toBeVisible();
  await spectator.reload();
  await expect(hand).toHaveCount(0);
  await spectator.getByRole("button", { name: "Mira", exact: true }).click();
  await expect(hand).toBeVisible();
  await expect(board(spectator)).toHaveAttribute("data-ready", "false");
  await expect(spectator.getByTestId("banner")).toHaveText(/^Mira reads: /);
  await expect(host.getByTestId("banner")).not.toHaveText(/reads/);

  await wide.getByLabel("Say something to the spectators").fill("She has two rhinos");
  await wide.keyboard.press("Enter");
  await spectator.getByRole("button", { name: "Chat, 1 new" }).click();
  await expect(spectator.getByText("She has two rhinos").last()).toBeVisible();
  await spectator.getByRole("button", { name: "Close" }).click();
  await host.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(host.getByText("Nobody has said anything yet.")).toBeVisible();
  await host.getByRole("switch", { name: "Hear the spectators" }).check();
  await expect(host.getByText("She has two rhinos").last()).toBeVisible();
  await host.getByRole("button", { name: "Well done" }).click();
  await expect(wide.getByRole("img", { name: "Well done" })).toBeVisible();
  await host.getByRole("button", { name: "Close" }).click();

  await host.getByRole("button", { name: "Hide it from Priya" }).click();
  await expect(hand).toHaveCount(0);
  await expect(wide.getByText("Mira's hand is open to Priya")).toHaveCount(0);
});

test("spectators of a match see it as late as the host wants", async ({ come }) => {
  const host = await come("Mira", "/", still);
  const path = await setTable(host, "Late show");
  await host.getByRole("button", { name: "Table and settings" }).click();
  await host.getByRole("radio", { name: "Late" }).check({ force: true });
  await expect(host.getByRole("radio", { name: "3 moves" })).toBeChecked();
  // More than a bot makes in one turn.
  await host.getByRole("radio", { name: "10 moves" }).check({ force: true });
  await expect(host.getByRole("radio", { name: "10 moves" })).toBeChecked();
  await host.getByRole("button", { name: "Close" }).click();
  await host.getByRole("button", { name: "Put a bot on chair 3" }).click();
  const spectator = await come("Priya", path, still);
  await host.getByRole("button", { name: "Start Hungry Monkey with 2" }).click();
  await expect(spectator.getByText("You're watching 10 moves late")).toBeVisible();
  await expect(board(spectator)).toHaveCount(0);
  await spectator.reload();
  await expect(spectator.getByText("You're watching 10 moves late")).toBeVisible();
  // When the match is over, it is shown as it is.
  await host.getByRole("button", { name: "Rules, table and settings" }).click();
  await host.getByRole("button", { name: "Leave your seat …" }).click();
  await host.getByRole("button", { name: "Leave your seat", exact: true }).click();
  await expect(board(spectator)).toBeVisible();
  await expect(spectator.getByRole("heading", { name: /win/i })).toBeVisible();
});
