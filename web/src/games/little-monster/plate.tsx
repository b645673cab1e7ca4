/** One plate of the track, with the monsters that stand on it. */
import type { Monster, Racer, View } from "../../protocol/little_monster";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import styles from "./plate.module.css";
import type { Spot } from "./plates";
import { paceOf, spokenToken, Token } from "./token";

interface PlateProps {
  view: View;
  seats: readonly SeatInfo[];
  plate: number;
  spot: Spot;
  /** Those that can be chosen now. */
  targets: readonly Monster[];
  chosen: Monster | null;
  /** The one among all tokens that the Tab key stops at. */
  focus: Monster | null;
  onTap: (racer: Racer) => void;
}

export function Plate({ view, seats, plate, spot, targets, chosen, focus, onTap }: PlateProps) {
  const { track, racers } = view;
  const here = racers.filter(({ at }) => at === plate);
  const name = plate === 0 ? "Start" : plate === track.finish ? "Finish" : `Plate ${plate}`;
  return (
    <li
      class={styles.plate}
      style={{ gridRow: spot.row, gridColumn: spot.column }}
      data-at={`plate:${plate}`}
      data-count={Math.min(9, here.length)}
      data-end={plate === track.finish || undefined}
    >
      <span class="hidden-text">{here.length === 0 ? `${name}: empty` : `${name}:`}</span>
      <span class={styles.name} aria-hidden="true">
        {plate === 0 && "Start"}
        {plate === track.finish && <Picture name="teapot" size="62%" />}
        {plate > 0 && plate < track.finish && plate}
      </span>
      {here.map((racer) => {
        const { monster, owner, home } = racer;
        const can = targets.includes(monster);
        return (
          <button
            key={monster}
            type="button"
            class={styles.token}
            data-at={`token:${monster}`}
            data-target={can || undefined}
            aria-pressed={can ? monster === chosen : undefined}
            aria-label={spokenToken(view, monster, seats[owner])}
            tabIndex={monster === focus ? 0 : -1}
            onClick={() => onTap(racer)}
          >
            <Token monster={monster} owner={seats[owner]} pace={paceOf(view, monster)} home={home} />
          </button>
        );
      })}
    </li>
  );
}
