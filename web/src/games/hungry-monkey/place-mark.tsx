import { ordinal } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { PictureName } from "../../ui/picture-names";
import styles from "./place-mark.module.css";

const MEDALS: readonly PictureName[] = ["1st-place-medal", "2nd-place-medal", "3rd-place-medal"];

/** The place of somebody who is out, or was left. */
export function PlaceMark({ place, of }: { place: number; of: number }) {
  const medal = place < of ? MEDALS[place - 1] : undefined;
  return (
    <span class={styles.place}>
      {medal && <Picture name={medal} />}
      {ordinal(place)}
    </span>
  );
}
