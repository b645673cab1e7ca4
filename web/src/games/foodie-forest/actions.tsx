/** What the viewer can do now, within the thumb's reach, and what that will do. */
import type { Move, View } from "../../protocol/foodie_forest";
import { Button } from "../../ui/button";
import type { SeatInfo } from "../game-client";
import { ActionRow } from "../shared/action-row";
import { Hint } from "../shared/hint";
import styles from "./actions.module.css";
import { moveOf, type Selection } from "./select";
import { foretaste, meanwhile, missing, moveLabel } from "./words";

interface ActionsProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  /** Why the last tap picked nothing. */
  why: string | null;
  /** Whether a move can be sent. */
  ready: boolean;
  pending: boolean;
  send: (move: Move) => void;
}

export function Actions({ view, seats, selection, why, ready, pending, send }: ActionsProps) {
  const move = moveOf(view, selection);
  const picks = view.may?.type === "play" || view.may?.type === "choose_recipe";
  return (
    <ActionRow idle={picks || why ? "" : meanwhile(view, seats)}>
      {(picks || why) && (
        <div class={styles.beside}>
          <Hint why={why} foretaste={foretaste(view, selection)} />
        </div>
      )}
      {move ? (
        <Button kind="primary" busy={pending} disabled={!ready && !pending} onClick={() => send(move)}>
          {moveLabel(move, view)}
        </Button>
      ) : (
        picks && <Button disabled>{missing(view)}</Button>
      )}
    </ActionRow>
  );
}
