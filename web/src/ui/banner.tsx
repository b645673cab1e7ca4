import type { BannerText } from "../games/game-client";
import styles from "./banner.module.css";
import { Picture } from "./picture";

/** The one line that says what the table waits for. */
export function Banner({ text, tone, picture }: BannerText) {
  return (
    <p class={`${styles.banner} ${styles[tone]}`} data-testid="banner">
      {picture && <Picture name={picture} size="1.35em" />}
      <span>{text}</span>
    </p>
  );
}
