/** The quick reactions, in the order in which they are offered. */
import type { Reaction } from "../protocol/messages";
import type { PictureName } from "../ui/picture-names";

export const reactions: readonly { reaction: Reaction; picture: PictureName; label: string }[] = [
  { reaction: "yum", picture: "face-savoring-food", label: "Yum" },
  { reaction: "laugh", picture: "face-with-tears-of-joy", label: "Ha ha" },
  { reaction: "clap", picture: "clapping-hands", label: "Well done" },
  { reaction: "wow", picture: "astonished-face", label: "Wow" },
  { reaction: "cry", picture: "loudly-crying-face", label: "Oh no" },
  { reaction: "hurry", picture: "hourglass-not-done", label: "Hurry up" },
];

/** How one of them looks and is read out. */
export const lookOf = (reaction: Reaction) =>
  reactions.find((each) => each.reaction === reaction) ?? reactions[0];
