import { useEffect, useState } from "preact/hooks";
import type { MatchId, MatchRecord } from "../protocol/messages";
import { replayPath } from "../router";
import { seatInfos } from "../state/seats";
import { Link } from "../ui/link";
import styles from "./earlier-result.module.css";
import { Places } from "./standing";

/** How the match ended whose deal was played again, to compare seat by seat. */
export function EarlierResult({ match }: { match: MatchId }) {
  const [earlier, setEarlier] = useState<MatchRecord | null>(null);
  useEffect(() => {
    let wanted = true;
    fetch(`/api/matches/${match}`)
      .then((response) => (response.ok ? (response.json() as Promise<MatchRecord>) : null))
      .then(
        (record) => {
          if (wanted) setEarlier(record);
        },
        // Without a connection there is nothing to compare with.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [match]);
  if (!earlier?.outcome) return null;
  const seats = seatInfos(earlier, [], undefined);
  return (
    <section class={styles.earlier} aria-labelledby="earlier">
      <h3 id="earlier">The same deal, the first time</h3>
      <Places outcome={earlier.outcome} seats={seats} />
      <Link to={replayPath(match)}>See how they played it</Link>
    </section>
  );
}
