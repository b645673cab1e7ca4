/** The line above the buttons: what the picked devil can do with the pots where it stands, or else what to do next. */
import type { Move, View } from "../../protocol/in_teufels_kueche";
import { Button } from "../../ui/button";
import type { SeatInfo } from "../game-client";
import { Hint } from "../shared/hint";
import { Pot } from "./pot";
import styles from "./reach.module.css";
import { mayOf, pickedLight, type Selection } from "./select";
import { hint, offerStop, potName } from "./words";

interface ReachProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  /** Why the last tap did nothing. */
  why: string | null;
  /** Whether a move can be sent. */
  ready: boolean;
  pending: boolean;
  send: (move: Move) => void;
}

export function Reach({ view, seats, selection, why, ready, pending, send }: ReachProps) {
  const may = mayOf(view, selection.devil);
  const carries = view.devils[may?.devil ?? -1]?.carries ?? null;
  const carried = carries === null ? undefined : view.pots[carries];
  const pots = may?.take.flatMap((id) => view.pots[id] ?? []) ?? [];
  const stop = view.may?.type === "turn" && view.may.propose_stop && (
    <Button
      size="s"
      busy={pending}
      disabled={!ready && !pending}
      onClick={() => send({ type: "propose_stop" })}
    >
      {offerStop(view, pots.length > 0)}
    </Button>
  );
  if (why !== null || (pots.length === 0 && !may?.put_down)) {
    return (
      <div class={styles.reach}>
        <Hint why={why} foretaste={hint(view, selection, pickedLight(view, selection))}>
          {stop}
        </Hint>
      </div>
    );
  }
  return (
    <div class={styles.reach}>
      {may && pots.length > 0 && (
        <>
          <span class={styles.verb}>{carried ? "Swap for" : "Take"}</span>
          {pots.map((pot) => (
            <Button
              key={pot.id}
              size="s"
              class={styles.pot}
              busy={pending}
              disabled={!ready && !pending}
              label={
                carried
                  ? `Swap ${potName(view, seats, carried)} for ${potName(view, seats, pot)}`
                  : `Take ${potName(view, seats, pot)}`
              }
              onClick={() => send({ type: "take_pot", devil: may.devil, pot: pot.id })}
            >
              <Pot colour={pot.colour} mark={pot.mark} menu={pot.menu} size="38px" />
            </Button>
          ))}
        </>
      )}
      {may?.put_down && (
        <Button
          size="s"
          busy={pending}
          disabled={!ready && !pending}
          onClick={() => send({ type: "put_down", devil: may.devil })}
        >
          Put down
        </Button>
      )}
      {stop}
    </div>
  );
}
