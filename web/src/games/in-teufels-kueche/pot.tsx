/** A pot, drawn around its own middle: its colour, its mark, and what is in it as far as the viewer may know. */
import type { Colour, Mark, Menu } from "../../protocol/in_teufels_kueche";
import { COLOURS, MARKS } from "./colours";
import styles from "./pot.module.css";

const LID = "M-22-9C-20-23-9-24-5-24A5.500 5.500 0 0 1 5-24C9-24 20-23 22-9Z";
const BODY = "M-24-8H24L21 15C20 22 16 25 9 25H-9C-16 25-20 22-21 15Z";
const HANDLES = "M-22-6H-31A5 5 0 0 0-31 5H-21ZM22-6H31A5 5 0 0 1 31 5H21Z";

interface PotFigureProps {
  colour: Colour;
  mark: Mark;
  menu: Menu | null;
  /** Whether it lies open on a grill. */
  served?: boolean;
}

/** A pot as a part of a larger drawing. */
export function PotFigure({ colour, mark, menu, served = false }: PotFigureProps) {
  const { fill, deep } = COLOURS[colour];
  if (served && menu !== null) return <ServedPot fill={fill} menu={menu} />;
  return (
    <g>
      <ellipse cy="25" rx="24" ry="6" fill="rgb(35 8 8 / 35%)" />
      <path d={LID + BODY + HANDLES} class={styles.outline} />
      <path d={HANDLES} fill={deep} />
      <path d={LID} fill={deep} />
      <path d={BODY} fill={fill} />
      <rect x="-27" y="-12" width="54" height="8" rx="4" fill={deep} />
      <path d={MARKS[mark]} transform="translate(0 10) scale(1.05)" fill="#fffdf8" />
      {menu !== null && (
        <g transform="translate(21 -20)">
          <MenuDisc menu={menu} />
        </g>
      )}
    </g>
  );
}

function ServedPot({ fill, menu }: { fill: string; menu: Menu }) {
  return (
    <g>
      <circle r="27" fill={fill} stroke="#fffaf0" stroke-width="5" />
      <MenuDisc menu={menu} />
    </g>
  );
}

/** The points of a menu, or a glass of milk. */
function MenuDisc({ menu }: { menu: Menu }) {
  return (
    <g>
      <circle r="17" fill="#fffdf8" stroke="#3b2a2a" stroke-width="2.500" />
      {menu === "milk" ? (
        <g>
          <path
            d="M-7-10H7L5 10H-5Z"
            fill="#e4f2fb"
            stroke="#3b2a2a"
            stroke-width="2"
            stroke-linejoin="round"
          />
          <path d="M-6.500-4H6.500L5 9H-5Z" fill="#fff" stroke="#9fb8c9" stroke-width="1" />
        </g>
      ) : (
        <text class={styles.points} y="8.500">
          {menu}
        </text>
      )}
    </g>
  );
}

interface PotProps extends PotFigureProps {
  /** A CSS length: the width. */
  size: string;
  class?: string | undefined;
}

/** A pot on its own; always beside or under words. */
export function Pot({ size, class: className, ...figure }: PotProps) {
  return (
    <svg class={className} viewBox="-42 -40 84 76" style={{ width: size, flex: "none" }} aria-hidden="true">
      <PotFigure {...figure} />
    </svg>
  );
}

/** A mark on its own; always beside or under words. */
export function MarkSign({ mark, size = "0.8em" }: { mark: Mark; size?: string }) {
  return (
    <svg viewBox="-12 -12 24 24" style={{ width: size, height: size, flex: "none" }} aria-hidden="true">
      <path d={MARKS[mark]} fill="currentColor" />
    </svg>
  );
}
