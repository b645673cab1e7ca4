/** Whole matches of Hungry Little Demons as people play them, on phones. */
import type { Locator, Page } from "@playwright/test";
import { fold } from "../src/games/hungry-little-demons/fold";
import type { EventView, View } from "../src/protocol/hungry_little_demons";
import { expect, setTable, test } from "./support";
import { actions, board, gather, labels, playToTheEnd, still, type Told, versionOf } from "./support/match";

test("two play a match to its end while a third watches, and a Wood Sprite's cards are for one pair of eyes", async ({
  come,
}) => {
  test.setTimeout(600_000);
  const { host, players, spectator, everybody, played, watched } = await gather<View, EventView>(
    come,
    "Hungry Little Demons",
    2,
    async (host) => {
      await expect(host.getByRole("group", { name: "Chefs" })).toBeVisible();
      await host.getByText("Assisted", { exact: true }).click();
    },
  );
  await expect(players[1]?.getByText("Memory assisted") as Locator).toBeVisible();
  await host.getByRole("button", { name: "Start Hungry Little Demons with 2" }).click();

  await playToTheEnd(players, spectator, (page) => {
    const met = watched.some(({ events }) => events.some(({ type }) => type === "sprite_peeked"));
    return act(page, met);
  });
  for (const page of everybody) {
    await expect(page.getByRole("table", { name: "What the points are for" })).toContainText("Points");
  }
  expect(watched.flatMap((told) => secretsIn(told))).toEqual([]);
  expect(played.flat().flatMap((told) => secretsIn(told))).toEqual([]);
  expect(played.flat().flatMap(({ events }) => events.flatMap(spriteCards))).not.toEqual([]);
  expectToldAsShown(watched);
});

test("a turn can be played with the keyboard alone", async ({ come }) => {
  const page = await come("Solo", "/", still);
  await playAgainstBot(page);
  await pressIn(page, "Free doors", ["End", "ArrowLeft", "Space"]);
  await expect(actions(page)).toHaveText(/^Build at /);
  await press(page, /^Build at/);
  await press(page, "I'm ready");
  await expect(page.getByTestId("banner")).toHaveText("Your turn: 3 actions left");
  // To step over what the bot has turned up turns it down, which cannot be taken back.
  while ((await tile(page, "Step out").getAttribute("data-picks")) !== null) await endTurn(page);
  await press(page, "Step out");
  await expect(page.getByTestId("banner")).toHaveText("Your turn: 2 actions left");
  await expect(page.getByRole("toolbar", { name: "The forest" }).locator(":focus")).toHaveCount(1);
  const picked = page.getByRole("button", { name: /^row 2, column 2:/ });
  await pressIn(page, "The forest", ["Home", "ArrowDown", "ArrowRight", "Space"]);
  await expect(picked).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Space");
  await expect(picked).toHaveAttribute("aria-pressed", "false");
  await press(page, "Undo");
  await expect(page.getByTestId("banner")).toHaveText("Your turn: 3 actions left");
  for (const [way, left] of [
    ["Step out", "Your turn: 2 actions left"],
    ["Go home", "Your turn: 1 action left"],
    ["Step out", "No actions left: end your turn"],
    ["Undo", "Your turn: 1 action left"],
    ["Step out", "No actions left: end your turn"],
  ] as const) {
    await press(page, way);
    await expect(page.getByTestId("banner")).toHaveText(left);
  }
  const version = await versionOf(page);
  await press(page, "End turn");
  await expect(board(page)).not.toHaveAttribute("data-version", String(version));
});

test("a card that the chef cannot reach from home says why", async ({ come }) => {
  const page = await come("Curious", "/", still);
  await playAgainstBot(page);
  await page.getByRole("toolbar", { name: "Free doors" }).getByRole("button").first().click();
  await actions(page).click();
  await actions(page).click();
  await expect(actions(page).last()).toHaveText("End turn");
  await page.getByRole("button", { name: /^row 3, column 4:/ }).click();
  await expect(actions(page)).toHaveText(["Mischief: name an ingredient", "End turn"]);
  await expect(page.getByRole("region", { name: "Your cards" }).getByRole("status")).toContainText(
    "Your chef is at home",
  );
});

