import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "../state/match";
import styles from "./match-log.module.css";

/** What happened, latest at the bottom and in sight. */
export function MatchLog({ lines }: { lines: readonly LogLine[] }) {
  const ref = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    ref.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [lines]);
  if (lines.length === 0) return <p class={styles.empty}>Nothing has happened since you came.</p>;
  return (
    <ol ref={ref} class={styles.log}>
      {lines.map((line) => (
        <li key={line.id}>{line.text}</li>
      ))}
    </ol>
  );
}
