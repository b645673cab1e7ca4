/** All about a monster: its face, what it is fed at, and what it can do. */
import type { ComponentChildren } from "preact";
import type { Monster, View } from "../../protocol/little_monster";
import type { SeatInfo } from "../game-client";
import { feedsAt, monsterOf, racerOf } from "./edition";
import styles from "./monster-card.module.css";
import { paceOf, Token } from "./token";
import { ruleWords } from "./vocabulary";
import { placeWords } from "./words";

interface MonsterCardProps {
  view: View;
  monster: Monster;
  owner?: SeatInfo | undefined;
  children?: ComponentChildren;
}

export function MonsterCard({ view, monster, owner, children }: MonsterCardProps) {
  const { name } = monsterOf(view, monster);
  const racer = racerOf(view, monster);
  return (
    <span class={styles.card}>
      <Token monster={monster} owner={owner} pace={paceOf(view, monster)} home={racer?.home} />
      <span class={styles.text}>
        <b>{name}</b>
        {abilitiesOf(view, monster).map((words) => (
          <span key={words}>{words}</span>
        ))}
        {racer && <span class={styles.place}>{placeWords(view, monster)}</span>}
        {children}
      </span>
      <span class={styles.feeds}>
        <span class="hidden-text">fed at </span>
        {racer?.feeds_at ?? feedsAt(view, monster)}
      </span>
    </span>
  );
}

/** What is special about a monster, beside the value it is fed at, which is told anyway. */
export function abilitiesOf(view: View, monster: Monster): string[] {
  const rules = monsterOf(view, monster).abilities.map(({ rule }) => rule);
  const told = rules.filter(({ type }) => type !== "feeds_at");
  return told.map(ruleWords);
}
