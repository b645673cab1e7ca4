import type { ComponentChildren } from "preact";
import type { TableView } from "../protocol/messages";
import { navigate } from "../router";
import { useClient } from "../state/context";
import { count } from "../state/names";
import { IconButton } from "../ui/icon-button";
import { Picture } from "../ui/picture";
import { Pill } from "../ui/pill";
import styles from "./table-header.module.css";

interface TableHeaderProps {
  table: TableView;
  /** Buttons at the right. */
  children?: ComponentChildren;
}

/** The strip on top of a table: connection, name, spectators. */
export function TableHeader({ table, children }: TableHeaderProps) {
  const online = useClient().online.value;
  const spectators = table.watching;
  return (
    <header class={styles.header}>
      <IconButton icon="back" label="Go to the lobby" onClick={() => navigate("/")} />
      <span
        class={styles.dot}
        data-online={online}
        role="img"
        aria-label={online ? "connected" : "not connected"}
      />
      <h1>{table.settings.name}</h1>
      {spectators > 0 && (
        <Pill label={count(spectators, "spectator")}>
          <Picture name="eyes" size="17px" /> {spectators}
        </Pill>
      )}
      {children}
    </header>
  );
}
