import { useState } from "preact/hooks";
import type { Game } from "../games/game-client";
import type { Command, TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { chairOf, peopleAt } from "../state/seats";
import { Button } from "../ui/button";
import { ChairQueue } from "./chair-queue";
import { readiness } from "./readiness";
import styles from "./start-bar.module.css";

interface StartBarProps {
  table: TableView;
  game: Game;
  host: boolean;
}

/** The last row of the room: what one does next, or whom one waits for. */
export function StartBar({ table, game, host }: StartBarProps) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const act = async (command: Command) => {
    setBusy(true);
    await client.attempt(command);
    setBusy(false);
  };
  const seated = chairOf(table, client.me.value?.player) !== null;
  const free = table.chairs.some((chair) => chair.type === "free");
  const { ready, text } = readiness(table, game);
  const hostName = peopleAt(table).find((person) => person.id === table.host)?.name ?? "the host";
  const sit = () => act({ t: "chair_take", d: {} });
  return (
    <footer class={styles.bar}>
      {!seated && !free && <ChairQueue table={table} />}
      {!host && (
        <p class={styles.wait}>
          {ready ? `${hostName} starts the match when all are here.` : `${text}. Then ${hostName} can start.`}
        </p>
      )}
      <div class={styles.actions}>
        {!seated && free && (
          <Button kind={host ? "secondary" : "primary"} size="l" busy={busy} onClick={sit}>
            Take a chair
          </Button>
        )}
        {seated && !host && (
          <Button size="l" busy={busy} onClick={() => act({ t: "chair_leave", d: {} })}>
            Leave your seat
          </Button>
        )}
        {host && (
          <Button
            kind="primary"
            size="l"
            busy={busy}
            disabled={!ready || !client.online.value}
            onClick={() => act({ t: "match_start", d: {} })}
          >
            {text}
          </Button>
        )}
      </div>
    </footer>
  );
}
