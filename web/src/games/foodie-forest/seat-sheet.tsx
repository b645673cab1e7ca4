/** All that is to be seen of one seat, in words. */
import type { View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import type { SeatInfo } from "../game-client";
import { ColorGlyph } from "./color-glyph";
import { COLORS } from "./ingredients";
import { PileCards } from "./pile-cards";
import { RecipeBadge } from "./recipe-card";
import { effectOf, RECIPES } from "./recipes";
import { Points } from "./seat-facts";
import styles from "./seat-sheet.module.css";

interface SeatSheetProps {
  view: View;
  seats: readonly SeatInfo[];
  seat: Seat;
  onClose: () => void;
}

export function SeatSheet({ view, seats, seat, onClose }: SeatSheetProps) {
  const its = view.seats[seat];
  const info = seats[seat];
  if (!its || !info) return null;
  const lacks = view.remembered?.lacks[seat] ?? [];
  return (
    <Sheet title={info.you ? "You" : info.name} onClose={onClose}>
      <dl class={styles.facts}>
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
      </dl>
    </Sheet>
  );
}
