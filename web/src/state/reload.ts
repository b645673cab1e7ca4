/** Fetching the page anew when the server has become another. */

const KEY = "potluck.reloaded";
const PATIENCE_MILLIS = 30_000;

/**
 * Reloads the page, unless that was tried a moment ago: a page that stays old, as behind a stubborn
 * cache, must not reload for ever.
 */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PATIENCE_MILLIS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
