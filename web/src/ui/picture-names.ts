/**
 * Every picture the client shows, by its name in fluent-emoji-flat or of a drawing in `own/`. Only
 * these reach the sprite; a name that exists nowhere fails the build.
 */
export const pictureNames = [
  // Avatars
  "fox",
  "panda",
  "owl",
  "bear",
  "cat-face",
  "rabbit-face",
  "frog",
  "koala",
  "hedgehog",
  "penguin",
  "octopus",
  "unicorn",
  // Table
  "bell",
  "bento-box",
  "broom",
  "chair",
  "crown",
  "door",
  "electric-plug",
  "eyes",
  "ghost",
  "pot-of-food",
  "robot",
  "teapot",
  "trophy",
  "warning",
  "1st-place-medal",
  "2nd-place-medal",
  "3rd-place-medal",
  // Hungry Monkey
  "ant",
  "bird",
  "snake",
  "peacock",
  "crocodile",
  "mongoose",
  "water-buffalo",
  "rhinoceros",
  "elephant",
  "tiger",
  "monkey-face",
  "banana",
  "beans",
  "pouting-cat",
  "fork-and-knife",
  "joker",
] as const;

/** The name of a picture. */
export type PictureName = (typeof pictureNames)[number];
