import type { Food, View } from "../../protocol/little_monster";
import { Card } from "../../ui/card";
import { foodOf, pictureOf, tintOf } from "./edition";
import styles from "./food-list.module.css";
import { actionWords } from "./vocabulary";

/** Foods, laid out to be read. Of equal ones, how many. */
export function FoodList({ view, foods }: { view: View; foods: readonly Food[] }) {
  const kinds = [...new Set(foods)];
  return (
    <ul class={styles.foods}>
      {kinds.map((kind) => {
        const food = foodOf(view, kind);
        const copies = foods.filter((other) => other === kind).length;
        return (
          <li key={kind}>
            <SmallFood view={view} kind={kind} />
            <p>
              <b>
                {food.name}, {food.value}
                {copies > 1 && ` (${copies} cards)`}
              </b>
              <br />
              {actionWords(food.action)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** A small card, to be looked at. */
export function SmallFood({ view, kind }: { view: View; kind: Food }) {
  const food = foodOf(view, kind);
  return (
    <Card
      rank={`${food.value}`}
      name={food.name}
      picture={pictureOf(food)}
      tint={tintOf(food)}
      size="xs"
      label=""
    />
  );
}
