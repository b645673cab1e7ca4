/** Checks how a match's seed was made, against what the server had promised before anybody contributed. */
import type { MatchInfo } from "../protocol/messages";

/** `unchecked` where the browser offers no digest, as on pages that were not loaded securely. */
export type Verdict = "kept" | "broken" | "unchecked";

/** How a seed was made; all in hex. */
export type Deal = Pick<MatchInfo, "commitment" | "contributions"> & { entropy: string; seed: string };

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** The digest of a mark and these bytes, in hex; nothing when they are not in hex. */
async function digest(mark: string, hexes: readonly string[]): Promise<string | null> {
  const bytes = bytesOf(hexes.join(""));
  if (!bytes) return null;
  const text = new Uint8Array([...new TextEncoder().encode(mark), ...bytes]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the server's entropy is the one it was bound to, the seed follows from it and the contributions,
 * and the viewer's contribution, if there is one, is among them.
 */
export async function verify(deal: Deal, own: string | null): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unchecked";
  const contributions = deal.contributions.filter((value) => value !== null);
  const commitment = await digest("potluck commitment", [deal.entropy]);
  const seed = await digest("potluck seed", [deal.entropy, ...contributions]);
  const kept = commitment === deal.commitment.toLowerCase() && seed === deal.seed.toLowerCase();
  return kept && (own === null || contributions.includes(own)) ? "kept" : "broken";
}
