/** What there is to see of a seat: points, recipes, hand and pile. */
import type { SeatView, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { Facts } from "../shared/seat-sheet";
import { ColorGlyph } from "./color-glyph";
import { COLORS } from "./ingredients";
import { PileCards } from "./pile-cards";
import { RecipeBadge } from "./recipe-card";
import { effectOf, RECIPES } from "./recipes";
import styles from "./seat-contents.module.css";
import { Points } from "./seat-facts";

interface SeatContentsProps {
  view: View;
  its: SeatView;
  seat: Seat;
}

export function SeatContents({ view, its, seat }: SeatContentsProps) {
  const lacks = view.remembered?.lacks[seat] ?? [];
  return (
    <Facts>
      <dt>Points</dt>
      <dd>
        <Points its={its} />
      </dd>
      <dt>Recipe of this deal</dt>
      <dd>
        {its.recipe ? (
          <>
            <RecipeBadge recipe={its.recipe} /> <b>{RECIPES[its.recipe].name}.</b>{" "}
            {effectOf(its.recipe, view.empty_pot_bonus).sentence}
          </>
        ) : its.has_chosen ? (
          "Chosen, not yet turned up"
        ) : (
          "Not yet chosen"
        )}
      </dd>
      <dt>Still to cook</dt>
      <dd class={styles.left}>
        {its.recipes_left.map((recipe) => (
          <span key={recipe}>
            <RecipeBadge recipe={recipe} /> {RECIPES[recipe].name}
          </span>
        ))}
        {its.recipes_left.length === 0 && "Nothing more: this is the last recipe"}
      </dd>
      <dt>In hand</dt>
      <dd>
        {count(its.hand_size, "card")}
        {lacks.length > 0 && (
          <>
            , {listNames(lacks.map((color) => `no ${COLORS[color].one}`))}{" "}
            {lacks.map((color) => (
              <ColorGlyph key={color} color={color} />
            ))}
          </>
        )}
      </dd>
      <dt>Taken in this deal</dt>
      <dd>
        {count(its.pile_size, "card")}
        {its.pile ? <PileCards pile={its.pile} /> : its.pile_size > 0 && ", face down"}
      </dd>
    </Facts>
  );
}
