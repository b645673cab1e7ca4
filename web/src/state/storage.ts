/** What the browser remembers for this player. Works without it too, for as long as the page is open. */

const memory = new Map<string, string>();

/** What is remembered under the key. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`potluck.${key}`) ?? memory.get(key) ?? null;
  } catch {
    // Some browsers refuse storage altogether when asked to keep nothing.
    return memory.get(key) ?? null;
  }
}

/** Remembers the value, or forgets it when it is nothing. */
export function remember(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`potluck.${key}`);
    else localStorage.setItem(`potluck.${key}`, value);
  } catch {
    // Kept in memory only.
  }
}

/** What is remembered as JSON under the key; nothing when it cannot be read or does not fit. */
export function rememberedJson<T>(key: string, fits: (value: unknown) => value is T): T | null {
  const text = remembered(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}
