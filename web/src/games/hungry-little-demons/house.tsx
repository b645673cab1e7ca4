import type { SeatView } from "../../protocol/hungry_little_demons";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { ALL_FURNITURE, CHEFS, FURNITURE } from "./chefs";
import styles from "./house.module.css";

interface HouseProps {
  its: SeatView;
  seat: SeatInfo;
}

/** What a house shows besides its figures: furniture that still stands, Demon Baits, and whose it is. */
export function House({ its, seat }: HouseProps) {
  if (!its.chef || !its.door) return null;
  return (
    <span
      class={styles.house}
      data-side={its.door.side}
      style={{ "--chef": CHEFS[its.chef].colour, "--mark": CHEFS[its.chef].light ? "#33202c" : "#fffaf0" }}
    >
      <span class={styles.furniture}>
        {ALL_FURNITURE.map((piece) => (
          <span key={piece} class={styles.piece} data-gone={!its.furniture.includes(piece) || undefined}>
            <Picture name={FURNITURE[piece].picture} size="100%" />
          </span>
        ))}
      </span>
      {its.baits > 0 && (
        <span class={styles.baits}>
          <Picture name="meat-on-bone" size="1.2em" />
          {its.baits > 1 && its.baits}
        </span>
      )}
      <span class={styles.glyph}>{seat.glyph}</span>
    </span>
  );
}
