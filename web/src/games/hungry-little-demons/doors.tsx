/** The doors that are left while houses are placed. */
import type { Door } from "../../protocol/hungry_little_demons";
import { Picture } from "../../ui/picture";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import styles from "./doors.module.css";
import { doorBox, type Plan, placed } from "./layout";
import type { Selection } from "./select";
import { doorName, sameDoor } from "./spaces";

interface DoorsProps {
  doors: readonly Door[];
  plan: Plan;
  selection: Selection;
  onPick: (door: Door) => void;
}

export function Doors({ doors, plan, selection, onPick }: DoorsProps) {
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(doors.length);
  return (
    <div ref={root} role="toolbar" aria-label="Free doors" class={styles.doors} onKeyDown={onKeyDown}>
      {doors.map((door, index) => (
        <button
          key={doorName(door)}
          type="button"
          class={styles.door}
          style={placed(doorBox(plan, door))}
          aria-label={`Door at ${doorName(door)}`}
          aria-pressed={selection?.type === "door" && sameDoor(selection.door, door)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => {
            setCurrent(index);
            onPick(door);
          }}
        >
          <Picture name="door" size="0.62em" />
        </button>
      ))}
    </div>
  );
}
