/** How the viewer's own seat stands, in one line. */
import type { View } from "../../protocol/in_teufels_kueche";
import type { SeatInfo } from "../game-client";
import { Emblem } from "./emblem";
import styles from "./own-bar.module.css";
import { Devils, Points, Progress } from "./standing";

export function OwnBar({ view, seat }: { view: View; seat: SeatInfo }) {
  const its = view.seats[seat.seat];
  if (!its) return null;
  return (
    <div class={styles.own}>
      <Emblem colour={its.colour} size="1.5em" />
      <span>You</span>
      <Progress its={its} goal={view.goal} />
      <Points its={its} goal={view.goal} />
      <Devils view={view} seat={seat.seat} />
    </div>
  );
}
