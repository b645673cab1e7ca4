/** The meal on the table: its cards line up as their actions are done. Without one, which round it is. */
import type { TableCard, View } from "../../protocol/little_monster";
import { Card } from "../../ui/card";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { whose } from "../shared/sentence";
import { foodOf, monsterOf, pictureOf, tintOf, worthOf } from "./edition";
import styles from "./meal.module.css";
import { tooMany } from "./tray";
import { actionWords } from "./vocabulary";

export function Meal({ view, seats }: { view: View; seats: readonly SeatInfo[] }) {
  const { feeding, round } = view;
  if (!feeding) {
    return (
      <p class={styles.idle}>
        <Picture name="teapot" size="clamp(24px, 9cqh, 44px)" />
        {round > 0 && <span>Round {round}</span>}
      </p>
    );
  }
  const { cards, monster, seat, feeds_at, over } = feeding;
  const open = cards.filter(({ covered }) => !covered).map(({ card }) => card);
  const eater = monsterOf(view, monster).name;
  const doing = doingAt(view);
  return (
    <figure class={styles.meal}>
      <ol class={styles.cards} aria-label={`The meal of ${whose(seats, seat)} ${eater}`}>
        {cards.map((card, index) => {
          const food = foodOf(view, card.card);
          return (
            <li
              key={`${index}-${card.card}`}
              class={styles.place}
              data-at={`meal:${index}`}
              data-state={index === doing ? "doing" : stateOf(card, view)}
            >
              <Card
                rank={`${food.value}`}
                name={food.name}
                picture={pictureOf(food)}
                tint={tintOf(food)}
                size="inherit"
                state={index === doing ? "selected" : "plain"}
                label={`${food.value}, ${food.name}, ${spoken(card, index === doing, view)}`}
              />
            </li>
          );
        })}
      </ol>
      <figcaption class={styles.caption}>
        {eater} {over > 0 ? <b>{tooMany(over)}</b> : <b>{`${worthOf(view, open)} of ${feeds_at}`}</b>}
      </figcaption>
    </figure>
  );
}

/** Which card's action is under way. */
function doingAt({ feeding, under_way }: View): number {
  const source = under_way?.source;
  if (!feeding || source?.type !== "food") return -1;
  return feeding.cards.findLastIndex(
    ({ card, covered, pending }) => card === source.card && !covered && !pending,
  );
}

function stateOf({ covered, pending }: TableCard, { feeding }: View): string {
  if (covered) return "covered";
  return feeding?.stage === "actions" && !pending ? "done" : "waiting";
}

function spoken(card: TableCard, doing: boolean, view: View): string {
  const words = actionWords(foodOf(view, card.card).action);
  if (doing) return `${words}, now`;
  const state = stateOf(card, view);
  return state === "waiting" ? words : state;
}
