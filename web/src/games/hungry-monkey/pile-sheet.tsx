/** The whole pile, and what was discarded, laid out. */
import type { Animal, PileCard } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import { AnimalCard, PiledCard } from "./animal-card";
import styles from "./pile-sheet.module.css";

export function PileSheet({ pile, onClose }: { pile: readonly PileCard[]; onClose: () => void }) {
  return (
    <Sheet title={`The pile: ${count(pile.length, "card")}`} onClose={onClose}>
      <p class={styles.note}>The top card comes first.</p>
      <ol class={styles.cards}>
        {pile.toReversed().map((card, index) => (
          <li key={pile.length - index}>
            <PiledCard card={card} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

export function DiscardSheet({
  kinds,
  onClose,
}: {
  kinds: readonly [Animal, number][];
  onClose: () => void;
}) {
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Sheet title={`Out of the game: ${count(total, "card")}`} onClose={onClose}>
      <ul class={styles.cards}>
        {kinds.map(([animal, count]) => (
          <li key={animal} class={styles.kind}>
            <AnimalCard animal={animal} note={`${count} of them`} />
            <span class={styles.count} aria-hidden="true">
              ×{count}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
