/** After a deal: what everybody took, how it was scored, and the sheet so far. */
import type { View } from "../../protocol/foodie_forest";
import { count } from "../../state/names";
import type { SeatInfo } from "../game-client";
import { CardRow } from "./card-row";
import styles from "./pause.module.css";
import { ScoreTable } from "./score-table";
import { SeatScore } from "./seat-score";

export function Pause({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  const waiting = view.phase.type === "between_deals" ? view.phase.waiting : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section class={styles.pause} aria-label={`The score of deal ${view.deal}`} tabIndex={0}>
      <ul class={styles.seats}>
        {seats.map((seat) => (
          <SeatScore
            key={seat.seat}
            seat={seat}
            view={view}
            deal={view.deal - 1}
            pile={view.seats[seat.seat]?.pile ?? null}
            ready={view.phase.type === "between_deals" && !waiting.includes(seat.seat)}
          />
        ))}
      </ul>
      {view.unclaimed.length > 0 && (
        <div class={styles.unclaimed}>
          <p>Left in the pot, {count(view.unclaimed.length, "card")} for nobody</p>
          <CardRow cards={view.unclaimed} />
        </div>
      )}
      <ScoreTable view={view} seats={seats} />
    </section>
  );
}
