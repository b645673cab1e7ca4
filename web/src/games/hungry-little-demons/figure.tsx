/** The chefs and demons, drawn in their colours. Decoration: what stands where is said by the places they stand on. */
import type { Chef } from "../../protocol/hungry_little_demons";
import type { SeatInfo } from "../game-client";
import { CHEFS } from "./chefs";

interface FigureProps {
  chef: Chef;
  /** Whose it is: its small shape goes on the figure. */
  glyph?: SeatInfo["glyph"] | undefined;
  /** A CSS length; as large as its place unless told. */
  size?: string;
}

const OUTLINE = "#33202c";

export function ChefFigure({ chef, glyph, size = "100%" }: FigureProps) {
  const { colour, light } = CHEFS[chef];
  return (
    <svg viewBox="0 0 32 32" style={{ width: size, height: size, flex: "none" }} aria-hidden="true">
      <path
        d="M4.500 30.500c0-7 4-11 11.500-11s11.500 4 11.500 11z"
        fill={colour}
        stroke={OUTLINE}
        stroke-width="1.300"
        stroke-linejoin="round"
      />
      <circle cx="16" cy="14.500" r="6.200" fill="#f3cfa6" stroke={OUTLINE} stroke-width="1.200" />
      <path
        d="M9.800 12.500V9.200C7.600 8.700 6.800 6.900 7.400 5.200 8 3.400 9.900 2.700 11.500 3.300 12.300 1.600 14 .9 16 .9s3.700.7 4.500 2.400c1.600-.6 3.500.1 4.100 1.900.6 1.700-.2 3.500-2.400 4v3.300z"
        fill="#fffdf8"
        stroke={OUTLINE}
        stroke-width="1.200"
        stroke-linejoin="round"
      />
      <path d="M10 11.200h12" stroke={colour} stroke-width="1.800" />
      <circle cx="13.700" cy="15.500" r="1" fill={OUTLINE} />
      <circle cx="18.300" cy="15.500" r="1" fill={OUTLINE} />
      <Mark glyph={glyph} light={light} y={28.6} />
    </svg>
  );
}

export function DemonFigure({ chef, glyph, size = "100%" }: FigureProps) {
  const { colour, light } = CHEFS[chef];
  return (
    <svg viewBox="0 0 32 32" style={{ width: size, height: size, flex: "none" }} aria-hidden="true">
      <path
        d="M6.500 13.500C3.300 11 2.300 6.500 3.600 2.200c2 2.900 4.600 4.300 7.400 4.700M25.500 13.500c3.200-2.500 4.200-7 2.900-11.300-2 2.900-4.600 4.300-7.400 4.700"
        fill="#f7e3b5"
        stroke={OUTLINE}
        stroke-width="1.300"
        stroke-linejoin="round"
      />
      <circle cx="16" cy="18" r="12.300" fill={colour} stroke={OUTLINE} stroke-width="1.300" />
      <ellipse cx="11.200" cy="15.800" rx="3.400" ry="3.700" fill="#fffdf8" />
      <ellipse cx="20.800" cy="15.800" rx="3.400" ry="3.700" fill="#fffdf8" />
      <circle cx="12.200" cy="16.600" r="1.600" fill={OUTLINE} />
      <circle cx="19.800" cy="16.600" r="1.600" fill={OUTLINE} />
      <path
        d="M6.800 11.300l7.200 2.900M25.200 11.300L18 14.200"
        stroke={OUTLINE}
        stroke-width="1.900"
        stroke-linecap="round"
      />
      <Mark glyph={glyph} light={light} y={28.2} />
    </svg>
  );
}

function Mark({ glyph, light, y }: { glyph: FigureProps["glyph"]; light: boolean; y: number }) {
  if (!glyph) return null;
  return (
    <text
      x="16"
      y={y}
      fill={light ? OUTLINE : "#fffdf8"}
      font-size="8.500"
      text-anchor="middle"
      font-family="var(--font-text)"
    >
      {glyph}
    </text>
  );
}
