import type { SeatInfo } from "../games/game-client";
import type { Avatar as AvatarName } from "../protocol/messages";
import { Picture } from "./picture";
import type { PictureName } from "./picture-names";
import styles from "./seat.module.css";

const avatarPictures: Record<AvatarName, PictureName> = {
  fox: "fox",
  panda: "panda",
  owl: "owl",
  bear: "bear",
  cat: "cat-face",
  rabbit: "rabbit-face",
  frog: "frog",
  koala: "koala",
  hedgehog: "hedgehog",
  penguin: "penguin",
  octopus: "octopus",
  unicorn: "unicorn",
};

/** Every avatar, in the order in which they are offered. */
export const avatars = Object.keys(avatarPictures) as AvatarName[];

/** A player's picture. */
export function Avatar({
  avatar,
  size = "40px",
  label,
}: {
  avatar: AvatarName;
  size?: string;
  label?: string;
}) {
  return <Picture name={avatarPictures[avatar]} size={size} label={label} />;
}

/** A seat's name in running text, "You" for the viewer's. Starts a sentence. */
export function SeatName({ seat }: { seat: SeatInfo | undefined }) {
  return <b class={styles.name}>{seat ? (seat.you ? "You" : seat.name) : "Somebody"}</b>;
}

/** A seat's glyph in its colour. */
export function SeatGlyph({ seat }: { seat: SeatInfo }) {
  return (
    <span aria-hidden="true" class={styles.glyph} style={{ color: seat.colour }}>
      {seat.glyph}
    </span>
  );
}
