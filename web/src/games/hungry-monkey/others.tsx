/** The other players: who they are, what they hold, and their rows. */
import type { EventView, SeatView, View } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { CardFace, CardName, OtherSeats, SeatCard } from "../shared/seat-cards";
import { whose } from "../shared/sentence";
import styles from "./others.module.css";
import { PlaceMark } from "./place-mark";
import { Row } from "./row";
import { canPickPlace, isPlacePicked, type RowPlace, type Selection } from "./select";

interface OthersProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onTap: (place: RowPlace) => void;
  event: EventView | null;
}

export function Others({ view, seats, selection, onTap, event }: OthersProps) {
  const roomy = view.you === null || view.may?.type === "peek";
  return (
    <OtherSeats
      view={view}
      seats={seats}
      class={classes(styles.others, view.series && styles.series, roomy && styles.roomy)}
    >
      {(seat, its) => (
        <SeatCard asked={isOnTurn(view, seat)} class={styles.panel}>
          <Who view={view} seat={seat} its={its} />
          <Row
            seat={seat.seat}
            row={its.row}
            whose={whose(seats, seat.seat)}
            canPick={(place) => canPickPlace(view, place)}
            isPicked={(place) => isPlacePicked(selection, place)}
            onTap={onTap}
            event={event}
          />
        </SeatCard>
      )}
    </OtherSeats>
  );
}

function Who({ view, seat, its }: { view: View; seat: SeatInfo; its: SeatView }) {
  const bound = view.required.type === "at_most" && isOnTurn(view, seat);
  return (
    <div class={styles.who} data-at={`seat:${seat.seat}`}>
      <CardFace seat={seat} />
      <CardName seat={seat} />
      <span class={styles.facts}>
        {its.place !== null ? (
          <PlaceMark place={its.place} of={view.seats.length} />
        ) : (
          <span class={styles.cards} title={`${count(its.hand_size, "card")} in hand`}>
            <Picture name="joker" label="in hand:" /> {its.hand_size}
          </span>
        )}
        {view.series && (
          <span title={`${its.bean_cards} bean cards`}>
            <Picture name="beans" label="bean cards:" /> {its.bean_cards}
          </span>
        )}
        {bound && <Picture name="water-buffalo" label="bound by the Buffalo" />}
      </span>
    </div>
  );
}

function isOnTurn(view: View, seat: SeatInfo): boolean {
  return "seat" in view.phase ? view.phase.seat === seat.seat : seat.acting;
}
