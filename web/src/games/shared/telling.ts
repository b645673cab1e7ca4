/** What a game says of its events, as the chrome tells it: read out, and in the banner. The log keeps the parts. */
import type { BannerText, GameClient, Moment, SeatInfo } from "../game-client";
import { plain } from "./sentence";

type Telling<V, E> = Pick<GameClient<V, E, never, never, never>, "sentence" | "banner">;

/** An event with a full stop, for who can't see it; empty when it's not worth a sentence. */
export function aloud<V, E>(game: Telling<V, E>, event: E, seats: readonly SeatInfo[], next: V): string {
  const said = plain(game.sentence(event, seats, next, "aloud"), seats);
  return said === "" || /[.!?]$/.test(said) ? said : `${said}.`;
}

/** What just happened while it is being shown, else what the table waits for. */
export function bannerOf<V, E>(
  game: Telling<V, E>,
  { view, moment }: { view: V; moment: Moment<V, E> | null },
  seats: readonly SeatInfo[],
): BannerText {
  const events = moment ? [...moment.before, moment.event] : [];
  const told = events.map((event) =>
    plain(game.sentence(event, seats, moment?.next ?? view, "banner"), seats),
  );
  const text = told.findLast((line) => line !== "");
  return text ? { text, tone: "news" } : game.banner(view, seats);
}
