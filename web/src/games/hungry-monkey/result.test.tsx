// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { seatsOf } from "../shared/fixtures";
import { clearBoard } from "../shared/try-board";
import { viewOf } from "./fixtures";
import { Result } from "./result";

afterEach(clearBoard);

const OUTCOME = { places: [1, 2, 3], points: null, ending: "last_seat_left" };

function told(changes: Parameters<typeof viewOf>[0]): string[] {
  act(() => render(<Result view={viewOf(changes)} seats={seatsOf(3)} outcome={OUTCOME} />, document.body));
  return [...document.querySelectorAll("figure")].map((it) => it.textContent ?? "");
}

test("what nobody had seen is shown with the result: the draw pile and the cards under the kitty", () => {
  const shown = told({ left_over: { draw_pile: ["ant"], under_kitty: ["frog", "tiger"] } });
  expect(shown[0]).toMatch(/^1 card left to draw/);
  expect(shown[1]).toMatch(/^2 cards under the Bad Kitty/);
  expect(document.querySelectorAll("figure li")).toHaveLength(3);
});

test("no heap is named that has no card", () => {
  expect(told({ left_over: { draw_pile: [], under_kitty: [] } })).toEqual([]);
});
