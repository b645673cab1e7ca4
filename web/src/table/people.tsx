import { useState } from "preact/hooks";
import type { Person, TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { peopleAt } from "../state/seats";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import type { PictureName } from "../ui/picture-names";
import { Avatar } from "../ui/seat";
import styles from "./people.module.css";
import { PersonActions } from "./person-actions";

interface PeopleProps {
  table: TableView;
  /** Also those on chairs, where the chairs themselves are not in sight. */
  seatedToo?: boolean;
}

/** Those at the table without a chair, and for the host those who were sent away. */
export function People({ table, seatedToo }: PeopleProps) {
  const client = useClient();
  const seated = seatedToo ? peopleAt(table).filter((person) => !table.spectators.includes(person)) : [];
  const watching = table.spectators.filter((person) => !table.queue.some((each) => each.id === person.id));
  if (seated.length + table.queue.length + table.spectators.length + table.kicked.length === 0) return null;
  return (
    <section class={styles.people} aria-label="People here">
      <Row table={table} picture="chair" label="Playing" people={seated} seated />
      <Row table={table} picture="bell" label="Waiting for a chair" people={table.queue} />
      <Row
        table={table}
        picture="eyes"
        label="Watching"
        people={watching}
        more={table.watching - table.spectators.length}
      />
      {table.kicked.map((person) => (
        <div key={person.id} class={styles.row}>
          <Picture name="door" size="22px" />
          <span class={styles.label}>{person.name} was sent away</span>
          <Button size="s" onClick={() => client.attempt({ t: "invite", d: { player: person.id } })}>
            Invite back
          </Button>
        </div>
      ))}
    </section>
  );
}

interface RowProps {
  table: TableView;
  picture: PictureName;
  label: string;
  people: readonly Person[];
  seated?: boolean;
  /** How many there are besides. */
  more?: number;
}

/** Some people; each of the others can be tapped. */
function Row({ table, picture, label, people, seated = false, more = 0 }: RowProps) {
  const me = useClient().me.value?.player;
  const [chosen, setChosen] = useState<Person | null>(null);
  if (people.length === 0) return null;
  return (
    <div class={styles.row}>
      <Picture name={picture} size="22px" />
      <span class={styles.label}>{label}</span>
      {people.map((person) =>
        person.id !== me ? (
          <button type="button" key={person.id} class={styles.person} onClick={() => setChosen(person)}>
            <Avatar avatar={person.avatar} size="24px" />
            <span>{person.name}</span>
          </button>
        ) : (
          <span key={person.id} class={styles.person}>
            <Avatar avatar={person.avatar} size="24px" />
            <span>You</span>
          </span>
        ),
      )}
      {more > 0 && <span class={styles.label}>and {more} more</span>}
      {chosen && (
        <PersonActions table={table} person={chosen} seated={seated} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}
