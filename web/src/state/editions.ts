/** What the house plays its games with: asked once a page needs it, and again for each that does. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../net/api";
import type { HouseEdition } from "../protocol/messages";
import type { GameKind } from "../protocol/rules";

const known = signal<readonly HouseEdition[] | null>(null);
const failed = signal(false);

/** Asks the server what it plays its games with; what is known stays, should that fail. */
export async function askForEditions(): Promise<void> {
  failed.value = false;
  try {
    known.value = await ask<HouseEdition[]>("/api/editions");
  } catch {
    failed.value = true;
  }
}

/** The edition of a game in this house; nothing while it is not known, `failed` when the server did not tell. */
export function useHouseEdition(game: GameKind): HouseEdition | "failed" | null {
  useEffect(() => void askForEditions(), []);
  return known.value?.find((each) => each.game === game) ?? (failed.value ? "failed" : null);
}
