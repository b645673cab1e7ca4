/** A monster's token: its face in the colour and with the sign of its owner. As wide as `--token`, or as its place. */
import type { Monster, View } from "../../protocol/little_monster";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { monsterOf, racerOf } from "./edition";
import { MonsterFace } from "./monster-face";
import styles from "./token.module.css";
import { placeWords } from "./words";

interface TokenProps {
  monster: Monster;
  /** Nobody's yet, if not told. */
  owner?: SeatInfo | undefined;
  /** Whether it is the fastest or the slowest of all. */
  pace?: "fastest" | "slowest" | null;
  home?: boolean | undefined;
}

export function Token({ monster, owner, pace, home }: TokenProps) {
  return (
    <span class={styles.token} style={owner && { "--owner": owner.colour }} aria-hidden="true">
      <span class={classes(styles.disc, home && styles.home)}>
        <MonsterFace monster={monster} />
      </span>
      {owner && (
        <span class={styles.glyph}>
          <SeatGlyph seat={owner} />
        </span>
      )}
      {(pace || home) && (
        <span class={styles.mark} data-pace={pace}>
          <Picture
            name={home ? "teacup-without-handle" : pace === "fastest" ? "rabbit" : "turtle"}
            size="100%"
          />
        </span>
      )}
    </span>
  );
}

/** Whether a monster is the fastest or the slowest of all, as the rules see it now. */
export function paceOf({ fastest, slowest }: View, monster: Monster): "fastest" | "slowest" | null {
  if (monster === fastest) return "fastest";
  return monster === slowest ? "slowest" : null;
}

/** "Renatka, Mira's, on plate 3, 6 to go, the slowest". */
export function spokenToken(view: View, monster: Monster, owner: SeatInfo | undefined): string {
  const pace = paceOf(view, monster);
  return [
    monsterOf(view, monster).name,
    owner && (owner.you ? "yours" : `${owner.name}’s`),
    racerOf(view, monster) && placeWords(view, monster),
    pace && `the ${pace}`,
  ]
    .filter(Boolean)
    .join(", ");
}
