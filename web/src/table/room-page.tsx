import { useEffect, useState } from "preact/hooks";
import type { AnyGameClient } from "../games/game-client";
import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { IconButton } from "../ui/icon-button";
import { Chairs } from "./chairs";
import { GameSettings } from "./game-settings";
import { Invite } from "./invite";
import { People } from "./people";
import styles from "./room-page.module.css";
import { Scoreboard } from "./scoreboard";
import { StartBar } from "./start-bar";
import { TableHeader } from "./table-header";
import { TableMenu } from "./table-menu";

interface RoomPageProps {
  table: TableView;
  game: AnyGameClient;
}

/** A table between matches: who sits where, what will be played, who may still come. */
export function RoomPage({ table, game }: RoomPageProps) {
  const client = useClient();
  const [menu, setMenu] = useState(false);
  useEffect(() => {
    document.title = `${table.settings.name} · Potluck`;
  }, [table.settings.name]);
  const host = client.me.value?.player === table.host;
  return (
    <div class={styles.page}>
      <TableHeader table={table}>
        <IconButton icon="menu" label="Table and settings" onClick={() => setMenu(true)} />
      </TableHeader>
      <main class={styles.main}>
        <div class={styles.around}>
          <Chairs table={table} game={game} />
          <People table={table} />
        </div>
        <div class={styles.side}>
          <Invite table={table} />
          <GameSettings table={table} game={game} host={host} />
          <Scoreboard table={table} />
        </div>
      </main>
      <StartBar table={table} game={game} host={host} />
      {menu && <TableMenu table={table} game={game} onClose={() => setMenu(false)} />}
    </div>
  );
}
