/** What there is to see of a seat: chef, recipes, house and demons. */
import type { SeatView, View } from "../../protocol/hungry_little_demons";
import { count, listNames } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { Facts } from "../shared/seat-sheet";
import { whose } from "../shared/sentence";
import { ALL_FURNITURE, CHEFS, FURNITURE } from "./chefs";
import { ChefFigure, DemonFigure } from "./figure";
import { ForestCard } from "./forest-card";
import { ingredientName } from "./ingredients";
import { demonsIn } from "./layout";
import { Needs } from "./needs";
import styles from "./seat-contents.module.css";
import { doorName } from "./spaces";
import { ownersOf } from "./words";

interface SeatContentsProps {
  view: View;
  seats: readonly SeatInfo[];
  its: SeatView;
  info: SeatInfo;
}

export function SeatContents({ view, seats, its, info }: SeatContentsProps) {
  const names = view.ingredients;
  const demons = demonsIn(view, info.seat);
  return (
    <>
      {its.chef && (
        <p class={styles.chef}>
          <ChefFigure chef={its.chef} glyph={info.glyph} size="52px" />
          <span>
            <b>{CHEFS[its.chef].name}.</b> {CHEFS[its.chef].ability}
          </span>
        </p>
      )}
      <Facts>
        {its.recipes.length > 0 && (
          <>
            <dt>Recipes</dt>
            <dd class={styles.recipes}>
              <Needs seat={info.seat} its={its} names={names} named />
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
      </Facts>
    </>
  );
}
