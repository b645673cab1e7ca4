/** What games are played with: by the house, asked once a page needs it and again for each that does; by a match, asked once. */
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ask } from "../net/api";
import type { PlayedEdition } from "../protocol/messages";
import type { GameKind } from "../protocol/rules";
import { Chunk } from "./chunk";

const known = signal<readonly PlayedEdition[] | null>(null);
const failed = signal(false);

/** Asks the server what it plays its games with; what is known stays, should that fail. */
export async function askForEditions(): Promise<void> {
  failed.value = false;
  try {
    known.value = await ask<PlayedEdition[]>("/api/editions");
  } catch {
    failed.value = true;
  }
}

/** The edition of a game in this house; nothing while it is not known, `failed` when the server did not tell. */
export function useHouseEdition(game: GameKind): PlayedEdition | "failed" | null {
  useEffect(() => void askForEditions(), []);
  return known.value?.find((each) => each.game === game) ?? (failed.value ? "failed" : null);
}

/** The edition that a match was started with, and what asks for it again. It never changes. */
export function useMatchEdition(match: string): [PlayedEdition | "failed" | null, () => void] {
  const edition = useMemo(
    () => new Chunk(() => ask<PlayedEdition>(`/api/matches/${match}/edition`)),
    [match],
  );
  useEffect(() => edition.fetch(), [edition]);
  const state = edition.state.value;
  const told = state.type === "here" ? state.value : state.type === "failed" ? "failed" : null;
  return [told, () => edition.fetch()];
}
