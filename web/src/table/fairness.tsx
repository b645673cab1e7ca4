import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/icon";
import styles from "./fairness.module.css";
import { type Verdict, verify } from "./verify";

const words: Record<Verdict, string> = {
  kept: "The deal was fixed before the first card: the seed matches the promise shown at the start.",
  broken: "The seed does not match the promise shown at the start. Somebody tampered with this match.",
  unchecked: "This browser can only check the deal on a secure page. Seed and promise are below.",
};

interface FairnessProps {
  /** As it was when this page first saw the match, so that it cannot have been changed since. */
  commitment: string;
  /** Known once the match is over. */
  seed: string | null;
}

/** Whether the deal was the one promised at the start. */
export function Fairness({ commitment, seed }: FairnessProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    if (seed !== null) void verify(seed, commitment).then(setVerdict);
  }, [seed, commitment]);
  if (seed === null || verdict === null) return null;
  return (
    <details class={styles.fairness}>
      <summary>
        {verdict === "kept" && <Icon name="check" size="18px" />}
        <span>{words[verdict]}</span>
      </summary>
      <dl>
        <dt>Promise (SHA-256 of the seed)</dt>
        <dd>{commitment}</dd>
        <dt>Seed</dt>
        <dd>{seed}</dd>
      </dl>
    </details>
  );
}
