import { useState } from "preact/hooks";
import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { Button } from "../ui/button";
import styles from "./seat-back.module.css";

/** For somebody whose seat a bot plays on: the way back to it. */
export function SeatBack({ table }: { table: TableView }) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const me = client.me.value?.player;
  const chair = table.chairs.findIndex((each) => each.type === "bot" && each.stands_in_for?.id === me);
  if (chair < 0) return null;
  const sit = async () => {
    setBusy(true);
    await client.attempt({ t: "seat_take", d: { chair } });
    setBusy(false);
  };
  return (
    <div class={styles.strip}>
      <span>A bot plays for you.</span>
      <Button size="s" kind="primary" busy={busy} onClick={sit}>
        Take my seat back
      </Button>
    </div>
  );
}
