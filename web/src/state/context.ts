import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Client } from "./client";

/** The client of this page. */
export const ClientContext = createContext<Client | null>(null);

/** The client of this page, for a component. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error("no client around this component");
  return client;
}
