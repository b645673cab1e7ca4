/**
 * How the four colours and the four marks look. Each colour has an emblem as well, unlike any mark, so that nobody
 * has to tell colours apart.
 */
import type { Colour, Mark } from "../../protocol/in_teufels_kueche";

export interface Paint {
  /** What the emblem shows. */
  emblem: string;
  /** The emblem as a path, about 22 wide around the origin. */
  path: string;
  /** The colour itself, and one for its shaded parts; the same by day and by lamp light, as painted wood is. */
  fill: string;
  deep: string;
}

/** In the order in which the table's own colours are like them. */
export const COLOURS: Record<Colour, Paint> = {
  yellow: {
    emblem: "star",
    path: "M0-11 3.200-4 10.900-3.200 5.200 2 6.800 9.600 0 5.700-6.800 9.600-5.200 2-10.900-3.200-3.200-4Z",
    fill: "#f0b429",
    deep: "#b97d0b",
  },
  violet: {
    emblem: "moon",
    path: "M3-10.500A11 11 0 1 0 10 5.500 9.500 9.500 0 0 1 3-10.500Z",
    fill: "#9a5fd0",
    deep: "#65359a",
  },
  blue: {
    emblem: "drop",
    path: "M0-11.500C5-4.500 8.500-.5 8.500 3.500A8.500 8.500 0 1 1-8.500 3.500C-8.500-.5-5-4.500 0-11.500Z",
    fill: "#3a8add",
    deep: "#1c589c",
  },
  green: {
    emblem: "leaf",
    path: "M10-10C-4-11.500-11.500-4-9.500 5L-11 10-8.500 11-6.500 8.500C4 11.500 11.500 4 10-10Z",
    fill: "#46a85d",
    deep: "#28693a",
  },
};

/** The marks as paths, about 20 wide around the origin; in the order in which a colour's pots are listed. */
export const MARKS: Record<Mark, string> = {
  dot: "M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z",
  triangle: "M0-10.500 10.500 8-10.500 8Z",
  square: "M-8.500-8.500H8.500V8.500H-8.500Z",
  cross: "M-3.600-10.500H3.600V-3.600H10.500V3.600H3.600V10.500H-3.600V3.600H-10.500V-3.600H-3.600Z",
};
