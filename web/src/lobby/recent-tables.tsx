import { navigate, tablePath } from "../router";
import { recentTables } from "../state/recent-tables";
import { Icon } from "../ui/icon";
import styles from "./tables.module.css";

/** Tables one was at, so that one finds back without their link. */
export function RecentTables() {
  if (recentTables.value.length === 0) return null;
  return (
    <section aria-labelledby="recent-tables">
      <h2 id="recent-tables" class={styles.heading}>
        Back to your tables
      </h2>
      <ul class={styles.chips}>
        {recentTables.value.map((table) => (
          <li key={table.id}>
            <button type="button" class={styles.chip} onClick={() => navigate(tablePath(table.id))}>
              <span>{table.name}</span>
              <Icon name="exit" size="18px" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
