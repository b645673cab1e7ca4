/** The tables this browser was at last. */
import { signal } from "@preact/signals";
import type { TableId } from "../protocol/messages";
import { remember, rememberedJson } from "./storage";

/** A table one was at. */
export interface RecentTable {
  id: TableId;
  name: string;
}

const KEPT = 6;

function isTables(value: unknown): value is RecentTable[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each?.id === "string" && typeof each?.name === "string")
  );
}

/** The latest first. */
export const recentTables = signal<RecentTable[]>(rememberedJson("tables", isTables) ?? []);

function keep(tables: RecentTable[]): void {
  recentTables.value = tables;
  remember("tables", JSON.stringify(tables));
}

/** Puts a table first in the list, under its present name. */
export function noteTable({ id, name }: RecentTable): void {
  const [first] = recentTables.peek();
  if (first?.id === id && first.name === name) return;
  keep([{ id, name }, ...recentTables.peek().filter((each) => each.id !== id)].slice(0, KEPT));
}

/** Takes a table that is gone off the list. */
export function forgetTable(id: TableId): void {
  if (recentTables.peek().some((each) => each.id === id)) {
    keep(recentTables.peek().filter((each) => each.id !== id));
  }
}

/** Takes all of them off the list. */
export function forgetAllTables(): void {
  keep([]);
}
