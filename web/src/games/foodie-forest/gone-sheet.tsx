/** With memory assisted: the cards of earlier tricks of this deal, by colour. */
import type { Card, View } from "../../protocol/foodie_forest";
import { count } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import { CardRow } from "./card-row";
import styles from "./gone-sheet.module.css";
import { COLORS } from "./ingredients";

interface GoneSheetProps {
  view: View;
  gone: readonly Card[];
  onClose: () => void;
}

export function GoneSheet({ view, gone, onClose }: GoneSheetProps) {
  const colors = [...new Set(gone.map(({ color }) => color))];
  return (
    <Sheet title={`Earlier in this deal: ${count(gone.length, "card")}`} onClose={onClose}>
      {colors.map((color) => (
        <section key={color} class={styles.color}>
          <h3>{COLORS[color].many}</h3>
          <CardRow cards={gone.filter((card) => card.color === color)} />
        </section>
      ))}
      {view.undealt > 0 && <p class={styles.note}>{count(view.undealt, "card")} were not dealt at all.</p>}
    </Sheet>
  );
}
