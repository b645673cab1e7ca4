import { listNames } from "../../state/names";
import { Picture } from "../../ui/picture";
import styles from "./beans.module.css";

/** Bean cards with their values. */
export function BeanCards({ values }: { values: readonly number[] }) {
  const total = values.reduce((sum, value) => sum + value, 0);
  const label = values.length === 0 ? "no beans" : `${total} beans: ${listNames(values.map(String))}`;
  return (
    <span class={styles.beans} role="img" aria-label={label}>
      {values.map((value, index) => (
        <span key={`${index} ${value}`} class={styles.card}>
          {value}
        </span>
      ))}
      <b class={styles.total}>
        {total} <Picture name="beans" size="1em" />
      </b>
    </span>
  );
}
