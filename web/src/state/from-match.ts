/** Tables that are made from a finished match. */

import type { DealFrom, MatchId } from "../protocol/messages";
import type { Seat } from "../protocol/rules";
import { navigate, tablePath } from "../router";
import type { Client } from "./client";
import { failureText } from "./failure";
import { tableNameOf } from "./names";
import { toast } from "./toasts";

/** Goes on from a version of a match in this seat, against bots; it counts for nobody. */
export const playOn = (client: Client, match: MatchId, version: number, seat: Seat) =>
  lay(client, "practice", { type: "practice", match, version, seat }, () =>
    client.command({ t: "match_start", d: {} }),
  );

/** Makes a table for the deal of a match, for others: whoever has seen the match watches. */
export const playSameDeal = (client: Client, match: MatchId) =>
  lay(client, "same deal", { type: "same_deal", match }, async () => {});

async function lay(
  client: Client,
  what: string,
  from: DealFrom,
  then: () => Promise<unknown>,
): Promise<void> {
  const name = client.me.peek()?.name ?? "";
  client.laying.value = true;
  try {
    const table = await client.createTable(tableNameOf(name, what), false, { from });
    navigate(tablePath(table));
    await then();
  } catch (error) {
    toast(failureText(error), "sorry");
  } finally {
    client.laying.value = false;
  }
}
