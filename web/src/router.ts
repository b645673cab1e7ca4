/** Which page the address asks for. */
import { computed, signal } from "@preact/signals";
import type { MatchId, TableId } from "./protocol/messages";

/** The pages there are. */
export type Route =
  | { page: "lobby" }
  | { page: "table"; table: TableId }
  | { page: "rules"; game: string }
  /** Of a match, or of a file that has yet to be chosen. */
  | { page: "replay"; match: MatchId | null }
  /** A link to go on with another device. */
  | { page: "continue"; table: TableId }
  /** A link to take somebody's seat over. */
  | { page: "play-for" }
  | { page: "me" }
  | { page: "nowhere" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean);
  if (more.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "lobby" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "continue" && second) return { page: "continue", table: second };
  if (first === "play-for" && !second) return { page: "play-for" };
  if (first === "me" && second === undefined) return { page: "me" };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "replay") return { page: "replay", match: second ?? null };
  return { page: "nowhere" };
}

const path = signal(location.pathname);
addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** The page that is shown. */
export const route = computed(() => routeOf(path.value));

/** Goes to another page of the client. */
export function navigate(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** The path of a table, which is also the end of its link. */
export const tablePath = (table: TableId) => `/t/${table}`;

/** The lasting path of a finished match. */
export const replayPath = (match: MatchId) => `/replay/${match}`;

/** The path of a link to go on at this table with another device. */
export const continuePath = (table: TableId) => `/continue/${table}`;

/** The path of a link to take somebody's seat over. */
export const playForPath = "/play-for";

/** The path of what concerns oneself. */
export const mePath = "/me";

/** The path of a game's rules. */
export const rulesPath = (game: string) => `/rules/${game}`;
