import { useState } from "preact/hooks";
import type { Game } from "../games/game-client";
import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { chairOf, seatColour, seatGlyph } from "../state/seats";
import { Picture } from "../ui/picture";
import { ChairSheet } from "./chair-sheet";
import { ChairTile } from "./chair-tile";
import styles from "./chairs.module.css";

interface ChairsProps {
  table: TableView;
  game: Game;
}

/** The table from above, with its chairs around it, clockwise. */
export function Chairs({ table, game }: ChairsProps) {
  const client = useClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const me = client.me.value?.player;
  const host = me === table.host;
  const seated = chairOf(table, me) !== null;
  let seats = 0;
  return (
    <section class={styles.table} aria-label="Chairs" data-chairs={table.chairs.length}>
      <div class={styles.top}>
        <span class={styles.plate}>
          <Picture name={game.picture} size="56px" />
        </span>
        <b>{game.name}</b>
      </div>
      {table.chairs.map((chair, index) => {
        const seat = chair.type === "free" ? null : seats++;
        return (
          <ChairTile
            key={index}
            number={index + 1}
            chair={chair}
            mark={seat === null ? null : { colour: seatColour(seat), glyph: seatGlyph(seat) }}
            you={chair.type === "player" && chair.person.id === me}
            isHost={chair.type === "player" && chair.person.id === table.host}
            onSit={seated ? undefined : () => client.attempt({ t: "chair_take", d: { chair: index } })}
            onAddBot={host ? () => client.attempt({ t: "bot_add", d: { chair: index } }) : undefined}
            onChoose={
              host || (chair.type === "player" && chair.person.id === me) ? () => setChosen(index) : undefined
            }
          />
        );
      })}
      {chosen !== null && <ChairSheet table={table} index={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
