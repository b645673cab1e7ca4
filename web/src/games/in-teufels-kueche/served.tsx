/** A pot is opened on the grill: its menu, large enough for all to read. */
import type { EventView } from "../../protocol/in_teufels_kueche";
import { count } from "../../state/names";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { capital, whose } from "../shared/sentence";
import { MenuCard } from "./menu-card";
import styles from "./served.module.css";

interface ServedProps {
  event: Extract<EventView, { type: "served" }>;
  seats: readonly SeatInfo[];
}

export function Served({ event: { seat, menu }, seats }: ServedProps) {
  const milk = menu === "milk";
  return (
    <div class={classes(styles.served, milk && styles.milk)} aria-hidden="true">
      {milk && <Splash />}
      <span class={styles.card}>
        <MenuCard menu={menu} />
      </span>
      <p class={styles.what}>
        {milk ? `Milk! ${capital(whose(seats, seat))} devil is out` : `+${count(menu, "point")}`}
      </p>
    </div>
  );
}

function Splash() {
  return (
    <svg class={styles.splash} viewBox="-100 -100 200 200" aria-hidden="true">
      <path
        d="M0-62C14-62 14-86 28-88 42-90 40-66 54-62 66-58 84-70 90-58 96-44 70-36 70-20 70-6 96 0 94 14 92 28 70 20 62 32 54 42 68 62 56 70 42 78 34 56 18 60 6 62 6 88-8 88-22 88-20 62-34 56-46 52-64 66-72 54-80 42-58 34-60 18-62 6-90 4-90-12-90-26-66-22-60-34-54-46-72-62-60-72-48-82-38-60-24-62-12-64-12-62 0-62Z"
        fill="#fff"
        stroke="#d6e6ef"
        stroke-width="4"
      />
    </svg>
  );
}
