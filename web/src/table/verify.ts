/** Checks a match's seed against what the server had promised before the first card was dealt. */

/** `unchecked` where the browser offers no digest, as on pages that were not loaded securely. */
export type Verdict = "kept" | "broken" | "unchecked";

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Whether the commitment is the SHA-256 of the seed; both in hex. */
export async function verify(seed: string, commitment: string): Promise<Verdict> {
  const digest = globalThis.crypto?.subtle;
  if (!digest) return "unchecked";
  const bytes = bytesOf(seed);
  if (!bytes) return "broken";
  const hash = new Uint8Array(await digest.digest("SHA-256", bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.toLowerCase() ? "kept" : "broken";
}
