import type { Face } from "../../protocol/in_teufels_kueche";
import { Picture } from "../../ui/picture";
import styles from "./die.module.css";

/** One of the two dice. Takes its size from `--die`. */
export function Die({ face }: { face: Face }) {
  return (
    <span class={styles.die} role="img" aria-label={face === "wing" ? "a wing" : String(face)}>
      {face === "wing" ? <Picture name="wing" size="74%" /> : face}
    </span>
  );
}
