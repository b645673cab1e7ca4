import { useComputed, useSignalEffect } from "@preact/signals";
import type { Match } from "../state/match";
import { sound } from "../state/preferences";
import { ring } from "../state/ring";

const BLINK_MILLIS = 1_200;

/** Calls the player whose turn it is: in the page's title, and with a soft sound where wanted. */
export function useTurnNotice(match: Match, tableName: string): void {
  const mine = useComputed(() => {
    const shown = match.queue.shown.value;
    if (!shown || shown.moment || match.pending.value) return false;
    // Who looks with the eyes of somebody else is not called.
    if (!match.seats.value.some((seat) => seat.you)) return false;
    return match.game.banner(shown.view, match.seats.value).tone === "mine";
  });
  useSignalEffect(() => {
    const usual = `${tableName} · Potluck`;
    document.title = mine.value ? `Your turn · ${tableName}` : usual;
    if (!mine.value) return undefined;
    if (sound.peek()) ring();
    // Blinks only while the page is not in sight, where the title is all there is of it.
    let on = true;
    const blink = setInterval(() => {
      on = document.hidden ? !on : true;
      document.title = on ? `Your turn · ${tableName}` : `● ${usual}`;
    }, BLINK_MILLIS);
    return () => clearInterval(blink);
  });
}
