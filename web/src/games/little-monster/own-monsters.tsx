/** The viewer's own monsters: what each is fed at and can do. Here one picks who eats. */
import type { Monster, View } from "../../protocol/little_monster";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { monsterOf, monstersOf, racerOf } from "./edition";
import { abilitiesOf } from "./monster-card";
import styles from "./own-monsters.module.css";
import { canEat, eats, type Selection } from "./select";
import { paceOf, Token } from "./token";
import { placeWords } from "./words";

interface OwnMonstersProps {
  view: View;
  seat: SeatInfo;
  selection: Selection;
  onEater: (monster: Monster) => void;
  /** Shows all about the viewer's monsters. */
  onOpen: () => void;
}

export function OwnMonsters({ view, seat, selection, onEater, onOpen }: OwnMonstersProps) {
  return (
    <ul class={styles.own} aria-label="Your monsters">
      {monstersOf(view, seat.seat).map((monster) => {
        const { name } = monsterOf(view, monster);
        const can = canEat(view, monster);
        const picked = selection.eater === monster;
        const home = racerOf(view, monster)?.home ?? false;
        return (
          <li key={monster} class={classes(styles.panel, picked && styles.picked, home && styles.home)}>
            <button
              type="button"
              class={styles.main}
              aria-label={`${name}, ${home ? "home" : `fed at ${eats(view, monster)}, ${placeWords(view, monster)}`}`}
              aria-pressed={can ? picked : undefined}
              aria-disabled={!can || undefined}
              onClick={() => onEater(monster)}
            >
              <Token monster={monster} owner={seat} pace={paceOf(view, monster)} home={home} />
              <span class={styles.text}>
                <span class={styles.name}>
                  <b>{name}</b>
                  {!home && <b class={styles.feeds}>{eats(view, monster)}</b>}
                </span>
                <span>
                  {home
                    ? "home, and full"
                    : abilitiesOf(view, monster).join(". ") || placeWords(view, monster)}
                </span>
              </span>
            </button>
            <button type="button" class={styles.more} aria-label={`What ${name} can do`} onClick={onOpen}>
              ?
            </button>
          </li>
        );
      })}
    </ul>
  );
}
