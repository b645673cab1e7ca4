/** How the points of one seat in one deal came about. */
import type { PileCard, View } from "../../protocol/foodie_forest";
import { SeatGlyph } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { Face } from "../shared/face";
import { PileCards } from "./pile-cards";
import { RecipeBadge } from "./recipe-card";
import { RECIPES } from "./recipes";
import { pointsBefore, reasons, signed, sum } from "./score";
import styles from "./seat-score.module.css";

interface SeatScoreProps {
  seat: SeatInfo;
  view: View;
  /** Which deal, from 0. */
  deal: number;
  /** What it took, while that lies open. */
  pile: readonly PileCard[] | null;
  /** Whether it said "continue". */
  ready: boolean;
}

export function SeatScore({ seat, view, deal, pile, ready }: SeatScoreProps) {
  const score = view.sheet[deal]?.[seat.seat];
  if (!score) return null;
  return (
    <li class={styles.seat}>
      <div class={styles.head}>
        <span class={styles.face}>
          <Face seat={seat} />
        </span>
        <b class={styles.name}>
          {seat.you ? "You" : seat.name} <SeatGlyph seat={seat} />
        </b>
        <span class={styles.recipe}>
          <RecipeBadge recipe={score.recipe} /> {RECIPES[score.recipe].name}
        </span>
        {ready && <span class={styles.ready}>ready</span>}
        <span class={styles.change} data-sign={Math.sign(score.change)}>
          {signed(score.change)}
        </span>
      </div>
      {pile && pile.length > 0 && <PileCards pile={pile} />}
      <p class={styles.words}>
        {reasons(score).join(", ")} <b>{sum(score, pointsBefore(view, deal, seat.seat))}</b>
      </p>
    </li>
  );
}
