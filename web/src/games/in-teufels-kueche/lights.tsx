/** What shines under the pieces, and the prices above them: where the picked devil can go. */
import spriteUrl from "virtual:picture-sprite";
import type { DevilId, Space, View } from "../../protocol/in_teufels_kueche";
import { classes } from "../../ui/classes";
import { REACH } from "./kitchen";
import styles from "./lights.module.css";
import type { Spots } from "./places";
import { devilsThatMay, type Light } from "./select";

/** Rings around spaces that can be tapped. */
export function Lights({
  view,
  lights,
  picked,
}: {
  view: View;
  lights: readonly Light[];
  picked: Light | null;
}) {
  return (
    <g>
      {lights.map((light) => {
        const space = view.board.spaces[light.space];
        if (!space) return null;
        return (
          <g
            key={light.space}
            class={classes(
              styles.light,
              light.deed === "challenge" && styles.hot,
              light.space === picked?.space && styles.picked,
            )}
            transform={`translate(${space.at.x} ${space.at.y})`}
          >
            <Ring kind={space.kind} class={styles.rim} />
            <Ring kind={space.kind} class={styles.ring} />
          </g>
        );
      })}
    </g>
  );
}

function Ring({ kind, class: className }: { kind: Space["kind"]; class: string | undefined }) {
  return kind === "grill" ? (
    <rect class={className} x="-62" y="-62" width="124" height="124" rx="28" transform="rotate(45)" />
  ) : (
    <circle class={className} r={REACH[kind] + 5} />
  );
}

/** A plate under each devil that can be picked. */
export function Standing({ view, spots, picked }: { view: View; spots: Spots; picked: DevilId | null }) {
  return (
    <g>
      {devilsThatMay(view).map(({ devil }) => {
        const spot = spots.devils[devil];
        if (!spot) return null;
        return (
          <ellipse
            key={devil}
            class={classes(styles.stand, devil === picked && styles.chosen)}
            cx={spot.x}
            cy={spot.y + 38 * spot.scale}
            rx={(devil === picked ? 50 : 40) * spot.scale}
            ry={(devil === picked ? 20 : 14) * spot.scale}
          />
        );
      })}
    </g>
  );
}

/** What each lit space costs. */
export function Prices({ view, lights }: { view: View; lights: readonly Light[] }) {
  return (
    <g class={styles.prices}>
      {lights.map((light) => {
        const space = view.board.spaces[light.space];
        if (!space || light.deed === "place") return null;
        return <Price key={light.space} space={space} light={light} />;
      })}
    </g>
  );
}

function Price({ space, light }: { space: Space; light: Light }) {
  const aside = REACH[space.kind] * 0.84;
  const { deed, cost } = light;
  const left = space.at.x > 800;
  return (
    <g transform={`translate(${space.at.x + (left ? -aside : aside)} ${space.at.y - aside})`}>
      <circle r="25" class={classes(styles.price, deed === "challenge" && styles.duel)} />
      {cost === null ? (
        <use href={`${spriteUrl}#wing`} x="-18" y="-18" width="36" height="36" />
      ) : (
        <text y="12">{cost}</text>
      )}
      {deed === "challenge" && (
        <g transform={`translate(${left ? -30 : 30} 20)`}>
          <circle r="21" class={styles.price} />
          <use href={`${spriteUrl}#crossed-swords`} x="-14" y="-14" width="28" height="28" />
        </g>
      )}
    </g>
  );
}
