/** A card that was revealed, held up beside its place long enough for everybody to read it. */
import type { Card, EventView, Space, View } from "../../protocol/hungry_little_demons";
import { ForestCard } from "./forest-card";
import styles from "./held-up.module.css";
import { type Plan, spaceBox } from "./layout";

interface HeldUpProps {
  view: View;
  plan: Plan;
  event: EventView | null;
  millis: number;
}

export function HeldUp({ view, plan, event, millis }: HeldUpProps) {
  const revealed = event && revealedBy(event, view);
  if (!revealed) return null;
  const { card, space } = revealed;
  const from = spaceBox(plan, space);
  const { forest } = plan;
  // In the other half of the forest, so that the place it belongs to stays in sight.
  const x = forest.x + forest.width * (space.column < view.columns / 2 ? 0.74 : 0.26);
  const y = forest.y + forest.height / 2;
  return (
    <div
      key={`${event.type} ${space.row} ${space.column}`}
      class={styles.held}
      aria-hidden="true"
      style={{
        left: `${x}em`,
        top: `${y}em`,
        "--x": `${from.x + from.width / 2 - x}em`,
        "--y": `${from.y + from.height / 2 - y}em`,
        "--millis": `${millis}ms`,
      }}
    >
      <ForestCard card={card} names={view.ingredients} size="inherit" />
    </div>
  );
}

function revealedBy(event: EventView, { phase }: View): { card: Card; space: Space } | null {
  switch (event.type) {
    case "turned_up":
    case "refilled":
      return event;
    case "sprite_took":
      return event.card && "space" in phase ? { card: event.card, space: phase.space } : null;
    default:
      return null;
  }
}
