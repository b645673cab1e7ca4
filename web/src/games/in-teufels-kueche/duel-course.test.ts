import { expect, test } from "vitest";
import { courseOf } from "./duel-course";

test("the two press in turn, once more each time, the challenger first", () => {
  const { presses } = courseOf({ attempts: [1, 2, 1] });
  expect(presses.map(({ challenger, nth, of }) => [challenger, nth, of])).toEqual([
    [true, 1, 1],
    [false, 1, 2],
    [false, 2, 2],
    [true, 1, 3],
  ]);
});

test("one press comes after the other, then the oven opens, then it is over", () => {
  const { presses, open, end } = courseOf({ attempts: [1, 2, 3, 4, 2] });
  const times = [...presses.map(({ at }) => at), open, end];
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(times.length);
});

test("a long duel is told faster, so that nobody waits for ever", () => {
  const short = courseOf({ attempts: [1, 2, 3] });
  const long = courseOf({ attempts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5] });
  expect(long.presses).toHaveLength(71);
  expect(long.open).toBeLessThan(3 * short.open);
});
