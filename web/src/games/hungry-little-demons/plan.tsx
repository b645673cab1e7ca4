/** The forest with the houses around it, and the figures on both. */
import type { EventView, Space, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { Doors } from "./doors";
import { Figures } from "./figures";
import { Forest } from "./forest";
import { HeldUp } from "./held-up";
import { Houses } from "./houses";
import { planOf } from "./layout";
import styles from "./plan.module.css";
import type { Selection } from "./select";

interface PlanProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  /** What is being shown, and for how long. */
  event: EventView | null;
  millis: number;
  onPick: (selection: Selection) => void;
}

export function Plan({ view, seats, selection, event, millis, onPick }: PlanProps) {
  const plan = planOf(view);
  const pickSpace = (space: Space) => onPick({ type: "space", space });
  const pickHouse = (seat: Seat) => onPick({ type: "house", seat });
  return (
    <div class={styles.room}>
      <div class={styles.plan} style={{ "--width": plan.width, "--height": plan.height }}>
        <div
          class={classes(styles.ground, view.forest.length === 0 && styles.bare)}
          style={{
            left: `${plan.forest.x - 0.08}em`,
            top: `${plan.forest.y - 0.08}em`,
            width: `${plan.forest.width + 0.16}em`,
            height: `${plan.forest.height + 0.16}em`,
          }}
        />
        <Houses
          view={view}
          seats={seats}
          plan={plan}
          selection={selection}
          event={event}
          onPick={pickHouse}
        />
        <Forest
          view={view}
          seats={seats}
          plan={plan}
          selection={selection}
          event={event}
          onPick={pickSpace}
        />
        {view.may?.type === "place_house" && (
          <Doors
            doors={view.may.doors}
            plan={plan}
            selection={selection}
            onPick={(door) => onPick({ type: "door", door })}
          />
        )}
        <Figures view={view} seats={seats} plan={plan} riding={event?.type === "shifted"} />
        <HeldUp view={view} plan={plan} event={event} millis={millis} />
      </div>
    </div>
  );
}