/** The cards that a Sprite showed, as far as one was told. */
function spriteCards(event: EventView) {
  return event.type === "sprite_peeked" ? (event.cards ?? []) : [];
}

/** What was told that only another seat may know. */
function secretsIn({ view, events }: Told<View, EventView>): unknown[] {
  const others = events.filter((event) => event.type === "sprite_peeked" && event.seat !== view.you);
  const told: unknown[] = others.flatMap(spriteCards);
  if (view.turn !== view.you && view.may && "cards" in view.may) told.push(view.may.cards);
  if (view.you === null) {
    told.push(view.may, ...view.deck.known, ...view.forest.filter(({ type }) => type === "known"));
  }
  return told.filter((secret) => secret !== null);
}

/** What the board shows after the last event of a step is what the server says then. */
function expectToldAsShown(told: readonly Told<View, EventView>[]): void {
  for (const [index, { view, events }] of told.entries()) {
    const before = told[index - 1]?.view;
    if (!before || events.length === 0) continue;
    const after = fold(before, events, view);
    const shown = ({ forest, seats, deck }: View) => ({ forest, seats, deck: deck.count });
    expect(shown(after)).toEqual(shown(view));
  }
}

/** A table of one's own with a bot, once it is one's turn to pick a door. */
async function playAgainstBot(page: Page): Promise<void> {
  await setTable(page, "Solo");
  await page.getByText("Hungry Little Demons", { exact: true }).click();
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await page.getByRole("button", { name: "Start Hungry Little Demons with 2" }).click();
  await expect(page.getByTestId("banner")).toHaveText("Pick a door for your house");
}

const tile = (page: Page, name: string | RegExp) => actions(page).filter({ hasText: name }).first();

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tile(page, name).focus();
  await page.keyboard.press("Enter");
}

/** Ends one's turn, and waits for the next. */
async function endTurn(page: Page): Promise<void> {
  const version = await versionOf(page);
  await press(page, "End turn");
  await expect(board(page)).not.toHaveAttribute("data-version", String(version));
  await expect(page.getByTestId("banner")).toHaveText("Your turn: 3 actions left");
}

