/** The other seats: who they are, how they stand, and what is left in their pots. */
import type { View } from "../../protocol/in_teufels_kueche";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { CardFace, OtherSeats, SeatCard } from "../shared/seat-cards";
import { COLOURS } from "./colours";
import { Emblem } from "./emblem";
import styles from "./others.module.css";
import { allMenus, Devils, MenusLeft, Points, Progress } from "./standing";

export function Others({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  return (
    <OtherSeats view={view} seats={seats} class={styles.others}>
      {(seat, its) => (
        <SeatCard
          asked={isOnTurn(view, seat)}
          class={classes(styles.panel, isOnTurn(view, seat) && styles.turn, its.devils === 0 && styles.out)}
          style={{ "--colour": COLOURS[its.colour].fill }}
        >
          <CardFace seat={seat} />
          <span class={styles.name}>{seat.name}</span>
          <span class={styles.sum}>
            <Emblem colour={its.colour} />
            <Points its={its} goal={view.goal} />
          </span>
          <span class={styles.bar}>
            <Progress its={its} goal={view.goal} />
          </span>
          <span class={styles.facts}>
            {its.devils === 0 ? (
              <b class={styles.none}>out</b>
            ) : view.phase.type === "assign_menus" ? (
              <b class={styles.none}>{its.assigned ? "menus hidden" : "hiding menus"}</b>
            ) : (
              <>
                <Devils view={view} seat={seat.seat} />
                <MenusLeft all={allMenus(view, its)} left={its.menus_left} />
              </>
            )}
          </span>
        </SeatCard>
      )}
    </OtherSeats>
  );
}

function isOnTurn(view: View, seat: SeatInfo): boolean {
  return "seat" in view.phase ? view.phase.seat === seat.seat : seat.acting;
}
