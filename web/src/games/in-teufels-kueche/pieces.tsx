/** Devils and pots on the board. A piece glides to where it belongs, or walks there while that is being shown. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../../protocol/in_teufels_kueche";
import { classes } from "../../ui/classes";
import { DevilFigure } from "./devil";
import type { Moving } from "./moving";
import styles from "./pieces.module.css";
import type { Spot, Spots } from "./places";
import { PotFigure } from "./pot";
import { devilsThatMay } from "./select";

interface PiecesProps {
  view: View;
  spots: Spots;
  moving: Moving | null;
}

export function Pieces({ view, spots, moving }: PiecesProps) {
  const able = new Set(devilsThatMay(view).map((may) => may.devil));
  return (
    <g>
      {view.devils.map(({ id, colour, hat, seat, bonus }) => {
        const spot = spots.devils[id];
        if (!spot) return null;
        const walks = moving?.devil === id ? moving : null;
        return (
          <Piece key={`devil ${id}`} spot={spot} way={walks?.way ?? null} millis={walks?.millis ?? 0}>
            <g class={classes(able.has(id) && styles.able)}>
              <DevilFigure colour={colour} hat={hat} neutral={seat === null} />
            </g>
            {bonus && <Bonus />}
          </Piece>
        );
      })}
      {view.pots.map(({ id, colour, mark, menu, place }) => {
        const spot = spots.pots[id];
        if (!spot) return null;
        const carried = moving?.pot === id ? moving : null;
        return (
          <Piece key={`pot ${id}`} spot={spot} way={carried?.potWay ?? null} millis={carried?.millis ?? 0}>
            <PotFigure colour={colour} mark={mark} menu={menu} served={place.type === "served"} />
          </Piece>
        );
      })}
    </g>
  );
}

interface PieceProps {
  spot: Spot;
  /** The way it takes now, to its spot. */
  way: readonly Spot[] | null;
  millis: number;
  children: ComponentChildren;
}

function Piece({ spot, way, millis, children }: PieceProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!way) return undefined;
    const frames = way.map((each) => ({ transform: transformTo(each) }));
    const animation = ref.current?.animate(frames, { duration: millis, easing: "ease-in-out" });
    return () => animation?.cancel();
  }, [way, millis]);
  return (
    <g ref={ref} class={styles.piece} style={{ transform: transformTo(spot) }}>
      {children}
    </g>
  );
}

function Bonus() {
  return (
    <g transform="translate(-34 -34)">
      <circle r="19" fill="#f2b441" stroke="#fffaf0" stroke-width="4" />
      <text y="7" class={styles.bonus}>
        +1
      </text>
    </g>
  );
}

function transformTo({ x, y, scale }: Spot): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
