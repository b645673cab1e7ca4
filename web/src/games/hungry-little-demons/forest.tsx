/** The cards of the forest: a grid that arrow keys walk through. */
import type { Arrow, EventView, Space, View } from "../../protocol/hungry_little_demons";
import { listNames } from "../../state/names";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import type { SeatInfo } from "../game-client";
import { CHEFS } from "./chefs";
import styles from "./forest.module.css";
import { cardLabel } from "./ingredients";
import { type Plan, placed, spaceBox } from "./layout";
import type { Selection } from "./select";
import { hasSpace, moving, sameSpace, spaceKey, spaceName, spacesOf, spotAt, step } from "./spaces";
import { type Mark, Spot } from "./spot";

interface ForestProps {
  view: View;
  seats: readonly SeatInfo[];
  plan: Plan;
  selection: Selection;
  event: EventView | null;
  onPick: (space: Space) => void;
}

export function Forest({ view, seats, plan, selection, event, onPick }: ForestProps) {
  const { columns } = view;
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(view.forest.length, columns);
  if (view.forest.length === 0) return null;
  const sliding = slidingNow(event);
  const wouldMove = movingIfShifted(view);

  function cell(space: Space) {
    const spot = spotAt(view, space);
    const index = space.row * columns + space.column;
    if (!spot) return null;
    const mark = markOf(view, space, selection, event);
    return (
      <button
        key={index}
        type="button"
        class={styles.space}
        style={placed(spaceBox(plan, space))}
        aria-label={labelOf(view, seats, space)}
        aria-pressed={mark === "selected"}
        tabIndex={index === current ? 0 : -1}
        onClick={() => {
          setCurrent(index);
          onPick(space);
        }}
      >
        <span class={styles.at} data-at={spaceKey(space)}>
          <Spot
            spot={spot}
            names={view.ingredients}
            mark={mark}
            slides={sliding && hasSpace(sliding.to, space) ? sliding.way : null}
            wouldMove={wouldMove && hasSpace(wouldMove.from, space) ? wouldMove.way : null}
          />
        </span>
      </button>
    );
  }
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label="The forest"
      class={styles.forest}
      data-focus
      onKeyDown={onKeyDown}
    >
      {spacesOf(view).map(cell)}
    </div>
  );
}

/** Where cards come to lie that slide right now. */
function slidingNow(event: EventView | null): { to: Space[]; way: Arrow } | null {
  if (event?.type !== "shifted") return null;
  const { gap, direction, edge } = event;
  return { to: moving(gap, direction, edge).map((space) => step(space, direction)), way: direction };
}

/** Which cards would move if the forest shifted now. */
function movingIfShifted({ phase, may }: View): { from: Space[]; way: Arrow } | null {
  if (phase.type !== "choose_shift" || may?.type !== "choose_shift") return null;
  return { from: moving(phase.gap, may.direction, may.edge), way: may.direction };
}

function markOf(view: View, space: Space, selection: Selection, event: EventView | null): Mark | null {
  if (event) return "space" in event && event.space && sameSpace(event.space, space) ? "news" : null;
  if (selection?.type === "space" && sameSpace(selection.space, space)) return "selected";
  const { may, phase } = view;
  if ("space" in phase && sameSpace(phase.space, space)) return "news";
  if (may?.type !== "act") return null;
  if (hasSpace(may.gather, space)) return "gather";
  return hasSpace(may.chef_to, space) ? "reach" : null;
}

function labelOf(view: View, seats: readonly SeatInfo[], space: Space): string {
  const here = view.seats.flatMap(({ chef, chef_at }, seat) =>
    chef && chef_at && sameSpace(chef_at, space)
      ? [seats[seat]?.you ? "your chef" : `${CHEFS[chef].name} of ${seats[seat]?.name}`]
      : [],
  );
  const stands = here.length > 0 ? `, with ${listNames(here)}` : "";
  const may = view.may?.type === "act" ? view.may : null;
  const can = may && hasSpace(may.chef_to, space) ? ", one step away" : "";
  return `${spaceName(space)}: ${contentOf(view, space)}${stands}${can}`;
}

function contentOf(view: View, space: Space): string {
  const spot = spotAt(view, space);
  switch (spot?.type) {
    case "face_up":
      return cardLabel(spot.card, view.ingredients);
    case "known":
      return `face down, remembered as ${cardLabel(spot.card, view.ingredients)}`;
    case "face_down":
      return "face down";
    default:
      return "a gap";
  }
}
