/** Whole matches of In Teufels Küche as people play them, on phones. */
import type { Page } from "@playwright/test";
import type { Board, DevilMay, EventView, SpaceId, View } from "../src/protocol/in_teufels_kueche";
import { expect, setTable, test } from "./support";
import { actions, board, gather, playToTheEnd, still, type Told, versionOf } from "./support/match";

test("two play a match to its end, and nobody learns of a menu that is not theirs before it is served", async ({
  come,
}) => {
  test.setTimeout(300_000);
  const { host, players, spectator, everybody, played, watched } = await gather<View, EventView>(
    come,
    "In Teufels Küche",
    2,
  );
  await host.getByRole("button", { name: "Start In Teufels Küche with 2" }).click();

  const play = async (page: Page) => {
    const view = played[players.indexOf(page)]?.at(-1)?.view;
    if (view) await act(page, view);
  };
  await playToTheEnd(players, spectator, play, kitchenOf);
  for (const page of everybody) {
    await expect(page.getByRole("list", { name: "The grills" })).toBeVisible();
  }
  for (const updates of [...played, watched]) expect(updates.flatMap(secretsIn)).toEqual([]);
  // What the players were told would have been secret to a spectator.
  const forSpectators = played.flat().map(({ view, events }) => ({ view: { ...view, you: null }, events }));
  expect(forSpectators.flatMap(secretsIn)).not.toEqual([]);
  expect(watched.every(({ view }) => view.you === null && view.may === null)).toBe(true);
});

test("pots are filled, placed and carried with the keyboard alone, and a step is taken back", async ({
  come,
}) => {
  const page = await come("Solo", "/", still);
  await setTable(page, "Solo");
  await page.getByText("In Teufels Küche", { exact: true }).click();
  await page.getByRole("button", { name: "Put a bot on chair 2" }).click();
  await page.getByRole("button", { name: "Start In Teufels Küche with 2" }).click();
  await expect(page.getByTestId("banner")).toHaveText("Hide your menus in your pots");

  const press = async (name: RegExp) => {
    await board(page).getByRole("button", { name }).and(page.locator(":enabled")).first().focus();
    await page.keyboard.press("Enter");
  };
  for (const mark of ["dot", "triangle", "square", "cross"]) await press(new RegExp(`^${mark} pot, empty`));
  await press(/^Hide them/);
  for (let placed = 0; placed < 4; placed++) {
    await expect(page.getByTestId("banner")).toHaveText("Place one of your pots");
    await press(/^Place the pot on/);
    await press(/^Place the (dot|triangle|square|cross) pot$/);
    await expect(page.getByRole("list", { name: "Your pots" }).getByLabel(/not placed yet/)).toHaveCount(
      3 - placed,
    );
  }

  // Any step will do: the turn waits after the last one, too.
  const step = /^Walk to outer \d, 1 point\b/;
  const walk = board(page).getByRole("button", { name: step });
  for (;;) {
    await expect(board(page)).toHaveAttribute("data-ready", "true");
    await expect(actions(page).last()).toBeVisible();
    const devil = board(page).getByRole("button", { name: /^your devil/ });
    if ((await devil.count()) > 0) {
      await press(/^your devil/);
      await expect(devil.and(page.locator("[aria-pressed='true']"))).toHaveCount(1);
      if ((await walk.count()) > 0) break;
    }
    const version = await versionOf(page);
    await press(/^(End turn|Duel!)/);
    await expect(board(page)).not.toHaveAttribute("data-version", String(version));
  }
  const kitchen = page.getByRole("list", { name: "The kitchen" });
  const before = await kitchen.textContent();
  await press(step);
  await expect(kitchen).not.toHaveText(before ?? "");
  await press(/^Undo/);
  await expect(kitchen).toHaveText(before ?? "");
});

/** The kitchen and the own pots in words; not what was picked, which a page forgets. */
async function kitchenOf(page: Page): Promise<(string | null)[]> {
  const pots = page.getByRole("list", { name: "Your pots" }).getByRole("img");
  const own = await pots.evaluateAll((all) => all.map((pot) => pot.getAttribute("aria-label")));
  return [
    await page.getByTestId("banner").textContent(),
    await page.getByRole("list", { name: "The kitchen" }).textContent(),
    ...own,
  ];
}

