/**
 * How a pile reads: what its Monkeys are, and how near it is to a gang. The server decides; this is for showing a
 * pile while cards are still landing, and for a foretaste of what picked cards would do.
 */
import type { Animal, PileCard, Required } from "../../protocol/hungry_monkey";
import { PRINT } from "./animals";

/** How many cards of a kind make a gang. */
export const GANG = 4;

/** The pile with its Monkeys worked out anew (ruling 1): what lies on a run of them, or else what it lies on. */
export function pileOf(animals: readonly Animal[]): PileCard[] {
  return animals.map((animal, index) => {
    if (animal !== "monkey") return { animal, counts_as: animal };
    const above = animals.slice(index).find(isNoMonkey);
    return { animal, counts_as: above ?? animals.slice(0, index).findLast(isNoMonkey) ?? null };
  });
}

/** The animals of a pile, lowest first. */
export function animalsOf(pile: readonly PileCard[]): Animal[] {
  return pile.map((card) => card.animal);
}

/** What has to be played on a pile that no Buffalo guards. */
export function requiredOn(pile: readonly PileCard[]): Required {
  const top = pile.at(-1)?.counts_as;
  const number = top ? PRINT[top].number : null;
  return number === null ? { type: "anything" } : { type: "at_least", number };
}

/** How many cards on top of the pile are of one kind. */
export function sameOnTop(pile: readonly PileCard[]): number {
  return gathered(pile, pile.at(-1)?.counts_as ?? null);
}

/** Whether so many cards of an animal, or so many Monkeys alone, would make a gang on this pile. */
export function makesGang(pile: readonly PileCard[], animal: Animal | null, count: number): boolean {
  return count > 0 && count + gathered(pile, animal ?? pile.at(-1)?.counts_as ?? null) >= GANG;
}

function gathered(pile: readonly PileCard[], animal: Animal | null): number {
  const other = pile.findLastIndex((card) => card.animal !== animal && isNoMonkey(card.animal));
  return pile.length - 1 - other;
}

function isNoMonkey(animal: Animal): boolean {
  return animal !== "monkey";
}
