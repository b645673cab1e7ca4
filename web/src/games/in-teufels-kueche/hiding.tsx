/** Hiding the menus: tap a menu, tap a pot. Lies over the kitchen, where nothing is to be seen yet. */
import type { View } from "../../protocol/in_teufels_kueche";
import { classes } from "../../ui/classes";
import { type Assignment, tapMenu, tapPot } from "./assignment";
import styles from "./hiding.module.css";
import { MenuCard } from "./menu-card";
import { menuName } from "./menus";
import { Pot } from "./pot";

interface HidingProps {
  view: View;
  assignment: Assignment;
  onChange: (assignment: Assignment) => void;
}

export function Hiding({ view, assignment, onChange }: HidingProps) {
  if (view.may?.type !== "assign_menus") return null;
  const { menus } = view.may;
  const pots = view.may.pots.flatMap((id) => view.pots[id] ?? []);
  const { inPot, held } = assignment;
  return (
    <section class={styles.hiding} aria-label="Hide the menus">
      <p class={styles.how}>Tap a menu, then a pot. Only you will know.</p>
      <ul class={styles.row} aria-label="Menus">
        {menus.map((menu, index) => {
          const used = inPot.includes(index);
          return (
            <li key={index} class={classes(styles.menu, used && styles.used)}>
              {/* A used card is a gap, but can be tapped to have it back. */}
              <MenuCard
                menu={menu}
                state={held === index ? "selected" : used ? "disabled" : "playable"}
                note={used ? "hidden; take it back" : held === index ? "in hand" : "pick it up"}
                onClick={() => onChange(tapMenu(assignment, index))}
              />
            </li>
          );
        })}
      </ul>
      <ul class={styles.row} aria-label="Pots">
        {pots.map(({ id, colour, mark }, index) => {
          const inside = inPot[index] ?? null;
          const menu = inside === null ? null : (menus[inside] ?? null);
          return (
            <li key={id}>
              <button
                type="button"
                class={classes(styles.pot, held !== null && styles.waits, menu !== null && styles.full)}
                aria-label={`${mark} pot, ${menu === null ? "empty" : menuName(menu)}`}
                onClick={() => onChange(tapPot(assignment, index))}
              >
                <Pot colour={colour} mark={mark} menu={menu} size="100%" />
              </button>
            </li>
          );
        })}
      </ul>
      <p class={styles.how}>
        {view.board.alike
          ? "You can always look again below, but never change it."
          : "Mind that this kitchen isn't the same for all colours."}
      </p>
    </section>
  );
}