/** What was told of menus that this viewer may not know yet. */
function secretsIn({ view, events }: Told<View, EventView>): unknown[] {
  const pots = view.pots.filter(({ colour, place, menu }) => {
    const owner = view.seats.findIndex((seat) => seat.colour === colour);
    const left = view.seats[owner]?.menus_left ?? [];
    const plain = new Set(left).size === 1;
    return menu !== null && owner !== view.you && place.type !== "served" && !plain;
  });
  const hidden = events.filter(
    (event) => event.type === "menus_assigned" && event.menus !== null && event.seat !== view.you,
  );
  return [...pots, ...hidden];
}

/** Plays as somebody does who wants to win: serves, fetches, attacks who carries; and who has a hat fights. */
async function act(page: Page, view: View): Promise<void> {
  const tap = (name: RegExp) => page.getByRole("button", { name }).first().click();
  switch (view.may?.type) {
    case "assign_menus":
      await tap(/^Shuffle/);
      return tap(/^Hide them/);
    case "place_pot":
      await board(page)
        .locator("[data-deed=place]")
        .nth(view.pots.length % 7)
        .click();
      return actions(page).last().click();
    case "answer_challenge":
      return tap(
        view.phase.type === "challenge" && view.phase.attacked_risks === "out" ? /^Decline/ : /^Duel/,
      );
    case "answer_stop":
      return tap(/^Stop here/);
    case "turn":
      return takeTurn(page, view, view.may.devils);
    default:
      throw new Error("nothing can be done");
  }
}

interface Plan {
  may: DevilMay;
  /** What is tapped, after the devil. */
  taps: RegExp[];
  /** The more, the better. */
  worth: number;
}

async function takeTurn(page: Page, view: View, devils: readonly DevilMay[]): Promise<void> {
  const [best] = devils
    .flatMap((may) => plansOf(view, may))
    .toSorted((one, other) => other.worth - one.worth);
  if (!best || best.worth <= 0) return page.getByRole("button", { name: /^End turn/ }).click();
  const spots = board(page).getByRole("button", { name: /^your devil (with|without) a hat/ });
  const devil = spots.nth(devils.indexOf(best.may));
  if ((await devil.getAttribute("aria-pressed")) !== "true") await devil.click();
  for (const name of best.taps) await board(page).getByRole("button", { name }).first().click();
}

function plansOf(view: View, may: DevilMay): Plan[] {
  const carried = view.devils[may.devil]?.carries ?? null;
  const name = (space: SpaceId) => view.board.spaces[space]?.name ?? "";
  const here = view.devils[may.devil]?.space ?? 0;
  const far = distances(view.board, carried === null ? wanted(view) : accesses(view));
  const plans: Plan[] = [];
  for (const { space, cost, arrival } of [...may.walk, ...may.fly]) {
    const nearer = (far.get(here) ?? 9) - (far.get(space) ?? 9);
    if (arrival.type === "serve") plans.push({ may, taps: [/^Serve on/, /^Serve the/], worth: 100 });
    if (arrival.type === "challenge" && carried === null && view.devils[arrival.devil]?.carries !== null)
      plans.push({
        may,
        taps: [new RegExp(`^Challenge on ${name(space)}\\b`), /^Challenge [^o]/],
        worth: 50,
      });
    if (arrival.type === "stand" && nearer > 0)
      plans.push({ may, taps: [new RegExp(`^(Walk|Fly) to ${name(space)}\\b`)], worth: 10 * nearer - cost });
  }
  const pot = may.take.find((id) => view.pots[id]?.menu !== "milk");
  if (carried === null && pot !== undefined) {
    const { colour, mark } = view.pots[pot] ?? {};
    const own = view.seats[view.you ?? 0]?.colour === colour;
    plans.push({ may, taps: [new RegExp(`^Take ${own ? "your" : ".+'s"} ${mark} pot`)], worth: 60 });
  }
  return plans;
}

/** Where pots lie that are worth fetching. */
function wanted(view: View): SpaceId[] {
  return view.pots.flatMap(({ place, menu }) =>
    place.type === "station" && menu !== "milk" ? [place.space] : [],
  );
}

/** From where the own grill is reached. */
function accesses(view: View): SpaceId[] {
  const colour = view.seats[view.you ?? 0]?.colour;
  return view.board.spaces.flatMap((space) =>
    space.kind === "grill" && space.colour === colour ? space.accesses : [],
  );
}

/** How far each space is from the nearest of these, whoever stands in the way. */
function distances({ paths }: Board, from: readonly SpaceId[]): Map<SpaceId, number> {
  const far = new Map(from.map((space) => [space, 0]));
  for (const [space, steps] of far) {
    for (const [one, other] of paths) {
      const next = one === space ? other : other === space ? one : null;
      if (next !== null && !far.has(next)) far.set(next, steps + 1);
    }
  }
  return far;
}
