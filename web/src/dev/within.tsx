import type { ComponentChildren } from "preact";
import { ConnectionBar } from "../shell/connection-bar";
import type { Client } from "../state/client";
import { ClientContext } from "../state/context";
import { Toasts } from "../ui/toasts";

/** Development only: a page with what lies over it, for a client from fixtures. */
export function Within({ client, children }: { client: Client; children: ComponentChildren }) {
  return (
    <ClientContext.Provider value={client}>
      {children}
      <ConnectionBar />
      <Toasts />
    </ClientContext.Provider>
  );
}
