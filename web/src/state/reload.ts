/** Fetching the page anew when the server has become another. */

const PATIENCE_MILLIS = 30_000;

/** Notes that the page is about to reload, as the value says; whether that is new. */
function note(key: string, value: string, known: (before: string | null) => boolean): boolean {
  try {
    if (known(sessionStorage.getItem(key))) return false;
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    // Without a memory it could reload for ever.
    return false;
  }
}

/**
 * Reloads the page, unless that was tried a moment ago: a page that stays old, as behind a stubborn
 * cache, must not reload for ever.
 */
export function reloadOnce(): void {
  const now = Date.now();
  if (note("potluck.reloaded", String(now), (before) => now - Number(before ?? 0) < PATIENCE_MILLIS)) {
    location.reload();
  }
}

/**
 * Reloads a page that lacks a part, as after an update of the server: once for each build of the page, and
 * only when there is a page to be had.
 */
export async function reloadForMissing(): Promise<void> {
  const there = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (there?.ok && note("potluck.missed", import.meta.url, (before) => before === import.meta.url)) {
    location.reload();
  }
}
