/** A row of four places, the viewer's own or somebody else's. */
import type { EventView, Slot } from "../../protocol/hungry_monkey";
import type { Seat } from "../../protocol/rules";
import { ordinal } from "../../state/names";
import { CardSlot } from "../../ui/card";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { AnimalBack, AnimalCard } from "./animal-card";
import { PRINT } from "./animals";
import styles from "./row.module.css";
import type { RowPlace } from "./select";

interface RowProps {
  seat: Seat;
  row: readonly Slot[];
  /** "your", "Jonas's". */
  whose: string;
  canPick: (place: RowPlace) => boolean;
  isPicked: (place: RowPlace) => boolean;
  /** After a tap on a card, whether or not it can be picked; cards that cannot be are no buttons without it. */
  onTap: (place: RowPlace) => void;
  /** Whether a tap on a card that cannot be picked is answered too. */
  answers?: boolean;
  /** What is happening now: the place it happens to glows. */
  event: EventView | null;
}

export function Row({ seat, row, whose, canPick, isPicked, onTap, answers = false, event }: RowProps) {
  return (
    <ul class={styles.row} aria-label={`${whose} row`}>
      {row.map((card, slot) => {
        const place = { seat, slot };
        const pickable = canPick(place);
        const picked = isPicked(place);
        const tap = pickable || (answers && card.type !== "empty") ? () => onTap(place) : undefined;
        return (
          <li
            key={slot}
            class={classes(
              styles.place,
              picked ? styles.picked : pickable && styles.reachable,
              touches(event, place) && styles.touched,
            )}
            data-at={`row:${seat}:${slot}`}
          >
            <RowCard
              card={card}
              name={`${whose} ${ordinal(slot + 1)} card`}
              state={picked ? "selected" : pickable ? "playable" : "plain"}
              onClick={tap}
              tabIndex={pickable ? 0 : -1}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface RowCardProps {
  card: Slot;
  name: string;
  state: "selected" | "playable" | "plain";
  onClick: (() => void) | undefined;
  tabIndex: number;
}

function RowCard({ card, name, ...props }: RowCardProps) {
  switch (card.type) {
    case "empty":
      return <CardSlot size="inherit" label={`${name}: played`} />;
    case "face_down":
      return <AnimalBack {...props} label={`${name}, face down`} class={styles.card} />;
    case "face_up":
      return <AnimalCard {...props} animal={card.animal} note={name} class={styles.card} />;
    case "known":
      return (
        <>
          <AnimalCard
            {...props}
            animal={card.animal}
            note={`${name}, face down, known to you`}
            class={classes(styles.card, styles.known)}
          />
          <span class={styles.eyes} title={`Only you know this ${PRINT[card.animal].one}`}>
            <Picture name="eyes" size="100%" />
          </span>
        </>
      );
  }
}

function touches(event: EventView | null, place: RowPlace): boolean {
  switch (event?.type) {
    case "peeked":
      return event.owner === place.seat && event.slot === place.slot;
    case "swapped":
      return event.seat === place.seat && event.slot === place.slot;
    default:
      return false;
  }
}
