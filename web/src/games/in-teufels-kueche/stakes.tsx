/** What is at stake in a challenge: for whoever is asked, and for all who wait for the answer. */
import type { DevilId, View } from "../../protocol/in_teufels_kueche";
import type { SeatInfo } from "../game-client";
import { Devil } from "./devil";
import styles from "./stakes.module.css";
import { type Challenge, stakes } from "./words";

interface StakesProps {
  view: View;
  seats: readonly SeatInfo[];
  challenge: Challenge;
}

export function Stakes({ view, seats, challenge }: StakesProps) {
  return (
    <div class={styles.stakes}>
      <Fighter view={view} devil={challenge.challenger} />
      <dl class={styles.lines}>
        {stakes(view, seats, challenge).map(([when, what]) => (
          <div key={when}>
            <dt>{when}:</dt> <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Fighter view={view} devil={challenge.attacked} />
    </div>
  );
}

function Fighter({ view, devil }: { view: View; devil: DevilId }) {
  const its = view.devils[devil];
  return its ? (
    <Devil colour={its.colour} hat={its.hat} neutral={its.seat === null} size="clamp(34px, 11cqw, 56px)" />
  ) : null;
}
