import styles from "./logo.module.css";

/** The pot and its name. */
export function Logo() {
  return (
    <span class={styles.logo}>
      <img src="/icon.svg" alt="" width="36" height="36" />
      Potluck
    </span>
  );
}
