/** Where a replay comes from: a match that was played here, or a record from a file. */
import { asOneself } from "../net/api";
import type { MatchId, Replay } from "../protocol/messages";

/** In whose eyes a finished match is seen: the public's, those of a seat, or with everything open. */
export type Eyes = "public" | "open" | `seat-${number}`;

/** The seat whose eyes these are. */
export const seatOf = (eyes: Eyes) => (eyes.startsWith("seat-") ? Number(eyes.slice(5)) : null);

/** Asks for a part of a replay. */
export interface Source {
  fetch: (eyes: Eyes, from: number) => Promise<Response>;
  /** Where its record can be had. */
  record: () => Promise<Blob>;
  /** The match, if this server knows it. */
  match: MatchId | null;
}

/** A replay that cannot be shown, and why in words. */
export class NoReplay extends Error {}

/** A match that was played here. It's asked for as oneself: who has seen a deal doesn't play it again. */
export const playedHere = (match: MatchId): Source => ({
  fetch: (eyes, from) =>
    fetch(`/api/matches/${match}/replay?as=${eyes}&from=${from}`, { headers: asOneself() }),
  record: async () =>
    (await answered(await fetch(`/api/matches/${match}/record`, { headers: asOneself() }))).blob(),
  match,
});

/** A record from a file; asked for as oneself, since it may be of a match that was played here. */
export const fromFile = (file: Blob): Source => ({
  fetch: (eyes, from) =>
    fetch(`/api/replay?as=${eyes}&from=${from}`, { method: "POST", body: file, headers: asOneself() }),
  record: async () => file,
  match: null,
});

/** The whole replay in these eyes, of which the server tells a part at a time. */
export async function load(source: Source, eyes: Eyes): Promise<Replay> {
  const replay = await part(source, eyes, 0);
  while (replay.frames.length < replay.versions) {
    const { frames } = await part(source, eyes, replay.frames.length);
    if (frames.length === 0) throw new NoReplay("The server sent a match without any moves.");
    replay.frames.push(...frames);
  }
  return replay;
}

async function part(source: Source, eyes: Eyes, from: number): Promise<Replay> {
  let response: Response;
  try {
    response = await source.fetch(eyes, from);
  } catch {
    throw new NoReplay("You're offline right now.");
  }
  return (await answered(response)).json();
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  throw new NoReplay(textOf(response.status, said));
}

function textOf(status: number, said: unknown): string {
  const { code, why } = (said ?? {}) as { code?: string; why?: string };
  if (code === "match_running") return "This match is still on. It can be watched again when it is over.";
  if (code === "not_verified") return `This record doesn't hold up: ${why}.`;
  if (code === "bad_fields") return "This file is no record of a match.";
  if (code === "too_large") return "This file is too large for a record of a match.";
  return status === 404 ? "There's no such match." : "Something went wrong on the server.";
}
