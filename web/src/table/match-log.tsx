import { useLayoutEffect, useRef } from "preact/hooks";
import { Line } from "../games/shared/line";
import type { LogLine } from "../state/match";
import styles from "./match-log.module.css";
import { ToldLater } from "./told-later";

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
        <li key={line.id}>
          <Told line={line} />
        </li>
      ))}
    </ol>
  );
}

function Told({ line: { parts, seats, until } }: { line: LogLine }) {
  const line = <Line parts={parts} seats={seats} />;
  return until ? (
    <ToldLater at={until.at} before={until.meanwhile}>
      {line}
    </ToldLater>
  ) : (
    line
  );
}
