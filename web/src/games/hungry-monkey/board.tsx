/** The table of Hungry Monkey: the others on top, what all share in the middle, the viewer's own below. */
import { useMemo, useState } from "preact/hooks";
import type { EventView, Illegal, Move, View } from "../../protocol/hungry_monkey";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BannerText, BoardProps, Moment, SeatInfo } from "../game-client";
import { Motion } from "../shared/motion";
import { plain } from "../shared/sentence";
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
import { banner, sentence, whyNot, whyNotPlace } from "./words";

export function Board({
  view,
  seats,
  moment,
  ready,
  pending,
  send,
  undo,
}: BoardProps<View, EventView, Move, Illegal>) {
  const [picked, setPicked] = useState(NOTHING);
  const [why, setWhy] = useState<{ text: string; of: View } | null>(null);
  const [open, setOpen] = useState<"pile" | "discard" | null>(null);
  const { now, flights } = useMemo(() => scene(view, moment), [view, moment]);
  const selection = keep(now, picked);

  function onCard(card: HandCard) {
    setWhy(canPick(now, card.animal) ? null : { text: whyNot(now, card.animal, seats), of: view });
    setPicked(tapCard(now, selection, card));
  }
  function onPlace(place: RowPlace) {
    setWhy(canPickPlace(now, place) ? null : { text: whyNotPlace(now, place, seats), of: view });
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
    <div class={styles.container}>
      <Motion
        class={classes(styles.board, now.may?.type === "peek" && styles.peeking, bare && styles.bare)}
        flights={flights}
        millis={moment?.millis ?? 0}
      >
        <Others view={now} seats={seats} selection={selection} onTap={onPlace} event={event} />
        <div class={styles.banner}>
          <Banner {...bannerOf(view, moment, seats)} />
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
          <section class={classes(styles.own, mine && styles.mine)} aria-label="Your cards">
            {!paused && (
              <>
                <OwnRow view={now} seats={seats} selection={selection} onTap={onPlace} event={event} />
                <Hand view={now} seats={seats} selection={selection} onTap={onCard} />
              </>
            )}
            <PlayHint
              view={now}
              selection={selection}
              why={why?.of === view ? why.text : null}
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

/** The table as it is to be seen now, and what flies over it. */
function scene(view: View, moment: Moment<View, EventView> | null) {
  if (!moment) return { now: view, flights: [] };
  const before = fold(view, moment.before, moment.next);
  const now = fold(before, [moment.event], moment.next);
  return { now, flights: flightsOf(moment.event, before, now) };
}

/** What just happened while it is being shown, else what the table waits for. */
function bannerOf(
  view: View,
  moment: Moment<View, EventView> | null,
  seats: readonly SeatInfo[],
): BannerText {
  const told = moment
    ? [...moment.before, moment.event].map((event) => plain(sentence(event, seats, true), seats))
    : [];
  const text = told.findLast((line) => line !== "");
  return text ? { text, tone: "news" } : banner(view, seats);
}

/** Whether the viewer has nothing left but the row. */
function isBare({ you, seats }: View): boolean {
  const own = you === null ? undefined : seats[you];
  return own?.hand_size === 0 && own.place === null;
}
