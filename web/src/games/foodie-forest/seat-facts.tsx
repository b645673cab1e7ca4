/** What can be counted about a seat: points, hand, pile, and the recipes it has yet to cook. */
import type { SeatView, View } from "../../protocol/foodie_forest";
import { count, listNames } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { marksOf } from "./marks";
import { RECIPES } from "./recipes";
import styles from "./seat-facts.module.css";

export function Points({ its }: { its: SeatView }) {
  return (
    <span class={styles.points}>
      <Picture name="star" /> {its.points}
    </span>
  );
}

export function HandSize({ its }: { its: SeatView }) {
  return (
    <span class={styles.fact}>
      <Picture name="joker" /> {its.hand_size}
    </span>
  );
}

/** The pile as it lies before a seat: cards fly here. */
export function PileSize({ seat, its }: { seat: SeatInfo; its: SeatView }) {
  return (
    <span class={styles.fact} data-at={`pile:${seat.seat}`}>
      <Picture name="basket" /> {its.pile_size}
    </span>
  );
}

export function RecipesLeft({ its }: { its: SeatView }) {
  return (
    <span class={styles.left}>
      {its.recipes_left.map((recipe) => (
        <span key={recipe}>
          <Picture name={RECIPES[recipe].picture} size="1.15em" />
        </span>
      ))}
    </span>
  );
}

/** All of it in one sentence, for who cannot see the pictures. */
export function spoken(view: View, seat: SeatInfo): string {
  const its = view.seats[seat.seat];
  if (!its) return seat.name;
  const recipe = its.recipe
    ? `cooks ${RECIPES[its.recipe].name}`
    : its.has_chosen
      ? "has chosen a recipe"
      : "has no recipe yet";
  const left = its.recipes_left.map((recipe) => RECIPES[recipe].name);
  return [
    seat.you ? "You" : seat.name,
    ...marksOf(view, seat.seat),
    count(its.points, "point"),
    recipe,
    `${count(its.hand_size, "card")} in hand`,
    `${its.pile_size} taken`,
    left.length > 0 ? `still to cook: ${listNames(left)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
