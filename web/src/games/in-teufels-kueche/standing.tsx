/** How a seat stands: its points on the way to the goal, its devils, and the menus that are still in its pots. */
import type { DevilView, Menu, SeatView, View } from "../../protocol/in_teufels_kueche";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { COLOURS } from "./colours";
import { Devil } from "./devil";
import { menuName } from "./menus";
import styles from "./standing.module.css";

/** "6 / 10". */
export function Points({ its, goal }: { its: SeatView; goal: number }) {
  return (
    <span class={styles.points} role="img" aria-label={`${its.points} of ${count(goal, "point")}`}>
      <b>{its.points}</b>
      <i>/ {goal}</i>
    </span>
  );
}

/** The points as a bar with a notch for each. */
export function Progress({ its, goal }: { its: SeatView; goal: number }) {
  return (
    <span class={styles.bar} style={{ "--notches": goal }} aria-hidden="true">
      <span
        style={{
          width: `${Math.min(100, (100 * its.points) / goal)}%`,
          background: COLOURS[its.colour].fill,
        }}
      />
    </span>
  );
}

/** The devils of a seat; those that are out leave a gap. */
export function Devils({ view, seat }: { view: View; seat: Seat }) {
  const own = view.devils.filter((devil) => devil.seat === seat);
  const inGame = own.filter(isIn);
  const hats = inGame.filter((devil) => devil.hat).length;
  const label = `${count(inGame.length, "devil")}, ${count(hats, "hat")}`;
  return (
    <span class={styles.devils} role="img" aria-label={label} title={label}>
      {own.map((devil) =>
        isIn(devil) ? (
          <Devil key={devil.id} colour={devil.colour} hat={devil.hat} size="var(--imp)" />
        ) : (
          <span key={devil.id} class={styles.gone}>
            ✕
          </span>
        ),
      )}
    </span>
  );
}

/** Every menu that a colour started with, the served ones crossed out: that is known to all. */
export function MenusLeft({ all, left }: { all: readonly Menu[]; left: readonly Menu[] }) {
  const label =
    left.length === 0 ? "nothing left in its pots" : `left in its pots: ${listNames(left.map(menuName))}`;
  const rest = [...left];
  return (
    <span class={styles.menus} role="img" aria-label={label} title={label}>
      {all.map((menu, index) => {
        const at = rest.indexOf(menu);
        if (at >= 0) rest.splice(at, 1);
        return (
          <span key={index} class={classes(styles.menu, at < 0 && styles.served)}>
            {menu === "milk" ? <Picture name="glass-of-milk" size="1.05em" /> : menu}
          </span>
        );
      })}
    </span>
  );
}

/** The menus that every colour starts with: those still hidden of it, and those served of its pots. */
export function allMenus(view: View, its: SeatView): Menu[] {
  const served = view.pots.flatMap(({ colour, place, menu }) =>
    colour === its.colour && place.type === "served" && menu !== null ? [menu] : [],
  );
  const worth = (menu: Menu) => (menu === "milk" ? Number.POSITIVE_INFINITY : menu);
  return [...its.menus_left, ...served].toSorted((one, other) => (worth(one) < worth(other) ? -1 : 1));
}

function isIn(devil: DevilView): boolean {
  return devil.space !== null;
}
