/** What the viewer can do now, within the thumb's reach, and what that will do. */
import type { Move, View } from "../../protocol/hungry_little_demons";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import type { SeatInfo } from "../game-client";
import { ActionRow } from "../shared/action-row";
import { Hint } from "../shared/hint";
import styles from "./actions.module.css";
import { isNothing, type Offer, offers, type Selection } from "./select";
import { Tiles } from "./tiles";
import { hint, offerLabel, unpicked, whyNot } from "./words";

interface ActionsProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  pending: boolean;
  send: (move: Move) => void;
  undo: (() => void) | null;
  onOffer: (offer: Offer) => void;
}

export function Actions({ view, seats, selection, pending, send, undo, onOffer }: ActionsProps) {
  const { may } = view;
  const offered = offers(view, selection);
  return (
    <div class={classes(styles.actions, !may && styles.idle)}>
      <Hint why={whyNot(view, selection)} foretaste={hint(view, selection, seats)} />
      {may?.type === "act" ? (
        <>
          <Tiles
            offers={offered}
            view={view}
            seats={seats}
            selection={selection}
            pending={pending}
            onOffer={onOffer}
          />
          <ActionRow idle="">
            {undo && <Button onClick={undo}>Undo</Button>}
            {may.propose_stop && (
              <Button busy={pending} onClick={() => send({ type: "propose_stop" })}>
                {offerLabel({ type: "propose_stop" }, view, seats)}
              </Button>
            )}
            <Button busy={pending} onClick={() => send({ type: "end_turn" })}>
              {offerLabel({ type: "end_turn" }, view, seats)}
            </Button>
          </ActionRow>
        </>
      ) : (
        <ActionRow idle="">
          {undo && <Button onClick={undo}>Undo</Button>}
          {offered.toReversed().map((offer) => (
            <Button
              key={offerLabel(offer, view, seats)}
              kind={offer === offered[0] && !isNothing(offer) ? "primary" : "secondary"}
              busy={pending}
              onClick={() => onOffer(offer)}
            >
              {offerLabel(offer, view, seats)}
            </Button>
          ))}
          {may && offered.length === 0 && <Button disabled>{unpicked(may, selection)}</Button>}
        </ActionRow>
      )}
    </div>
  );
}
