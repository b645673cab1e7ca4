/** The table of Little Monster: the others on top, the track in the middle, the viewer's own below. */
import { useState } from "preact/hooks";
import type { EventView, Illegal, Monster, Move, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BoardProps, SeatInfo } from "../game-client";
import frame from "../shared/board.module.css";
import { Motion } from "../shared/motion";
import { SeatSheet } from "../shared/seat-sheet";
import { useScene } from "../shared/use-scene";
import { useWhy } from "../shared/use-why";
import { Actions } from "./actions";
import styles from "./board.module.css";
import { ChoiceTiles } from "./choice-tiles";
import { flightsOf } from "./flights";
import { fold } from "./fold";
import { FoodTile } from "./food-tile";
import { Hand } from "./hand";
import { LaidTable } from "./laid-table";
import { MonsterChoice } from "./monster-choice";
import { Others } from "./others";
import { OwnMonsters } from "./own-monsters";
import { PileSheet } from "./pile-sheet";
import { SeatContents } from "./seat-contents";
import { canEat, canPickCards, choices, type HandCard, keep, NOTHING, tapCard, tapOffered } from "./select";
import { TrayLine } from "./tray-line";
import { whyNot, whyNotEat } from "./words";

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
  const [open, setOpen] = useState<Seat | "deck" | "discard" | null>(null);
  const { now, flights } = useScene(view, moment, fold, flightsOf);
  const selection = keep(now, picked);

  function onCard(card: HandCard) {
    setWhy(canPickCards(now) ? null : whyNot(now, seats));
    setPicked(tapCard(now, selection, card));
  }
  function onEater(monster: Monster) {
    const can = canEat(now, monster);
    setWhy(can ? null : whyNotEat(now, monster));
    if (can) setPicked({ ...selection, eater: monster });
  }
  function onChoice(choice: Move) {
    setWhy(null);
    setPicked({ ...selection, choice });
  }
  function onOffered(monster: Monster) {
    if (now.may?.type === "draft") onChoice({ type: "draft", monster });
    else setPicked(tapOffered(selection, monster));
  }
  function onMove(move: Move) {
    setWhy(null);
    setPicked(NOTHING);
    if (ready) send(move);
  }

  const choosing = now.phase.type === "keep" || now.phase.type === "draft";
  const own = now.you === null ? undefined : seats[now.you];
  return (
    <div class={frame.container}>
      <Motion class={classes(frame.board, styles.board)} flights={flights} millis={moment?.millis ?? 0}>
        <Others view={now} seats={seats} onOpen={setOpen} />
        <div class={classes(frame.banner, styles.banner)}>
          <Banner {...banner} />
        </div>
        {choosing ? (
          <MonsterChoice view={now} seats={seats} selection={selection} onTap={onOffered} />
        ) : (
          <LaidTable
            view={now}
            seats={seats}
            selection={selection}
            onTarget={onChoice}
            onRacer={({ owner }) => setOpen(owner)}
            onPile={setOpen}
          />
        )}
        {own && (
          <section
            class={classes(frame.own, styles.own, now.may && !moment && frame.mine)}
            aria-label="Your cards"
          >
            {!choosing && (
              <>
                <Question
                  view={now}
                  seats={seats}
                  selection={selection}
                  onChoice={onChoice}
                  onEater={onEater}
                  onOpen={() => setOpen(own.seat)}
                  own={own}
                />
                <Hand view={now} selection={selection} onTap={onCard} />
                <TrayLine view={now} selection={selection} why={why} />
              </>
            )}
            <Actions
              view={now}
              seats={seats}
              selection={selection}
              pending={pending}
              send={onMove}
              undo={undo}
            />
          </section>
        )}
      </Motion>
      {typeof open === "number" && (
        <SeatSheet view={now} seats={seats} seat={open} onClose={() => setOpen(null)}>
          {(its, info) => <SeatContents view={now} its={its} info={info} />}
        </SeatSheet>
      )}
      {(open === "deck" || open === "discard") && (
        <PileSheet view={now} pile={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

interface QuestionProps {
  view: View;
  seats: readonly SeatInfo[];
  selection: ReturnType<typeof keep>;
  onChoice: (choice: Move) => void;
  onEater: (monster: Monster) => void;
  onOpen: () => void;
  own: SeatInfo;
}

/** What there is to choose from, or else the viewer's monsters. */
function Question({ view, seats, selection, onChoice, onEater, onOpen, own }: QuestionProps) {
  const { may } = view;
  if (may?.type === "place_top") {
    return (
      <div class={styles.seen}>
        <FoodTile view={view} food={may.card} />
      </div>
    );
  }
  return choices(view).length > 0 ? (
    <ChoiceTiles view={view} seats={seats} selection={selection} onTap={onChoice} />
  ) : (
    <OwnMonsters view={view} seat={own} selection={selection} onEater={onEater} onOpen={onOpen} />
  );
}
