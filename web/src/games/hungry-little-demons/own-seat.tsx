/** The viewer's own chef, recipes and what belongs to them. */
import type { View } from "../../protocol/hungry_little_demons";
import type { SeatInfo } from "../game-client";
import { CHEFS } from "./chefs";
import { ChefFigure } from "./figure";
import { seatKey } from "./flights";
import { Needs } from "./needs";
import styles from "./own-seat.module.css";
import { SetupState, spoken, Trophies } from "./seat-facts";
import { StudyClock } from "./study-clock";

interface OwnSeatProps {
  view: View;
  seat: SeatInfo;
  /** Shows all about it. */
  onOpen: () => void;
}

export function OwnSeat({ view, seat, onOpen }: OwnSeatProps) {
  const its = view.seats[seat.seat];
  if (!its) return null;
  return (
    <button
      type="button"
      class={styles.own}
      aria-label={spoken(view, seat)}
      data-at={seatKey(seat.seat)}
      onClick={onOpen}
    >
      {its.chef && (
        <span class={styles.chef}>
          <ChefFigure chef={its.chef} glyph={seat.glyph} size="var(--chef-size)" />
          <span class={styles.facts}>
            <Trophies its={its} />
          </span>
        </span>
      )}
      {its.recipes.length > 0 ? (
        <Needs seat={seat.seat} its={its} names={view.ingredients} named />
      ) : (
        <span class={styles.setup}>
          <b>{its.chef ? CHEFS[its.chef].name : "Your chef"}</b>
          <span class={styles.ability}>{its.chef ? CHEFS[its.chef].ability : "is yet to be picked"}</span>
          {view.phase.type === "study" && (
            <span class={styles.state}>
              <SetupState view={view} seat={seat} />
              {view.phase.seconds !== null && <StudyClock seconds={view.phase.seconds} />}
            </span>
          )}
        </span>
      )}
    </button>
  );
}
