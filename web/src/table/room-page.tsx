import { useEffect, useState } from "preact/hooks";
import type { Game } from "../games/game-client";
import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { IconButton } from "../ui/icon-button";
import { useWide } from "../ui/use-wide";
import { Chairs } from "./chairs";
import { Chat, ChatAloud, ChatButton, ChatSheet } from "./chat";
import { GameNight } from "./game-night";
import { GameSettings } from "./game-settings";
import { Invite } from "./invite";
import { NextGame } from "./next-game";
import { People } from "./people";
import styles from "./room-page.module.css";
import { StartBar } from "./start-bar";
import { TableHeader } from "./table-header";
import { TableMenu } from "./table-menu";

interface RoomPageProps {
  table: TableView;
  game: Game;
  /** Shows how the last match ended, if there is one. */
  onShowResult?: (() => void) | undefined;
}

/** A table between matches: who sits where, what will be played, who may still come. */
export function RoomPage({ table, game, onShowResult }: RoomPageProps) {
  const client = useClient();
  const wide = useWide();
  const [open, setOpen] = useState<"menu" | "chat" | null>(null);
  const close = () => setOpen(null);
  useEffect(() => {
    document.title = `${table.settings.name} · Potluck`;
  }, [table.settings.name]);
  const host = client.me.value?.player === table.host;
  return (
    <div class={styles.page}>
      <TableHeader table={table}>
        {!wide && <ChatButton onClick={() => setOpen("chat")} />}
        <IconButton icon="menu" label="Table and settings" onClick={() => setOpen("menu")} />
      </TableHeader>
      <main class={styles.main}>
        <div class={styles.around}>
          <Chairs table={table} game={game} />
          <People table={table} />
          {wide && (
            <section class={styles.chat} aria-labelledby="chat">
              <h2 id="chat">Chat</h2>
              <Chat table={table} />
            </section>
          )}
        </div>
        <div class={styles.side}>
          <Invite table={table} />
          <NextGame table={table} />
          <GameSettings table={table} game={game} host={host} />
          <GameNight table={table} onShowResult={onShowResult} />
        </div>
      </main>
      <StartBar table={table} game={game} host={host} />
      <ChatAloud />
      {open === "chat" && <ChatSheet table={table} onClose={close} />}
      {open === "menu" && <TableMenu table={table} game={game} shown={null} onClose={close} />}
    </div>
  );
}
