/** All that is to be seen of one seat, in words. */
import type { View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { count, listNames } from "../../state/names";
import { Sheet } from "../../ui/dialog";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { whose } from "../shared/sentence";
import { ALL_FURNITURE, CHEFS, FURNITURE } from "./chefs";
import { ChefFigure, DemonFigure } from "./figure";
import { ForestCard } from "./forest-card";
import { ingredientName } from "./ingredients";
import { demonsIn } from "./layout";
import { Needs } from "./needs";
import styles from "./seat-sheet.module.css";
import { doorName } from "./spaces";
import { ownersOf } from "./words";

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
  const names = view.ingredients;
  const demons = demonsIn(view, seat);
  return (
    <Sheet title={info.you ? "You" : info.name} onClose={onClose}>
      {its.chef && (
        <p class={styles.chef}>
          <ChefFigure chef={its.chef} glyph={info.glyph} size="52px" />
          <span>
            <b>{CHEFS[its.chef].name}.</b> {CHEFS[its.chef].ability}
          </span>
        </p>
      )}
      <dl class={styles.facts}>
        {its.recipes.length > 0 && (
          <>
            <dt>Recipes</dt>
            <dd class={styles.recipes}>
              <Needs seat={seat} its={its} names={names} named />
            </dd>
            <dt>Still needed</dt>
            <dd>
              {its.needed.length > 0
                ? listNames(its.needed.map((ingredient) => ingredientName(ingredient, names)))
                : "nothing: both recipes are complete"}
            </dd>
            <dt>Gathered, {count(its.gathered.length, "card")}</dt>
            <dd class={styles.cards}>
              {its.gathered.map((card, index) => (
                <ForestCard
                  key={`${index}-${card.ingredient}`}
                  card={{ type: "ingredient", ...card }}
                  names={names}
                  size="s"
                />
              ))}
              {its.gathered.length === 0 && "nothing yet"}
            </dd>
          </>
        )}
        {its.door && (
          <>
            <dt>House ({doorName(its.door)})</dt>
            <dd class={styles.furniture}>
              {ALL_FURNITURE.filter((piece) => its.furniture.includes(piece)).map((piece) => (
                <span key={piece}>
                  <Picture name={FURNITURE[piece].picture} size="26px" /> {FURNITURE[piece].name}
                </span>
              ))}
              {its.furniture.length === 0 && "no furniture left"}
              {its.baits > 0 && (
                <span>
                  <Picture name="meat-on-bone" size="26px" /> {count(its.baits, "Demon Bait")}
                </span>
              )}
            </dd>
            <dt>Demons in it</dt>
            <dd class={styles.demons}>
              {demons.map((demon) => {
                const chef = view.seats[demon]?.chef;
                return (
                  <span key={demon}>
                    {chef && <DemonFigure chef={chef} glyph={seats[demon]?.glyph} size="26px" />}
                    {ownersOf(seats, demon)}
                  </span>
                );
              })}
              {demons.length === 0 && "none"}
            </dd>
            <dt>Destroyed elsewhere</dt>
            <dd>
              {its.destroyed.length > 0
                ? listNames(
                    its.destroyed.map(
                      ({ owner, furniture }) => `${whose(seats, owner)} ${FURNITURE[furniture].name}`,
                    ),
                  )
                : "nothing"}
            </dd>
          </>
        )}
      </dl>
    </Sheet>
  );
}
