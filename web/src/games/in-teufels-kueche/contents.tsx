import type { View } from "../../protocol/in_teufels_kueche";
import type { SeatInfo } from "../game-client";
import { contentsOf } from "./words";

/** The kitchen in words, for those who cannot see it. */
export function Contents({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  return (
    <ul class="hidden-text" aria-label="The kitchen">
      {view.board.spaces.map(({ id, name }) => {
        const here = contentsOf(view, seats, id);
        return here.length === 0 ? null : (
          <li key={id}>
            {name}: {here.join("; ")}
          </li>
        );
      })}
    </ul>
  );
}
