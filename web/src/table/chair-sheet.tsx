import { useState } from "preact/hooks";
import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { PersonActions } from "./person-actions";
import styles from "./person-actions.module.css";

interface ChairSheetProps {
  table: TableView;
  index: number;
  onClose: () => void;
}

/** What can be done about whoever sits on a chair. */
export function ChairSheet({ table, index, onClose }: ChairSheetProps) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const chair = table.chairs[index];
  if (!chair || chair.type === "free") return null;
  if (chair.type === "player")
    return <PersonActions table={table} person={chair.person} seated onClose={onClose} />;
  const remove = async () => {
    setBusy(true);
    await client.attempt({ t: "bot_remove", d: { chair: index } });
    onClose();
  };
  return (
    <Dialog title={chair.name} onClose={onClose}>
      <div class={styles.actions}>
        <p>
          {chair.stands_in_for
            ? `A bot that plays on for ${chair.stands_in_for.name}.`
            : "A bot. It knows the rules and plays at a steady pace."}
        </p>
        <Button wide busy={busy} onClick={remove}>
          Send the bot home
        </Button>
      </div>
    </Dialog>
  );
}
