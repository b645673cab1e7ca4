import type { ComponentChildren } from "preact";
import { Notices } from "../shell/notices";
import type { Client } from "../state/client";
import { ClientContext, TableContext } from "../state/context";

/** Development only: a page with what lies over it, for a client from fixtures. */
export function Within({ client, children }: { client: Client; children: ComponentChildren }) {
  return (
    <ClientContext.Provider value={client}>
      <TableContext.Provider value={client.table.value}>{children}</TableContext.Provider>
      <Notices />
    </ClientContext.Provider>
  );
}
