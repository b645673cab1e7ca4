import type { Colour } from "../../protocol/in_teufels_kueche";
import { COLOURS } from "./colours";

/** A colour's emblem on its colour; always beside a name. */
export function Emblem({ colour, size = "1.2em" }: { colour: Colour; size?: string }) {
  const { path, fill, deep } = COLOURS[colour];
  return (
    <svg viewBox="-20 -20 40 40" style={{ width: size, height: size, flex: "none" }} aria-hidden="true">
      <circle r="18" fill={fill} stroke={deep} stroke-width="3" />
      <path d={path} fill="#fffdf8" />
    </svg>
  );
}
