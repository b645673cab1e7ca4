/** What is printed on the twelve animal cards, in words of our own. What a card may do is the server's business. */
import type { Animal } from "../../protocol/hungry_monkey";
import type { PictureName } from "../../ui/picture-names";

/** What is printed on a card. */
export type Print = {
  /** The number in the corner; nothing for the Monkey. */
  number: number | null;
  /** The name under the picture. */
  name: string;
  /** The name in a running sentence, for one card. */
  one: string;
  /** The name in a running sentence, for several cards. */
  many: string;
  picture: PictureName;
  /** The colour of frame, number and glow. */
  tint: string;
  /** What it does when it comes to lie on top; nothing for plain animals. */
  effect: string | null;
};

export const PRINT: Record<Animal, Print> = {
  ant: {
    number: 1,
    name: "Tiny Ant",
    one: "Ant",
    many: "Ants",
    picture: "ant",
    tint: "#b4572f",
    effect:
      "Fits on everything. Unless there are only Ants below it, you take all the cards beneath; the Ants stay.",
  },
  sparrow: {
    number: 2,
    name: "Swift Sparrow",
    one: "Sparrow",
    many: "Sparrows",
    picture: "bird",
    tint: "#c4416b",
    effect: "Swap a card from your hand with one of your row. The new one goes in face down.",
  },
  snake: {
    number: 3,
    name: "Sneaky Snake",
    one: "Snake",
    many: "Snakes",
    picture: "snake",
    tint: "#3f9b54",
    effect: "Peek at one face-down card, yours or anybody's.",
  },
  frog: {
    number: 4,
    name: "Leaping Frog",
    one: "Frog",
    many: "Frogs",
    picture: "frog",
    tint: "#4f8f4a",
    effect: null,
  },
  peacock: {
    number: 5,
    name: "Proud Peacock",
    one: "Peacock",
    many: "Peacocks",
    picture: "peacock",
    tint: "#1b8f97",
    effect: null,
  },
  crocodile: {
    number: 6,
    name: "Grinning Crocodile",
    one: "Crocodile",
    many: "Crocodiles",
    picture: "crocodile",
    tint: "#6b8e23",
    effect: null,
  },
  mongoose: {
    number: 7,
    name: "Slender Mongoose",
    one: "Mongoose",
    many: "Mongooses",
    picture: "mongoose",
    tint: "#c07a3a",
    effect: "Take another turn once you have drawn.",
  },
  buffalo: {
    number: 8,
    name: "Strong Buffalo",
    one: "Buffalo",
    many: "Buffaloes",
    picture: "water-buffalo",
    tint: "#5b4a58",
    effect: "Turns the rule round for the next player: 8 or lower.",
  },
  rhino: {
    number: 9,
    name: "Stubborn Rhino",
    one: "Rhino",
    many: "Rhinos",
    picture: "rhinoceros",
    tint: "#6f8296",
    effect: null,
  },
  elephant: {
    number: 10,
    name: "Wise Elephant",
    one: "Elephant",
    many: "Elephants",
    picture: "elephant",
    tint: "#4d6f9e",
    effect: null,
  },
  tiger: {
    number: 11,
    name: "King Tiger",
    one: "Tiger",
    many: "Tigers",
    picture: "tiger",
    tint: "#e08a1e",
    effect: "Clears the whole pile away, itself included.",
  },
  monkey: {
    number: null,
    name: "Hungry Monkey",
    one: "Monkey",
    many: "Monkeys",
    picture: "monkey-face",
    tint: "#8a3fb0",
    effect:
      "Fits on everything. It is whatever lies on it, or else whatever it lies on, and does what that animal does.",
  },
};

/** The animals in the order of their numbers, the Monkey last. */
export const ANIMALS = Object.keys(PRINT) as Animal[];
