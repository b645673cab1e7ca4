/** Listens for the signs that a device is back: network, page shown again. */

/** A connection of a page that was hidden for longer is taken for dead. */
const ASLEEP_MILLIS = 30_000;

interface Wakeable {
  wake: () => void;
  renew: () => void;
}

/**
 * Wakes the socket when there is reason to believe that it can connect again. Several signs at once make
 * one reconnect, since a socket that is connecting already does nothing more.
 */
export function wakeWith(target: Wakeable, page: Window & typeof globalThis = window): void {
  let hiddenAt: number | null = null;
  page.addEventListener("online", () => target.renew());
  page.addEventListener("pageshow", (event) => (event.persisted ? target.renew() : target.wake()));
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const slept = hiddenAt !== null && Date.now() - hiddenAt > ASLEEP_MILLIS;
    hiddenAt = null;
    if (slept) target.renew();
    else target.wake();
  });
}
