/** Shows a board to a test, which taps it as somebody would. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { Seat } from "../../protocol/rules";
import type { BoardProps, GameClient } from "../game-client";
import { seatsOf } from "./fixtures";
import { bannerOf } from "./telling";

interface Seated {
  you: Seat | null;
  seats: readonly unknown[];
}

/** Shows a view that is ready for a move; returns what is told of the moves that are sent. */
export function showBoard<V extends Seated, E, M, I, O>(
  game: GameClient<V, E, M, I, O>,
  view: V,
  changes: Partial<BoardProps<V, E, M, I>> = {},
) {
  const send = vi.fn<(move: M) => void>();
  const seats = seatsOf(view.seats.length, [0], view.you);
  const props: BoardProps<V, E, M, I> = {
    view,
    seats,
    banner: bannerOf(game, { view, moment: changes.moment ?? null }, changes.seats ?? seats),
    you: view.you,
    moment: null,
    ready: true,
    pending: false,
    send,
    undo: null,
    refused: null,
    ...changes,
  };
  act(() => render(<game.Board {...props} />, document.body));
  return send;
}

export function clearBoard(): void {
  act(() => render(null, document.body));
}

/** The button that says this, or begins with it. */
export function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((it) =>
    (it.getAttribute("aria-label") ?? it.textContent ?? "").trim().startsWith(label),
  );
  if (!found) throw new Error(`there is no button "${label}"`);
  return found;
}

/** Taps one button after the other. */
export function tap(...labels: string[]): void {
  for (const label of labels) act(() => button(label).click());
}
