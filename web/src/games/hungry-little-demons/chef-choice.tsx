/** The six chefs, while they are picked one after the other. */
import type { Chef, View } from "../../protocol/hungry_little_demons";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import styles from "./chef-choice.module.css";
import { ALL_CHEFS, CHEFS } from "./chefs";
import { ChefFigure, DemonFigure } from "./figure";
import type { Selection } from "./select";

interface ChefChoiceProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onPick: (chef: Chef) => void;
}

export function ChefChoice({ view, seats, selection, onPick }: ChefChoiceProps) {
  const free = view.may?.type === "pick_chef" ? view.may.chefs : [];
  return (
    <ul class={styles.chefs} aria-label="The chefs">
      {ALL_CHEFS.map((chef) => {
        const { name, short, colour } = CHEFS[chef];
        const taker = seats[view.seats.findIndex((seat) => seat.chef === chef)];
        const picked = selection?.type === "chef" && selection.chef === chef;
        return (
          <li key={chef}>
            <button
              type="button"
              class={classes(styles.chef, picked && styles.picked, taker && styles.taken)}
              style={{ "--chef": colour }}
              aria-pressed={picked}
              disabled={!free.includes(chef)}
              onClick={() => onPick(chef)}
            >
              <span class={styles.figures}>
                <ChefFigure chef={chef} glyph={taker?.glyph} size="2.6em" />
                <DemonFigure chef={chef} size="1.7em" />
              </span>
              <b>{name}</b>
              <span class={styles.ability}>
                {taker ? `is ${taker.you ? "yours" : `with ${taker.name}`}` : short}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
