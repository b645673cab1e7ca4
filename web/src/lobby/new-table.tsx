import { useState } from "preact/hooks";
import type { GameKind } from "../protocol/rules";
import { navigate, tablePath } from "../router";
import { useClient } from "../state/context";
import { failureText } from "../state/failure";
import { NAME_ROOM, tidyName } from "../state/names";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Switch, TextField } from "../ui/field";
import styles from "./new-table.module.css";

interface NewTableProps {
  /** What is played first; changed at the table like any setting. */
  game?: GameKind | undefined;
  onClose: () => void;
}

/** Asks for what a new table needs: a name, and who may see it. */
export function NewTable({ game, onClose }: NewTableProps) {
  const client = useClient();
  const day = new Intl.DateTimeFormat("en", { weekday: "long" }).format(new Date());
  const [name, setName] = useState(`${day} table`);
  const [isPublic, setPublic] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const table = await client.createTable(tidyName(name), isPublic, { game });
      navigate(tablePath(table));
      await client.attempt({ t: "chair_take", d: {} });
    } catch (failed) {
      setError(failureText(failed));
      setBusy(false);
    }
  };
  return (
    <Dialog title="A new table" onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField label="Its name" value={name} onInput={setName} maxLength={NAME_ROOM} error={error} />
        <Switch
          label="Open to everybody"
          hint={isPublic ? "It's listed in the lobby; anybody may sit down." : "Found only by its link."}
          checked={isPublic}
          onChange={setPublic}
        />
        <Button type="submit" kind="primary" size="l" wide busy={busy} disabled={tidyName(name) === ""}>
          Set the table
        </Button>
      </form>
    </Dialog>
  );
}
