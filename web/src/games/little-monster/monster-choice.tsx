/** Before the race: the monsters to keep or to take, with all they can do. */
import type { Monster, View } from "../../protocol/little_monster";
import { classes } from "../../ui/classes";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import type { SeatInfo } from "../game-client";
import { feedsAt, monsterOf } from "./edition";
import { abilitiesOf, MonsterCard } from "./monster-card";
import styles from "./monster-choice.module.css";
import { isChosen, type Selection } from "./select";
import { Token } from "./token";

interface MonsterChoiceProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onTap: (monster: Monster) => void;
}

export function MonsterChoice({ view, seats, selection, onTap }: MonsterChoiceProps) {
  const { offer, kept, may, you } = view;
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(offer.length);
  const own = you === null ? undefined : seats[you];
  const drafted = (you === null ? undefined : view.seats[you])?.drafted ?? [];
  const asked = may?.type === "keep" || may?.type === "draft";
  function isPicked(monster: Monster): boolean {
    if (may?.type === "draft") return isChosen(selection, { type: "draft", monster });
    return (kept ?? selection.kept).includes(monster);
  }
  return (
    <section
      class={styles.choice}
      aria-label="Monsters to choose from"
      data-many={offer.length > 4 || undefined}
    >
      {drafted.length > 0 && own && (
        <p class={styles.yours}>
          Yours:
          {drafted.map((monster) => (
            <span key={monster}>
              <Token monster={monster} owner={own} /> {monsterOf(view, monster).name}
            </span>
          ))}
        </p>
      )}
      {offer.length === 0 && (
        <p class={styles.none}>Everybody keeps two of three monsters, unseen by the others</p>
      )}
      <div ref={root} class={styles.offer} role="toolbar" aria-label="Monsters" onKeyDown={onKeyDown}>
        {offer.map((monster, index) => (
          <button
            key={monster}
            type="button"
            class={classes(styles.monster, isPicked(monster) && styles.picked)}
            aria-label={[
              monsterOf(view, monster).name,
              `fed at ${feedsAt(view, monster)}`,
              ...abilitiesOf(view, monster),
            ].join(", ")}
            aria-pressed={asked ? isPicked(monster) : undefined}
            aria-disabled={!asked || undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => {
              setCurrent(index);
              if (asked) onTap(monster);
            }}
          >
            <MonsterCard view={view} monster={monster} />
          </button>
        ))}
      </div>
    </section>
  );
}
