import type { Color } from "../../protocol/foodie_forest";
import { classes } from "../../ui/classes";
import styles from "./color-glyph.module.css";

/** What is filled and what is drawn as lines, for each colour. */
const SHAPES: Record<Color, { filled: string; lines: string }> = {
  bug: {
    filled:
      "M12 8c3.300 0 5.200 2.700 5.200 6.300S15 21 12 21s-5.200-3.100-5.200-6.700S8.700 8 12 8zM12 3.200a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z",
    lines: "M6.500 11L3 9M6.500 15H2.500M7 18.500L4 21M17.500 11L21 9M17.500 15h4M17 18.500l3 2.500",
  },
  vegetable: {
    filled:
      "M6.800 9.800C7 8.200 9 7.500 12 7.500s5 .7 5.200 2.300c.4 3-2.800 10.700-5.200 13-2.400-2.300-5.600-10-5.200-13z",
    lines: "M12 7V1.500M11 6.500C9.500 4.200 8 3.300 6 3M13 6.500c1.500-2.300 3-3.200 5-3.500",
  },
  fruit: {
    filled:
      "M6.800 13a4.600 4.600 0 1 1 0 9.200 4.600 4.600 0 0 1 0-9.200zM17 11.500a4.600 4.600 0 1 1 0 9.200 4.600 4.600 0 0 1 0-9.200z",
    lines: "M7.200 13C8 8 11 4 15.800 2.300M17 11.500c0-3.500-.4-6.500-1.200-9.200",
  },
  trash: {
    filled: "M5.300 9h13.400l-1.100 12c-.1 1.200-.9 1.800-1.900 1.800H8.300c-1 0-1.800-.6-1.900-1.800z",
    lines: "M3.500 6h17M9.300 5.500V2.500h5.400v3",
  },
};

/** The sign of a colour, so that nobody has to see the colour. As large as the text; a decoration beside its name. */
export function ColorGlyph({ color, class: className }: { color: Color; class?: string | undefined }) {
  const { filled, lines } = SHAPES[color];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class={classes(styles.glyph, className)}>
      <path d={filled} fill="currentColor" />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
