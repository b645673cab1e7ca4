import { useState } from "preact/hooks";
import type { Command, TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { chairOf } from "../state/seats";
import { Button } from "../ui/button";
import styles from "./chair-queue.module.css";

/** For who watches because no chair is free: to come in with the next match. */
export function ChairQueue({ table }: { table: TableView }) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const me = client.me.value?.player;
  const place = table.queue.findIndex((person) => person.id === me);
  const kept = table.chairs.some((chair) => chair.type === "bot" && chair.stands_in_for?.id === me);
  if (chairOf(table, me) !== null || kept) return null;
  const free = table.chairs.some((chair) => chair.type === "free");
  const act = async (command: Command) => {
    setBusy(true);
    await client.attempt(command);
    setBusy(false);
  };
  const ahead = place === 0 ? "You get the next chair." : `${place} ahead of you for a chair.`;
  return (
    <div class={styles.strip} role="status">
      {place >= 0 ? (
        <>
          <span>{ahead}</span>
          <Button size="s" busy={busy} onClick={() => act({ t: "queue_leave", d: {} })}>
            I only watch
          </Button>
        </>
      ) : free ? (
        <>
          <span>There is a chair for the next match.</span>
          <Button size="s" kind="primary" busy={busy} onClick={() => act({ t: "seat_take", d: {} })}>
            Take it
          </Button>
        </>
      ) : (
        <>
          <span>All chairs are taken. You watch.</span>
          <Button size="s" kind="primary" busy={busy} onClick={() => act({ t: "queue_join", d: {} })}>
            I want in
          </Button>
        </>
      )}
    </div>
  );
}
