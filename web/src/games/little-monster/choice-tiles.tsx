/** The answers to a question that the hand does not answer, within the thumb's reach: cards, monsters, players. */
import type { Move, View } from "../../protocol/little_monster";
import { count } from "../../state/names";
import { classes } from "../../ui/classes";
import { useArrowKeys } from "../../ui/use-arrow-keys";
import type { SeatInfo } from "../game-client";
import { Face } from "../shared/face";
import styles from "./choice-tiles.module.css";
import { monsterOf, racerOf } from "./edition";
import { FoodTile } from "./food-tile";
import { choiceKey, choices, isChosen, type Selection } from "./select";
import { paceOf, spokenToken, Token } from "./token";
import { placeWords, sourceWords } from "./words";

interface ChoiceTilesProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  onTap: (choice: Move) => void;
}

export function ChoiceTiles({ view, seats, selection, onTap }: ChoiceTilesProps) {
  const open = choices(view);
  const { root, current, setCurrent, onKeyDown } = useArrowKeys<HTMLDivElement>(open.length);
  return (
    <div
      ref={root}
      class={styles.choices}
      role="toolbar"
      aria-label="To choose from"
      data-of={open[0]?.type}
      onKeyDown={onKeyDown}
    >
      {open.map((choice, index) => (
        <ChoiceTile
          key={choiceKey(choice)}
          view={view}
          seats={seats}
          choice={choice}
          picked={isChosen(selection, choice)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => {
            setCurrent(index);
            onTap(choice);
          }}
        />
      ))}
    </div>
  );
}

interface ChoiceTileProps {
  view: View;
  seats: readonly SeatInfo[];
  choice: Move;
  picked: boolean;
  tabIndex: number;
  onClick: () => void;
}

function ChoiceTile({ view, seats, choice, picked, tabIndex, onClick }: ChoiceTileProps) {
  const button = {
    type: "button",
    class: classes(styles.tile, picked && styles.picked),
    "aria-pressed": picked,
    tabIndex,
    onClick,
  } as const;
  switch (choice.type) {
    case "cover":
    case "resolve":
      return (
        <FoodTile
          view={view}
          food={choice.card}
          state={picked ? "selected" : "playable"}
          tabIndex={tabIndex}
          onClick={onClick}
        />
      );
    case "target": {
      const { monster } = choice;
      const owner = seats[racerOf(view, monster)?.owner ?? -1];
      return (
        <button {...button} aria-label={spokenToken(view, monster, owner)}>
          <Token monster={monster} owner={owner} pace={paceOf(view, monster)} />
          <span class={styles.text}>
            <b>{monsterOf(view, monster).name}</b>
            <span>{placeWords(view, monster).replace(/,.*/, "")}</span>
          </span>
        </button>
      );
    }
    case "steal_from": {
      const seat = seats[choice.seat];
      const cards = count(view.seats[choice.seat]?.hand_size ?? 0, "card");
      return seat ? (
        <button {...button} aria-label={`${seat.name}, ${cards}`}>
          <span class={styles.face}>
            <Face seat={seat} />
          </span>
          <span class={styles.text}>
            <b>{seat.name}</b>
            <span>{cards}</span>
          </span>
        </button>
      ) : null;
    }
    case "use_ability": {
      const { monster, ability } = choice;
      const { name } = monsterOf(view, monster);
      const words = sourceWords(view, { type: "ability", monster, ability });
      return (
        <button {...button} aria-label={`${name}: ${words}`}>
          <Token monster={monster} owner={seats[racerOf(view, monster)?.owner ?? -1]} />
          <span class={styles.text}>
            <b>{name}</b>
            <span>{words}</span>
          </span>
        </button>
      );
    }
    default:
      return null;
  }
}
