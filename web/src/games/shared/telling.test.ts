import { expect, test } from "vitest";
import type { Voice } from "../game-client";
import { seatsOf } from "./fixtures";
import { aloud, bannerOf } from "./telling";

const seats = seatsOf(2);
const game = {
  banner: () => ({ text: "Your turn", tone: "mine" as const }),
  sentence: (event: string, _seats: unknown, _next: unknown, voice: Voice) =>
    event === "" ? [] : [voice === "banner" ? event : `${event}, of which more`],
};
const momentOf = (...events: string[]) => ({
  event: events.at(-1) ?? "",
  before: events.slice(0, -1),
  next: "next",
  millis: 500,
  skip: () => undefined,
});

test("the banner tells the latest event worth telling while it is shown, and else what the table waits for", () => {
  const text = (moment: ReturnType<typeof momentOf> | null) =>
    bannerOf(game, { view: "now", moment }, seats).text;
  expect(text(momentOf("one", "two"))).toBe("Two");
  expect(text(momentOf("one", ""))).toBe("One");
  expect(text(momentOf(""))).toBe("Your turn");
  expect(text(null)).toBe("Your turn");
});

test("what is read out is a whole sentence, or nothing", () => {
  expect(aloud(game, "played", seats, "next")).toBe("Played, of which more.");
  expect(aloud({ ...game, sentence: () => ["home!"] }, "", seats, "next")).toBe("Home!");
  expect(aloud(game, "", seats, "next")).toBe("");
});
