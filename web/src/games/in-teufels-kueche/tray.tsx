/** The dice of the turn, and the viewer's tray: what is in which of the viewer's pots, for nobody else to see. */
import type { PotId, PotView, View } from "../../protocol/in_teufels_kueche";
import { count } from "../../state/names";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { COLOURS } from "./colours";
import { Die } from "./die";
import { menuName, printOf } from "./menus";
import { Pot } from "./pot";
import styles from "./tray.module.css";

interface TrayProps {
  view: View;
  /** The pot that is to be placed. */
  picked: PotId | null;
  onPot: (pot: PotId) => void;
}

export function Tray({ view, picked, onPot }: TrayProps) {
  const colour = view.you === null ? undefined : view.seats[view.you]?.colour;
  const own = view.pots.filter((pot) => pot.colour === colour);
  const placing = view.may?.type === "place_pot" ? view.may.pots : [];
  return (
    <div class={styles.tray}>
      {view.turn && <TurnDice view={view} />}
      {own.length > 0 && view.may?.type !== "assign_menus" && (
        <ul class={styles.pots} aria-label="Your pots">
          {own.map((pot) => (
            <li key={pot.id}>
              <OwnPot
                pot={pot}
                picked={picked === pot.id}
                onClick={placing.includes(pot.id) ? () => onPot(pot.id) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What was rolled, and what is left of it. */
function TurnDice({ view: { turn, seats } }: { view: View }) {
  if (!turn) return null;
  const colour = seats[turn.seat]?.colour;
  return (
    <div class={styles.dice}>
      {turn.dice.map((face, index) => (
        <Die key={index} face={face} />
      ))}
      <span
        class={styles.left}
        style={colour && { borderColor: COLOURS[colour].fill }}
        role="img"
        aria-label={turn.flight ? "a flight" : `${count(turn.points, "point")} left`}
      >
        {turn.flight ? <Picture name="wing" size="1.2em" /> : turn.points}
        <i>left</i>
      </span>
    </div>
  );
}

interface OwnPotProps {
  pot: PotView;
  picked: boolean;
  onClick: (() => void) | undefined;
}

function OwnPot({ pot, picked, onClick }: OwnPotProps) {
  const { colour, mark, menu, place } = pot;
  const served = place.type === "served";
  const where = {
    aside: "not placed yet",
    station: "in the kitchen",
    carried: "being carried",
    served: "served",
  }[place.type];
  const inside = (
    <>
      <Pot colour={colour} mark={mark} menu={null} size="100%" />
      <span class={styles.menu}>
        {menu === null ? (
          "?"
        ) : (
          <>
            {menu !== "milk" && menu}
            <Picture name={printOf(menu).picture} size="1.05em" />
          </>
        )}
      </span>
    </>
  );
  const label = `${mark}: ${menu === null ? "no menu yet" : menuName(menu)}, ${where}`;
  const shared = {
    class: classes(styles.pot, picked && styles.picked, served && styles.served),
    title: label,
  };
  if (!onClick) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button type="button" {...shared} aria-label={label} aria-pressed={picked} onClick={onClick}>
      {inside}
    </button>
  );
}
