/** The viewer's own row, and what else is known of the viewer's seat. */
import type { EventView, View } from "../../protocol/hungry_monkey";
import { listNames } from "../../state/names";
import { Picture } from "../../ui/picture";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import styles from "./own-row.module.css";
import { PlaceMark } from "./place-mark";
import { Row } from "./row";
import { canPickPlace, isPlacePicked, type RowPlace, type Selection } from "./select";

interface OwnRowProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onTap: (place: RowPlace) => void;
  event: EventView | null;
}

export function OwnRow({ view, seats, selection, onTap, event }: OwnRowProps) {
  const seat = seats.find((it) => it.you);
  const its = seat && view.seats[seat.seat];
  if (!seat || !its) return null;
  return (
    <div class={styles.own} data-bare={its.hand_size === 0 && its.place === null}>
      <p class={styles.label}>
        <SeatGlyph seat={seat} /> My row
      </p>
      <Row
        seat={seat.seat}
        row={its.row}
        whose="your"
        canPick={(place) => canPickPlace(view, place)}
        isPicked={(place) => isPlacePicked(selection, place)}
        onTap={onTap}
        answers
        event={event}
      />
      <div class={styles.facts}>
        {its.place === null ? (
          <span>{its.hand_size} in hand</span>
        ) : (
          <PlaceMark place={its.place} of={view.seats.length} />
        )}
        {view.series && (
          <span title={`Your bean cards: ${listNames(view.series.own_beans.map(String)) || "none"}`}>
            <Picture name="beans" label="your beans:" /> {view.series.own_beans.join(" + ") || "0"}
          </span>
        )}
      </div>
    </div>
  );
}
