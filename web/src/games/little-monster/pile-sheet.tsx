/** What may be looked up about the deck and the discard pile. */
import type { View } from "../../protocol/little_monster";
import { count } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import { foodOf } from "./edition";
import { FoodList } from "./food-list";
import styles from "./pile-sheet.module.css";

interface PileSheetProps {
  view: View;
  pile: "deck" | "discard";
  onClose: () => void;
}

export function PileSheet({ view, pile, onClose }: PileSheetProps) {
  return pile === "deck" ? (
    <Sheet title={`Deck: ${count(view.deck, "card")}`} onClose={onClose}>
      <p class={styles.words}>When it is used up, the discard pile is shuffled and becomes the new deck.</p>
      {view.known_in_deck.length > 0 && (
        <ul class={styles.known}>
          {view.known_in_deck.map(({ depth, card }) => (
            <li key={depth}>
              <b>{foodOf(view, card).name}</b>{" "}
              {depth === 0
                ? "lies on top"
                : depth === view.deck - 1
                  ? "lies at the bottom"
                  : `lies under ${depth}`}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  ) : (
    <Sheet title={`Discard pile: ${count(view.discarded, "card")}`} onClose={onClose}>
      {view.discards && view.discards.length > 0 ? (
        <FoodList view={view} foods={view.discards.toReversed()} />
      ) : view.top_discard !== null ? (
        <>
          <p class={styles.words}>On top:</p>
          <FoodList view={view} foods={[view.top_discard]} />
        </>
      ) : (
        <p class={styles.words}>Nothing has been discarded since the last shuffle.</p>
      )}
    </Sheet>
  );
}
