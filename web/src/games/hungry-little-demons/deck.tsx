/** The deck of the forest, and which of its cards the viewer is reminded of. */
import type { View } from "../../protocol/hungry_little_demons";
import { count, ordinal } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import { Picture } from "../../ui/picture";
import styles from "./deck.module.css";
import { DECK } from "./flights";
import { ForestCard } from "./forest-card";

/** The pile with the number of its cards. */
export function Deck({ view, onOpen }: { view: View; onOpen: () => void }) {
  const { count: cards, known } = view.deck;
  return (
    <button
      type="button"
      class={styles.deck}
      data-empty={cards === 0 || undefined}
      aria-label={`The deck: ${count(cards, "card")}${known.length > 0 ? `, ${known.length} of them remembered` : ""}`}
      onClick={onOpen}
    >
      <span class={styles.back} data-at={DECK}>
        <Picture name="evergreen-tree" size="62%" />
      </span>
      <span class={styles.count}>{cards}</span>
    </button>
  );
}

export function DeckSheet({ view, onClose }: { view: View; onClose: () => void }) {
  const { count: cards, known } = view.deck;
  return (
    <Sheet title={`The deck: ${count(cards, "card")}`} onClose={onClose}>
      <p class={styles.note}>
        Gaps in the forest are filled from its top. When that is not possible any more, the match is over.
      </p>
      {known.length > 0 && (
        <ol class={styles.known}>
          {known.map(({ above, card }) => (
            <li key={above}>
              <ForestCard card={card} names={view.ingredients} size="s" />
              <span>
                {above === 0
                  ? "on top"
                  : above === cards - 1
                    ? "at the bottom"
                    : `${ordinal(above + 1)} from the top`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
