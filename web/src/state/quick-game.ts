import type { GameKind } from "../protocol/rules";
import { navigate, tablePath } from "../router";
import type { Client } from "./client";
import { failureText } from "./failure";
import { tableNameOf } from "./names";
import { toast } from "./toasts";

const BOTS = 2;

/**
 * From nothing to a running match against bots: makes a private table, sits down, fills chairs, starts.
 * Where a step fails, one is left at the table and can go on by hand.
 */
export async function playAgainstBots(client: Client, game?: GameKind): Promise<void> {
  const name = client.me.peek()?.name ?? "";
  client.laying.value = true;
  try {
    const table = await client.createTable(tableNameOf(name, "table"), false, { game });
    navigate(tablePath(table));
    await client.command({ t: "chair_take", d: {} });
    for (let bot = 0; bot < BOTS; bot++) await client.command({ t: "bot_add", d: {} });
    await client.command({ t: "match_start", d: {} });
  } catch (error) {
    toast(failureText(error), "sorry");
  } finally {
    client.laying.value = false;
  }
}
