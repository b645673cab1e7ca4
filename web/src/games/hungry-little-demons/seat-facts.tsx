/** The small facts of a seat, wherever it is shown. */
import type { SeatView, View } from "../../protocol/hungry_little_demons";
import { count } from "../../state/names";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { CHEFS } from "./chefs";
import { spokenRecipe } from "./needs";
import { filled } from "./recipes";
import styles from "./seat-facts.module.css";
import { setupState } from "./seat-state";

/** How much furniture its demon has destroyed, if any. */
export function Trophies({ its }: { its: SeatView }) {
  if (its.destroyed.length === 0) return null;
  return (
    <span class={styles.fact}>
      <Picture name="hammer" size="1.15em" />
      {its.destroyed.length}
    </span>
  );
}

/** How far a seat is before the match begins. */
export function SetupState({ view, seat }: { view: View; seat: SeatInfo }) {
  const state = setupState(view, seat.seat);
  if (!state) return null;
  return (
    <span class={styles.state} data-done={state.done || undefined}>
      {state.done && <Icon name="check" size="1.2em" />}
      {state.text}
    </span>
  );
}

/** All of it, for those who listen. */
export function spoken(view: View, seat: SeatInfo): string {
  const its = view.seats[seat.seat];
  if (!its) return seat.name;
  const state = setupState(view, seat.seat);
  const facts = [
    ...(its.chef ? [CHEFS[its.chef].name] : []),
    ...(state ? [state.text] : []),
    ...filled(its).map((recipe) => spokenRecipe(recipe, view.ingredients)),
    ...(its.baits > 0 ? [count(its.baits, "Demon Bait")] : []),
    ...(its.destroyed.length > 0 ? [`destroyed ${count(its.destroyed.length, "piece")} of furniture`] : []),
  ];
  return `${seat.you ? "You" : seat.name}: ${facts.join(". ")}`;
}
