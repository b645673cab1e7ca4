import { useState } from "preact/hooks";
import type { Person, TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import styles from "./people.module.css";
import { PersonActions } from "./person-actions";

/** Those at the table without a chair, and for the host those who were sent away. */
export function People({ table }: { table: TableView }) {
  const client = useClient();
  const [chosen, setChosen] = useState<Person | null>(null);
  const me = client.me.value?.player;
  const host = me === table.host;
  if (table.watchers.length === 0 && table.kicked.length === 0) return null;
  return (
    <section class={styles.people} aria-label="Others here">
      {table.watchers.length > 0 && (
        <div class={styles.row}>
          <Picture name="eyes" size="22px" />
          <span class={styles.label}>Watching</span>
          {table.watchers.map((person) =>
            host && person.id !== me ? (
              <button type="button" key={person.id} class={styles.person} onClick={() => setChosen(person)}>
                <Avatar avatar={person.avatar} size="24px" />
                <span>{person.name}</span>
              </button>
            ) : (
              <span key={person.id} class={styles.person}>
                <Avatar avatar={person.avatar} size="24px" />
                <span>{person.id === me ? "You" : person.name}</span>
              </span>
            ),
          )}
        </div>
      )}
      {table.kicked.map((person) => (
        <div key={person.id} class={styles.row}>
          <Picture name="door" size="22px" />
          <span class={styles.label}>{person.name} was sent away</span>
          <Button size="s" onClick={() => client.attempt({ t: "invite", d: { player: person.id } })}>
            Invite back
          </Button>
        </div>
      ))}
      {chosen && (
        <PersonActions table={table} person={chosen} seated={false} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}
