/** The buttons over the board: devils that can be picked, spaces that can be gone to. Large enough for a thumb. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { DevilId, Point, SpaceId, View } from "../../protocol/in_teufels_kueche";
import type { SeatInfo } from "../game-client";
import type { Spots } from "./places";
import { devilsThatMay, type Light, type Selection } from "./select";
import styles from "./touch.module.css";
import { devilInFull, lightLabel } from "./words";

interface TouchProps {
  view: View;
  seats: readonly SeatInfo[];
  spots: Spots;
  selection: Selection;
  lights: readonly Light[];
  onDevil: (devil: DevilId) => void;
  onLight: (light: Light) => void;
  /** Any other space was tapped. */
  onDark: (space: SpaceId) => void;
}

/** How much of the board's width a button takes, in percent. */
const SIZE = { station: 12.4, start: 19, grill: 15, devil: 9.6, lonelyDevil: 12.4 } as const;

export function Touch({ view, seats, spots, selection, lights, onDevil, onLight, onDark }: TouchProps) {
  const root = useRef<HTMLDivElement>(null);
  const busy = useRef(false);

  // Whoever plays with the keyboard keeps the focus on the board, though the button they pressed is gone.
  useLayoutEffect(() => {
    if (!busy.current || document.activeElement !== document.body) return;
    const next =
      root.current?.querySelector<HTMLElement>("[aria-pressed=true]") ??
      root.current?.querySelector("button");
    next?.focus();
  });

  const chosen = selection.devil;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes whether the keyboard is at work here
    <div
      ref={root}
      class={styles.touch}
      onKeyDown={() => {
        busy.current = true;
      }}
      onPointerDown={() => {
        busy.current = false;
      }}
    >
      {devilsThatMay(view).map(({ devil }) => {
        const spot = spots.devils[devil];
        if (!spot) return null;
        const size = spot.scale < 0.85 ? SIZE.devil : SIZE.lonelyDevil;
        return (
          <button
            key={`devil ${devil}`}
            type="button"
            class={styles.devil}
            style={around(spot, size)}
            aria-label={devilInFull(view, seats, devil)}
            aria-pressed={devil === chosen}
            onClick={() => onDevil(devil)}
          />
        );
      })}
      {chosen !== null &&
        view.board.spaces
          .filter(({ id }) => !lights.some(({ space }) => space === id))
          .map((space) => (
            <button
              key={`dark ${space.id}`}
              type="button"
              class={styles.dark}
              style={around(space.at, SIZE[space.kind])}
              tabIndex={-1}
              aria-label={`${space.name}, out of reach`}
              onClick={() => onDark(space.id)}
            />
          ))}
      {lights.map((light) => {
        const space = view.board.spaces[light.space];
        if (!space) return null;
        return (
          <button
            key={`light ${space.id}`}
            type="button"
            class={styles.space}
            style={around(space.at, SIZE[space.kind])}
            data-deed={light.deed}
            aria-label={lightLabel(view, seats, light)}
            aria-pressed={
              light.deed === "walk" || light.deed === "fly" ? undefined : selection.space === space.id
            }
            onClick={() => onLight(light)}
          />
        );
      })}
    </div>
  );
}

function around({ x, y }: Point, percent: number): Record<string, string> {
  return { left: `${x / 10 - percent / 2}%`, top: `${y / 10 - percent / 2}%`, width: `${percent}%` };
}
