import { expect, test } from "vitest";
import { bot, free, matchInfo, people, sits, table } from "../dev/fixtures";
import { chairOf, painted, peopleAt, runningMatch, seatedCount, seatInfos } from "./seats";

const { mira, jonas, priya } = people;

test("a seat shows who holds it, whether they are here, and whether it is their turn", () => {
  const chairs = [sits(mira), sits(jonas, false), bot("Basil", "koala"), free, free, free];
  const seats = seatInfos(matchInfo(), chairs, jonas.id, [1]);
  expect(seats.map(({ name, you, bot, online, acting }) => ({ name, you, bot, online, acting }))).toEqual([
    { name: "Mira", you: false, bot: false, online: true, acting: false },
    { name: "Jonas", you: true, bot: false, online: false, acting: true },
    { name: "Basil", you: false, bot: true, online: true, acting: false },
  ]);
});

test("no two seats share a colour or a glyph", () => {
  const held = { chair: 0, player: null, name: "Basil", avatar: "koala" } as const;
  const seats = seatInfos(matchInfo({ seats: Array.from({ length: 6 }, () => held) }), [], undefined);
  expect(new Set(seats.map((seat) => seat.colour)).size).toBe(6);
  expect(new Set(seats.map((seat) => seat.glyph)).size).toBe(6);
});

test("where a game deals colours, its seats have those", () => {
  const seats = seatInfos(matchInfo(), [], undefined);
  const [first, second] = seats;
  const swapped = painted(seats, [1, 0, 2]);
  expect([swapped[0]?.colour, swapped[1]?.glyph]).toEqual([second?.colour, first?.glyph]);
  expect(painted(seats, undefined)).toBe(seats);
});

test("a bot that stands in for a player is shown as one", () => {
  const chairs = [sits(mira), { ...bot("Basil", "koala"), stands_in_for: jonas }, free];
  expect(seatInfos(matchInfo(), chairs, mira.id)[1]).toMatchObject({ bot: true, online: true });
  expect(seatInfos(matchInfo(), chairs, jonas.id)[1]).toMatchObject({ name: "Jonas", you: false });
});

test("once a match is over, its seats are those who held them, wherever they sit now", () => {
  const outcome = { places: [1, 2, 3], points: null, ending: "played_out" };
  const chairs = [free, sits(mira), sits(jonas)];
  const seats = seatInfos(matchInfo({ outcome }), chairs, jonas.id);
  expect(seats.map(({ name, you, bot }) => ({ name, you, bot }))).toEqual([
    { name: "Mira", you: false, bot: false },
    { name: "Jonas", you: true, bot: false },
    { name: "Basil", you: false, bot: true },
  ]);
});

test("nobody is oneself before one is known", () => {
  expect(seatInfos(matchInfo(), [], undefined).some((seat) => seat.you)).toBe(false);
});

test("chairs and people are found", () => {
  const full = table({ chairs: [sits(mira), bot("Basil", "koala"), sits(jonas)], spectators: [priya] });
  expect(chairOf(full, jonas.id)).toBe(2);
  expect(chairOf(full, priya.id)).toBeNull();
  expect(seatedCount(full)).toBe(3);
  expect(peopleAt(full)).toEqual([mira, jonas, priya]);
});

test("a match runs until it has an outcome or is abandoned", () => {
  const outcome = { places: [1, 2, 3], points: null, ending: "played_out" };
  expect(runningMatch(table({ match: matchInfo() }))).not.toBeNull();
  expect(runningMatch(table({ match: matchInfo({ outcome }) }))).toBeNull();
  expect(runningMatch(table({ match: matchInfo({ abandoned: true }) }))).toBeNull();
  expect(runningMatch(table())).toBeNull();
});
