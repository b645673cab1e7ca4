/** The table to run along: plates with monsters around what lies in the middle, the deck, the meal and the discard. */
import type { Monster, Move, Racer, View } from "../../protocol/little_monster";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import type { SeatInfo } from "../game-client";
import styles from "./laid-table.module.css";
import { Meal } from "./meal";
import { Pile } from "./pile";
import { Plate } from "./plate";
import { lay } from "./plates";
import { isChosen, type Selection } from "./select";

interface LaidTableProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onTarget: (move: Move) => void;
  /** Shows all about the monster of a seat. */
  onRacer: (racer: Racer) => void;
  onPile: (pile: "deck" | "discard") => void;
}

export function LaidTable({ view, seats, selection, onTarget, onRacer, onPile }: LaidTableProps) {
  const { track, racers, may } = view;
  const { rows, columns, spots } = lay(track.plates);
  const order = spots.flatMap((_, plate) => racers.filter(({ at }) => at === plate));
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLOListElement>(order.length);
  const targets = may?.type === "target" ? may.monsters : [];
  const chosen = targets.find((monster) => isChosen(selection, { type: "target", monster })) ?? null;

  function onTap(racer: Racer) {
    setCurrent(order.indexOf(racer));
    if (targets.includes(racer.monster)) onTarget({ type: "target", monster: racer.monster });
    else onRacer(racer);
  }
  const inTheMiddle = (row: number) => (row > rows / 2 ? row + 1 : row);
  const focus: Monster | null = order[current]?.monster ?? null;

  return (
    <section class={styles.room} data-watching={view.you === null || undefined} aria-label="The laid table">
      <div
        class={styles.table}
        data-meal={view.feeding !== null || undefined}
        style={{ "--rows": rows, "--columns": columns }}
      >
        <ol
          ref={root}
          class={styles.plates}
          aria-label="The plates, from start to finish"
          onKeyDown={onKeyDown}
        >
          {spots.map(({ row, column }, plate) => (
            <Plate
              key={`${row}-${column}`}
              view={view}
              seats={seats}
              plate={plate}
              spot={{ row: inTheMiddle(row), column }}
              targets={targets}
              chosen={chosen}
              focus={focus}
              onTap={onTap}
            />
          ))}
        </ol>
        <div class={styles.centre} style={{ gridRow: rows / 2 + 1 }}>
          <Pile view={view} pile="deck" onOpen={onPile} />
          <Meal view={view} seats={seats} />
          <Pile view={view} pile="discard" onOpen={onPile} />
        </div>
      </div>
    </section>
  );
}
