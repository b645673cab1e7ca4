import { useEffect, useState } from "preact/hooks";
import type { MatchInfo } from "../protocol/messages";
import { useClient } from "../state/context";
import { takenContribution } from "../state/contributions";
import { Icon } from "../ui/icon";
import styles from "./fairness.module.css";
import { type Verdict, verify } from "./verify";

interface FairnessProps {
  /** As it was when this page first heard of the match, so that it cannot have been changed since. */
  commitment: string;
  info: MatchInfo;
}

/** Whether the deal was the one promised, and made with what this browser contributed. */
export function Fairness({ commitment, info }: FairnessProps) {
  const { entropy, seed, contributions } = info;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const me = useClient().me.value?.player;
  const played = info.seats.some((seat) => seat.player !== null && seat.player === me);
  const own = played ? takenContribution(commitment) : null;
  useEffect(() => {
    if (entropy !== null && seed !== null)
      void verify({ commitment, contributions, entropy, seed }, own).then(setVerdict);
  }, [entropy, seed, contributions, commitment, own]);
  if (entropy === null || seed === null || verdict === null) return null;
  return (
    <details class={styles.fairness}>
      <summary>
        {verdict === "kept" && <Icon name="check" size="18px" />}
        <span>{words(verdict, own !== null, info)}</span>
      </summary>
      <dl>
        <dt>Promise (SHA-256 of the server's part)</dt>
        <dd>{commitment}</dd>
        <dt>The server's part</dt>
        <dd>{entropy}</dd>
        {info.seats.map((seat, index) => (
          <div key={seat.chair}>
            <dt>{seat.name}'s part</dt>
            <dd>{contributions[index] ?? "none"}</dd>
          </div>
        ))}
        <dt>Seed</dt>
        <dd>{seed}</dd>
      </dl>
    </details>
  );
}

function words(verdict: Verdict, contributed: boolean, { origin }: MatchInfo): string {
  if (verdict === "unchecked") {
    return "This browser can only check the deal on a secure page. All parts of the seed are below.";
  }
  if (verdict === "broken") {
    return "The seed doesn't match the promise made at the start. Somebody tampered with this match.";
  }
  if (origin?.type === "same_deal") return "This was the deal of the earlier match, from the same seed.";
  return contributed
    ? "Nobody chose this deal: the server kept its promise, and your browser's part of the seed is in it."
    : "The deal was fixed before the first card: the seed is made as it was promised at the start.";
}
