/** The kitchen without its pieces: lava, stone paths, stations, starts, grills, and the oven in the middle. */
import type { Board, Space } from "../../protocol/in_teufels_kueche";
import { COLOURS } from "./colours";
import styles from "./kitchen.module.css";
import { Oven } from "./oven";
import { lineOf, pathBetween, placeOf } from "./ways";

/** How far stations, starts and grills reach, for the lights around them too. */
export const REACH = { station: 50, start: 76, grill: 76 } as const;

export function Kitchen({ board }: { board: Board }) {
  const paths = board.paths.map(([one, other]) => lineOf(pathBetween(board, one, other))).join("");
  return (
    <g>
      <Lava />
      <g fill="none" stroke-linecap="round">
        <path d={paths} class={styles.shade} transform="translate(0 7)" />
        <path d={paths} class={styles.kerb} />
        <path d={paths} class={styles.stone} />
        <path d={paths} class={styles.seams} />
      </g>
      {board.spaces.map((space) => (
        <Accesses key={space.id} board={board} space={space} />
      ))}
      {board.spaces.map((space) => (
        <g key={space.id} transform={`translate(${space.at.x} ${space.at.y})`}>
          <SpaceFigure board={board} space={space} />
        </g>
      ))}
      <g transform={`translate(${board.oven.x} ${board.oven.y})`}>
        <Oven />
      </g>
    </g>
  );
}

/** Where bubbles rise, and how large they are; away from paths. */
const BUBBLES = [
  [250, 60, 13],
  [502, 70, 9],
  [742, 48, 15],
  [60, 250, 10],
  [72, 515, 14],
  [48, 742, 9],
  [940, 260, 14],
  [928, 496, 9],
  [952, 735, 12],
  [262, 945, 9],
  [497, 932, 15],
  [735, 950, 10],
  [500, 248, 10],
  [252, 500, 12],
  [748, 502, 11],
  [503, 752, 12],
] as const;

function Lava() {
  return (
    <g>
      <defs>
        <radialGradient id="lava" gradientUnits="userSpaceOnUse" cx="500" cy="500" r="700">
          <stop offset="0.12" stop-color="#f58a35" />
          <stop offset="0.42" stop-color="#e2542a" />
          <stop offset="0.8" stop-color="#a82a20" />
          <stop offset="1" stop-color="#7f1d1c" />
        </radialGradient>
        <pattern
          id="flow"
          width="190"
          height="104"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-8)"
        >
          <path
            d="M6 26C26 8 46 8 64 26S104 44 122 26M100 78C120 60 140 60 158 78S184 92 196 80M-8 82C4 68 20 66 34 78"
            class={styles.flow}
          />
        </pattern>
      </defs>
      <rect width="1000" height="1000" fill="url(#lava)" />
      <rect width="1000" height="1000" fill="url(#flow)" />
      <rect x="9" y="9" width="982" height="982" rx="64" class={styles.tiles} />
      <rect x="9" y="9" width="982" height="982" rx="64" class={styles.joints} />
      <g class={styles.bubbles}>
        {BUBBLES.map(([x, y, r], index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={r} style={{ animationDelay: `${index * -1.3}s` }} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** The dotted steps from stations to the grill between them. */
function Accesses({ board, space }: { board: Board; space: Space }) {
  if (space.kind !== "grill") return null;
  return (
    <g class={styles.access}>
      {space.accesses.map((station) => {
        const from = placeOf(board, station);
        return <path key={station} d={lineOf({ from, to: space.at, bend: null })} />;
      })}
    </g>
  );
}

function SpaceFigure({ board, space }: { board: Board; space: Space }) {
  switch (space.kind) {
    case "station":
      return <Station />;
    case "start":
      return <Start board={board} space={space} />;
    case "grill":
      return <Grill space={space} />;
  }
}

function Station() {
  return (
    <>
      <circle r="50" cy="6" fill="rgb(40 10 10 / 45%)" />
      <circle r="50" fill="#5c5055" />
      <circle r="45" fill="#d8cdca" />
      <circle r="37" fill="#f0e8e3" />
      <circle r="26" fill="none" stroke="#d9cdc7" stroke-width="4" />
      <circle r="12" fill="none" stroke="#d9cdc7" stroke-width="4" />
    </>
  );
}

function Start({ board, space }: { board: Board; space: Extract<Space, { kind: "start" }> }) {
  const { fill, deep, path } = COLOURS[space.colour];
  const exits = board.paths.flatMap(([one, other]) =>
    one === space.id ? [other] : other === space.id ? [one] : [],
  );
  return (
    <>
      <circle r="76" cy="7" fill="rgb(40 10 10 / 45%)" />
      <circle r="76" fill="#fffaf0" />
      <circle r="68" fill={fill} />
      <circle r="60" fill="none" stroke={deep} stroke-width="3" stroke-dasharray="5 9" />
      <path d={path} transform="scale(3.3)" fill="#fffaf0" opacity="0.5" />
      {exits.map((exit) => {
        const to = placeOf(board, exit);
        const turn = (Math.atan2(to.y - space.at.y, to.x - space.at.x) * 180) / Math.PI;
        return <path key={exit} d="M84-14 106 0 84 14 89 0Z" fill="#fffaf0" transform={`rotate(${turn})`} />;
      })}
    </>
  );
}

function Grill({ space }: { space: Extract<Space, { kind: "grill" }> }) {
  const { fill, deep, path } = COLOURS[space.colour];
  return (
    <>
      <rect
        x="-58"
        y="-51"
        width="116"
        height="116"
        rx="24"
        transform="rotate(45)"
        fill="rgb(40 10 10 / 45%)"
      />
      <rect x="-58" y="-58" width="116" height="116" rx="24" transform="rotate(45)" fill={deep} />
      <rect x="-53" y="-53" width="106" height="106" rx="20" transform="rotate(45)" fill={fill} />
      <rect x="-43" y="-43" width="86" height="86" rx="13" transform="rotate(45)" fill="#2b2126" />
      <g class={styles.embers}>
        <circle cx="-22" cy="8" r="13" />
        <circle cx="16" cy="-14" r="15" />
        <circle cx="12" cy="24" r="11" />
      </g>
      <path d="M-20-32H20M-38-13H38M-44 6H44M-26 25H26M-8 43H8" class={styles.bars} />
      <g transform="translate(0 -64)">
        <circle r="17" fill={fill} stroke="#fffaf0" stroke-width="4" />
        <path d={path} transform="scale(.86)" fill="#fffaf0" />
      </g>
    </>
  );
}
