// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { clientAt, free, matchInfo, people, sits, table } from "../dev/fixtures";
import { anyGame } from "../games/game-client";
import { client } from "../games/hungry-monkey/client";
import type { Person } from "../protocol/messages";
import { ClientContext, TableContext } from "../state/context";
import { Match } from "../state/match";
import { WatchStrip } from "./watch-strip";

const { mira, jonas, priya } = people;

afterEach(() => act(() => render(null, document.body)));

/** What the strip says to this person at a table whose spectators see the match three moves late. */
function said(to: Person): string | null {
  const info = matchInfo();
  const at = table({ chairs: [sits(mira), sits(jonas), free], spectators: [priya], match: info });
  at.settings.watching = { ...at.settings.watching, from: { type: "moves", late: 3 } };
  const match = new Match({
    id: info.id,
    game: anyGame(client),
    commitment: info.commitment,
    seats: signal([]),
    memory: "strict",
    reducedMotion: () => true,
  });
  const page = clientAt(to, at);
  act(() =>
    render(
      <ClientContext.Provider value={page}>
        <TableContext.Provider value={page.table.value}>
          <WatchStrip table={at} match={match} />
        </TableContext.Provider>
      </ClientContext.Provider>,
      document.body,
    ),
  );
  return document.body.textContent;
}

test("who watches late is told how late, and who plays is not", () => {
  expect(said(priya)).toContain("You're watching 3 moves late.");
  expect(said(mira)).toBe("");
});
