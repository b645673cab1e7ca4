import { games } from "../games";
import type { LobbyTable } from "../protocol/messages";
import { navigate, tablePath } from "../router";
import { useClient } from "../state/context";
import { count, listNames } from "../state/names";
import { Picture } from "../ui/picture";
import { Pill } from "../ui/pill";
import styles from "./tables.module.css";

/** The public tables, as they come and go. */
export function OpenTables() {
  const client = useClient();
  const tables = client.lobby.value;
  return (
    <section aria-labelledby="open-tables" aria-busy={tables === null}>
      <h2 id="open-tables" class={styles.heading}>
        Open tables
      </h2>
      {tables === null ? (
        <ul class={styles.list}>
          <li class={styles.ghost} />
          <li class={styles.ghost} />
          <li class="hidden-text">Looking who is there …</li>
        </ul>
      ) : tables.length === 0 ? (
        <div class={styles.empty}>
          <Picture name="teapot" size="56px" />
          <p>
            <b>Nobody has an open table right now.</b>
            <br />
            Set one and leave it open to everybody, or send its link to friends.
          </p>
        </div>
      ) : (
        <ul class={styles.list}>
          {tables.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenTable({ table }: { table: LobbyTable }) {
  const game = games[table.game];
  const seated = table.seated.length === 0 ? `${table.host} is setting it` : listNames(table.seated);
  return (
    <li>
      <button type="button" class={styles.table} onClick={() => navigate(tablePath(table.id))}>
        <span class={styles.plate}>
          <Picture name={game.picture} size="38px" />
        </span>
        <span class={styles.words}>
          <b>{table.name}</b>
          <span>{game.name}</span>
          <span class={styles.people}>{seated}</span>
        </span>
        <span class={styles.marks}>
          {table.playing ? (
            <Pill tone="honey">Playing</Pill>
          ) : table.free > 0 ? (
            <Pill tone="good">{count(table.free, "free chair")}</Pill>
          ) : (
            <Pill>Full</Pill>
          )}
          {table.spectators > 0 && (
            <Pill label={count(table.spectators, "spectator")}>
              <Picture name="eyes" size="15px" /> {table.spectators}
            </Pill>
          )}
        </span>
      </button>
    </li>
  );
}
