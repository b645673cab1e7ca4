import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Client } from "./client";
import type { OpenTable } from "./open-table";

/** The client of this page. */
export const ClientContext = createContext<Client | null>(null);

/** The client of this page, for a component. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error("no client around this component");
  return client;
}

/** The table that this page has open. */
export const TableContext = createContext<OpenTable | null>(null);

/** The table around a component. */
export function useOpenTable(): OpenTable {
  const table = useContext(TableContext);
  if (!table) throw new Error("no table around this component");
  return table;
}
