/** Those whom this player does not want to hear, on this device. */
import { signal } from "@preact/signals";
import type { Person } from "../protocol/messages";
import { remember, rememberedJson } from "./storage";

/** By id, with the name they had. */
export type Muted = Pick<Person, "id" | "name">;

const KEPT = 200;

function areMuted(value: unknown): value is Muted[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each?.id === "string" && typeof each?.name === "string")
  );
}

export const muted = signal<readonly Muted[]>(rememberedJson("muted", areMuted) ?? []);

/** Hears somebody no longer, or again. */
export function mute({ id, name }: Muted, on: boolean): void {
  const others = muted.peek().filter((each) => each.id !== id);
  muted.value = on ? [...others, { id, name }].slice(-KEPT) : others;
  remember("muted", muted.value.length === 0 ? null : JSON.stringify(muted.value));
}
