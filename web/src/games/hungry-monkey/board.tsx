/** The table of Hungry Monkey: the others on top, what all share in the middle, the viewer's own below. */
import { useState } from "preact/hooks";
import type { EventView, Illegal, Move, View } from "../../protocol/hungry_monkey";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BoardProps } from "../game-client";
import frame from "../shared/board.module.css";
import { Motion } from "../shared/motion";
import { useScene } from "../shared/use-scene";
import { useWhy } from "../shared/use-why";
import { Actions } from "./actions";
import styles from "./board.module.css";
import { flightsOf } from "./flights";
import { fold } from "./fold";
import { Hand } from "./hand";
import { PlayHint } from "./hint";
import { Middle } from "./middle";
import { Others } from "./others";
import { OwnRow } from "./own-row";
import { Pause } from "./pause";
import { DiscardSheet, PileSheet } from "./pile-sheet";
import {
  canPick,
  canPickPlace,
  type HandCard,
  keep,
  NOTHING,
  type RowPlace,
  tapCard,
  tapPlace,
  turnMonkeys,
} from "./select";
import { whyNot, whyNotPlace } from "./words";

export function Board({
  view,
  seats,
  moment,
  banner,
  ready,
  pending,
  send,
  undo,
}: BoardProps<View, EventView, Move, Illegal>) {
  const [picked, setPicked] = useState(NOTHING);
  const [why, setWhy] = useWhy(view);
  const [open, setOpen] = useState<"pile" | "discard" | null>(null);
  const { now, flights } = useScene(view, moment, fold, flightsOf);
  const selection = keep(now, picked);

  function onCard(card: HandCard) {
    setWhy(canPick(now, card.animal) ? null : whyNot(now, card.animal, seats));
    setPicked(tapCard(now, selection, card));
  }
  function onPlace(place: RowPlace) {
    setWhy(canPickPlace(now, place) ? null : whyNotPlace(now, place, seats));
    setPicked(tapPlace(now, selection, place));
  }
  function onMove(move: Move) {
    setPicked(NOTHING);
    send(move);
  }

  const event = moment?.event ?? null;
  const paused = now.phase.type === "between_games";
  const bare = isBare(now);
  const mine = now.may !== null && !moment;
  return (
    <div class={frame.container}>
      <Motion
        class={classes(
          frame.board,
          styles.board,
          now.may?.type === "peek" && styles.peeking,
          bare && styles.bare,
        )}
        flights={flights}
        millis={moment?.millis ?? 0}
      >
        <Others view={now} seats={seats} selection={selection} onTap={onPlace} event={event} />
        <div class={classes(frame.banner, styles.banner)}>
          <Banner {...banner} />
        </div>
        {paused ? (
          <Pause view={now} seats={seats} />
        ) : (
          <Middle
            view={now}
            onPile={() => setOpen("pile")}
            onDiscard={now.discarded_kinds ? () => setOpen("discard") : null}
          />
        )}
        {now.you !== null && (
          <section class={classes(frame.own, styles.own, mine && frame.mine)} aria-label="Your cards">
            {!paused && (
              <>
                <OwnRow view={now} seats={seats} selection={selection} onTap={onPlace} event={event} />
                <Hand view={now} seats={seats} selection={selection} onTap={onCard} />
              </>
            )}
            <PlayHint
              view={now}
              selection={selection}
              why={why}
              onTurnMonkeys={() => setPicked(turnMonkeys(selection))}
            />
            <Actions
              view={now}
              seats={seats}
              selection={selection}
              ready={ready}
              pending={pending}
              send={onMove}
              undo={undo}
            />
          </section>
        )}
      </Motion>
      {open === "pile" && <PileSheet pile={now.pile} onClose={() => setOpen(null)} />}
      {open === "discard" && now.discarded_kinds && (
        <DiscardSheet kinds={now.discarded_kinds} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

/** Whether the viewer has nothing left but the row. */
function isBare({ you, seats }: View): boolean {
  const own = you === null ? undefined : seats[you];
  return own?.hand_size === 0 && own.place === null;
}
