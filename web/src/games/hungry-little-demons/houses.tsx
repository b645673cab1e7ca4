/** The houses around the forest: buttons that arrow keys walk through. */
import type { EventView, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { classes } from "../../ui/classes";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import type { SeatInfo } from "../game-client";
import { capital, whose } from "../shared/sentence";
import { CHEFS, FURNITURE } from "./chefs";
import { houseKey } from "./flights";
import { House } from "./house";
import styles from "./houses.module.css";
import { demonsIn, doorPoint, houseBox, type Plan, placed } from "./layout";
import type { Selection } from "./select";
import { doorName } from "./spaces";

interface HousesProps {
  view: View;
  seats: readonly SeatInfo[];
  plan: Plan;
  selection: Selection;
  event: EventView | null;
  onPick: (seat: Seat) => void;
}

export function Houses({ view, seats, plan, selection, event, onPick }: HousesProps) {
  const standing = seats.filter(({ seat }) => view.seats[seat]?.door);
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(standing.length);
  return (
    <div ref={root} role="toolbar" aria-label="Houses" class={styles.houses} onKeyDown={onKeyDown}>
      {standing.map((seat, index) => {
        const its = view.seats[seat.seat];
        if (!its?.door || !its.chef) return null;
        const picked = selection?.type === "house" && selection.seat === seat.seat;
        const { x, y } = doorPoint(plan, its.door);
        return (
          <span key={seat.seat} class={styles.place}>
            <button
              type="button"
              class={classes(
                styles.button,
                picked && styles.picked,
                isHit(event, seat.seat) && styles.hit,
                canGo(view, seat.seat) && styles.can,
              )}
              style={placed(houseBox(plan, its.door))}
              aria-label={labelOf(view, seats, seat.seat)}
              aria-pressed={picked}
              data-at={houseKey(seat.seat)}
              tabIndex={index === current ? 0 : -1}
              onClick={() => {
                setCurrent(index);
                onPick(seat.seat);
              }}
            >
              <House its={its} seat={seat} />
            </button>
            <span
              class={styles.door}
              data-side={its.door.side}
              style={{ left: `${x}em`, top: `${y}em`, "--chef": CHEFS[its.chef].colour }}
            />
          </span>
        );
      })}
    </div>
  );
}

/** Whether something is being destroyed there right now. */
function isHit(event: EventView | null, seat: Seat): boolean {
  return (event?.type === "destroyed" || event?.type === "bait_destroyed") && event.victim === seat;
}

/** Whether something can be done there that is worth pointing out: going home, or destroying. */
function canGo({ may, you, seats }: View, seat: Seat): boolean {
  if (may?.type !== "act" || you === null) return false;
  if (seat === you) return may.chef_home;
  return seats[you]?.demon_in === seat && (may.destroy.length > 0 || may.destroy_bait);
}

function labelOf(view: View, seats: readonly SeatInfo[], seat: Seat): string {
  const its = view.seats[seat];
  if (!its?.door) return "";
  const pieces = its.furniture.map((piece) => FURNITURE[piece].name);
  const demons = demonsIn(view, seat).map((demon) =>
    demon === seat ? "its own" : seats[demon]?.you ? "yours" : (seats[demon]?.name ?? "somebody"),
  );
  const facts = [
    pieces.length > 0 ? listNames(pieces) : "no furniture",
    ...(its.baits > 0 ? [count(its.baits, "Demon Bait")] : []),
    its.chef_at === null ? "chef at home" : "chef away",
    demons.length > 0 ? `demons: ${listNames(demons)}` : "no demon",
  ];
  return `${capital(whose(seats, seat))} house at ${doorName(its.door)}: ${facts.join(", ")}`;
}
