import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BannerText } from "../games/game-client";
import styles from "./banner.module.css";
import { Picture } from "./picture";

/** The name of the player with whose eyes a spectator looks at the board; nothing for everybody else. */
export const EyesContext = createContext<string | null>(null);

/** The one line that says what the table waits for. */
export function Banner(banner: BannerText) {
  const { text, tone, picture } = readBy(useContext(EyesContext), banner);
  return (
    <p class={`${styles.banner} ${styles[tone]}`} data-testid="banner">
      {picture && <Picture name={picture} size="1.35em" />}
      <span>{text}</span>
    </p>
  );
}

/** What is asked of a player, as somebody reads it who looks with that player's eyes: nothing is asked of them. */
export function readBy(eyes: string | null, banner: BannerText): BannerText {
  if (eyes === null || banner.tone !== "mine") return banner;
  return { ...banner, tone: "others", text: `${eyes} reads: ${banner.text}` };
}
