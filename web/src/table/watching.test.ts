import { expect, test } from "vitest";
import { free, matchInfo, people, sits, table } from "../dev/fixtures";
import { handsFor, lateness, mayLook, seatOf } from "./watching";

const { mira, jonas, priya } = people;
const playing = (changes = {}) =>
  table({ chairs: [sits(mira), sits(jonas), free], spectators: [priya], match: matchInfo(), ...changes });

test("who sits on the chair of their seat plays, all others watch", () => {
  expect(seatOf(playing(), jonas.id)).toBe(1);
  expect(seatOf(playing(), priya.id)).toBeNull();
  expect(seatOf(playing({ match: matchInfo({ abandoned: true }) }), jonas.id)).toBeNull();
});

test("a hand may be shown to who has none of their own in the match, not even one a bot keeps", () => {
  const stoodUp = playing({ chairs: [sits(mira), free, free], spectators: [jonas, priya] });
  expect(mayLook(stoodUp, priya)).toBe(true);
  expect(mayLook(stoodUp, jonas)).toBe(false);
  expect(mayLook(table(), priya)).toBe(false);
});

test("a spectator finds the hands shown to them", () => {
  const hands = [
    { seat: 0, to: priya },
    { seat: 1, to: jonas },
  ];
  expect(handsFor(playing({ hands }), priya.id)).toEqual([{ seat: 0, to: priya }]);
});

test("lateness is told in words", () => {
  expect(lateness({ type: "moves", late: 1 })).toBe("1 move late");
  expect(lateness({ type: "minutes", late: 5 })).toBe("5 minutes late");
  expect(lateness({ type: "now" })).toBeNull();
});
