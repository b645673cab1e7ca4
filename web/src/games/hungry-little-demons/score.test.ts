import { describe, expect, test } from "vitest";
import type { Score, ScoreSheet, TieBreaker, View } from "../../protocol/hungry_little_demons";
import { seatsOf } from "../shared/fixtures";
import { viewOf } from "./fixtures";
import { counted, endedHow, reasonsOf, signed, tieBroken } from "./score";

const SEATS = seatsOf(3);
const score = (total: number, place: number, changes: Partial<Score> = {}): Score => ({
  lines: [{ reason: "ingredients", count: total, points: total }],
  total,
  place,
  tie_breaker: null,
  moves_home: 0,
  ...changes,
});
const sheet = (...scores: Score[]): ScoreSheet => ({ ended_by: 1, ending: "came_home", expelled: 1, scores });

function tied(tie_breaker: TieBreaker): View {
  const view = viewOf({
    score: sheet(score(5, 2, { tie_breaker, moves_home: 3 }), score(5, 1, { moves_home: 1 }), score(2, 3)),
  });
  const trophy = { owner: 2, furniture: "bed" } as const;
  return {
    ...view,
    seats: view.seats.map((seat, index) => ({ ...seat, destroyed: index === 1 ? [trophy] : [] })),
  };
}

describe("the score sheet", () => {
  test("has a row for each reason that gave somebody points, in the order of counting", () => {
    const demons = { reason: "demons", count: 2, points: -2 } as const;
    const recipes = { reason: "recipes", count: 1, points: 5 } as const;
    expect(reasonsOf(sheet(score(3, 1, { lines: [demons] }), score(3, 1, { lines: [recipes] })))).toEqual([
      "recipes",
      "demons",
    ]);
  });

  test("says what was counted", () => {
    expect(counted({ reason: "recipes", count: 2, points: 10 })).toBe("2 ×");
    expect(counted({ reason: "most_furniture", count: 0, points: 3 })).toBe("with 0");
    expect([signed(3), signed(-1), signed(0)]).toEqual(["+3", "−1", "0"]);
  });

  test("says how it came to its end", () => {
    expect(endedHow(sheet(), SEATS)).toBe(
      "Mira's chef came home with a recipe and drove 1 demon out of the house.",
    );
    expect(endedHow({ ...sheet(), ending: "deck_empty", ended_by: 0, expelled: 0 }, SEATS)).toBe(
      "The deck could not fill a gap any more in your turn.",
    );
    expect(endedHow({ ...sheet(), ending: "endless", ended_by: null, expelled: 0 }, SEATS)).toMatch(
      /by itself/,
    );
  });
});

describe("a tie", () => {
  test("is explained by what broke it, with numbers where there are some", () => {
    expect(tieBroken(tied("ended_match"), 0, SEATS)).toBe("You and Mira have 5 each. Mira ended the match.");
    expect(tieBroken(tied("furniture"), 0, SEATS)).toBe(
      "You and Mira have 5 each. Mira destroyed more furniture: 1 to 0.",
    );
    expect(tieBroken(tied("moves_home"), 0, SEATS)).toBe(
      "You and Mira have 5 each. Mira had the chef closer to home, in moves: 1 to 3.",
    );
  });

  test("is not spoken of where there was none", () => {
    expect(tieBroken(tied("recipes"), 1, SEATS)).toBeNull();
    expect(tieBroken(tied("recipes"), 2, SEATS)).toBeNull();
    expect(tieBroken(viewOf(), 0, SEATS)).toBeNull();
  });
});
