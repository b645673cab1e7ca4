/**
 * What the player has picked so far, and what a tap does. A step that can be taken back is made at once; what cannot
 * be, a challenge, a delivery or a placed pot, is picked first and made by a button. Pure.
 */
import type { DevilId, DevilMay, Move, PotId, SpaceId, Target, View } from "../../protocol/in_teufels_kueche";

export interface Selection {
  /** The devil that the next tapped space is for. */
  devil: DevilId | null;
  /** The pot to be placed, before the first turn. */
  pot: PotId | null;
  /** The space of a move that is to be made by the button. */
  space: SpaceId | null;
}

export const NOTHING: Selection = { devil: null, pot: null, space: null };

/** What happens where a light shines. */
export type Deed = "place" | "walk" | "fly" | "challenge" | "serve";

/** A space that can be tapped, and what that does. */
export interface Light {
  space: SpaceId;
  /** The points it takes; nothing where it takes none. */
  cost: number | null;
  deed: Deed;
  move: Move;
}

/** What is left of a selection in a newer view. What can only be one thing is picked by itself. */
export function keep(view: View, selection: Selection): Selection {
  const devil = devilsThatMay(view).some((may) => may.devil === selection.devil)
    ? selection.devil
    : only(devilsThatMay(view).map((may) => may.devil));
  const aside = view.may?.type === "place_pot" ? view.may.pots : [];
  const pot = aside.find((id) => id === selection.pot) ?? aside[0] ?? null;
  const kept = { devil, pot, space: selection.space };
  const lit = lightsOf(view, kept).some((light) => light.space === selection.space && needsButton(light));
  return { ...kept, space: lit ? selection.space : null };
}

/** What the picked devil, or the pot to be placed, can do where. */
export function lightsOf(view: View, { devil, pot }: Selection): Light[] {
  if (view.may?.type === "place_pot") {
    if (pot === null) return [];
    return view.may.spaces.map((space) => {
      return { space, cost: null, deed: "place", move: { type: "place_pot", pot, space } };
    });
  }
  const may = mayOf(view, devil);
  if (!may) return [];
  const walks = may.walk.map((target) => lightOf(may, target, "walk"));
  const flights = may.fly.map((target) => lightOf(may, target, "fly"));
  return [...walks, ...flights.filter(({ space }) => !walks.some((walk) => walk.space === space))];
}

function lightOf({ devil }: DevilMay, { space, cost, arrival }: Target, by: "walk" | "fly"): Light {
  const deed = arrival.type === "stand" ? by : arrival.type;
  return { space, cost: by === "walk" ? cost : null, deed, move: { type: by, devil, to: space } };
}

/** Whether it cannot be taken back, and therefore takes the button. */
export function needsButton({ deed }: Light): boolean {
  return deed !== "walk" && deed !== "fly";
}

/** What the view lets a devil do. */
export function mayOf(view: View, devil: DevilId | null): DevilMay | null {
  return devilsThatMay(view).find((may) => may.devil === devil) ?? null;
}

export function devilsThatMay(view: View): readonly DevilMay[] {
  return view.may?.type === "turn" ? view.may.devils : [];
}

/** The light that the button is for. */
export function pickedLight(view: View, selection: Selection): Light | null {
  return lightsOf(view, selection).find(({ space }) => space === selection.space) ?? null;
}

function only<T>(things: readonly T[]): T | null {
  const [first] = things;
  return things.length === 1 && first !== undefined ? first : null;
}