async function pressIn(page: Page, toolbar: string, keys: string[]): Promise<void> {
  await page.getByRole("toolbar", { name: toolbar }).locator("button[tabindex='0']").focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** A space of the forest as it is read out. */
interface Seen {
  row: number;
  column: number;
  text: string;
  /** What lies there, as far as it is known. */
  name: string | undefined;
}

const spaces = (page: Page) => page.getByRole("toolbar", { name: "The forest" }).getByRole("button");

async function look(page: Page): Promise<Seen[]> {
  const said = await labels(spaces(page));
  return said.map((text) => {
    const [, row, column] = /^row (\d+), column (\d+)/.exec(text) ?? [];
    const name = /(?:remembered as |: )([A-Z][\w ]+)/.exec(text)?.[1];
    return { row: Number(row), column: Number(column), text, name };
  });
}

/**
 * Does what can be done, as somebody would who wants to be home with a recipe, but not before a Wood Sprite was `met`.
 */
async function act(page: Page, met: boolean): Promise<void> {
  const buttons = actions(page);
  const doors = page.getByRole("toolbar", { name: "Free doors" }).getByRole("button");
  const cards = page
    .getByRole("toolbar", { name: "Cards to choose from" })
    .locator("button:not([aria-disabled])");
  const end = page.getByRole("button", { name: "End turn" });
  if (await end.isVisible()) {
    const spent = (await page.getByTestId("banner").textContent())?.startsWith("No actions left");
    return spent ? end.click() : takeAction(page, met);
  }
  if ((await doors.count()) > 0) await doors.first().click();
  const picked = cards.and(page.locator("[aria-pressed='true']"));
  const taken = async () => (await picked.count()) > 0 && (await buttons.last().isEnabled());
  for (let next = 0; next < (await cards.count()) && !(await taken()); next++) await cards.nth(next).click();
  await buttons.last().click();
}

async function takeAction(page: Page, met: boolean): Promise<void> {
  const tile = (name: string | RegExp) => actions(page).filter({ hasText: name });
  // What cannot be taken back takes two taps: the first picks where.
  const tap = async (name: string) => {
    const only = tile(name).first();
    const picks = (await only.getAttribute("data-picks")) !== null;
    await only.click();
    if (picks) await page.locator("button:not([data-picks])").filter({ hasText: name }).first().click();
  };
  const offered = async (name: string | RegExp) => (await tile(name).count()) > 0;
  const own = await page
    .getByRole("region", { name: "Your cards" })
    .locator("button[aria-label^='You']")
    .first();
  const said = (await own.getAttribute("aria-label")) ?? "";
  const needed = [...said.matchAll(/needs ([^.;]+)/g)].flatMap(([, names]) => names?.split(", ") ?? []);
  const home = said.includes(": complete");
  if (home && (await offered("Go home"))) return tap("Go home");
  if (await offered("Step out")) return tap("Step out");
  if (met && (await offered("Destroy"))) return tap("Destroy");
  if (met && (await labels(house(page, /^Your house/)))[0]?.includes("its own")) {
    await house(page, /^(?!Your).* house at/)
      .first()
      .click();
    return tile("Send demon").click();
  }
  const seen = await look(page);
  const sprite = seen.find(({ name }) => name === "Wood Sprite");
  if (!met && sprite) return doAt(page, sprite, "Look");
  if (!met) return banish(page, seen, []);

  const here = seen.find(({ text }) => text.includes("your chef"));
  if (here?.name && needed.includes(here.name)) return doAt(page, here, "Gather");
  const wanted = home ? [await atDoor(page, seen)] : seen.filter(({ name }) => name && needed.includes(name));
  if (wanted.length === 0) return banish(page, seen, needed);
  const near = seen.filter(({ text }) => text.endsWith("one step away"));
  const far = (from: Seen) =>
    Math.min(...wanted.map((to) => Math.abs(to.row - from.row) + Math.abs(to.column - from.column)));
  const [step] = near.toSorted((one, other) => far(one) - far(other));
  return doAt(page, step as Seen, "Step here");
}

/** Names a known card that is of no use rightly, so that a new one comes. */
async function banish(page: Page, seen: readonly Seen[], needed: readonly string[]): Promise<void> {
  const useless = seen.find(
    ({ name }) => name && !needed.includes(name) && name !== "Wood Sprite" && name !== "Demon Bait",
  );
  await doAt(page, useless as Seen, "Mischief");
  await page.getByRole("button", { name: `Name ${useless?.name}` }).click();
}

async function doAt(page: Page, { text }: Seen, what: string): Promise<void> {
  await page.getByRole("button", { name: text, exact: true }).click();
  await actions(page).filter({ hasText: what }).first().click();
}

const house = (page: Page, name: RegExp) =>
  page.getByRole("toolbar", { name: "Houses" }).getByRole("button", { name });

/** The space that the own door opens on. */
async function atDoor(page: Page, seen: readonly Seen[]): Promise<Seen> {
  const [own = ""] = await labels(house(page, /^Your house/));
  const [, side, number] = /at (\w+), \w+ (\d+)/.exec(own) ?? [];
  const rows = Math.max(...seen.map(({ row }) => row));
  const columns = Math.max(...seen.map(({ column }) => column));
  const line = Number(number);
  const at = {
    top: { row: 1, column: line },
    bottom: { row: rows, column: line },
    left: { row: line, column: 1 },
    right: { row: line, column: columns },
  }[side as "top"];
  return seen.find(({ row, column }) => row === at.row && column === at.column) as Seen;
}
