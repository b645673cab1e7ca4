/** The table of Little Monster: the others on top, the track in the middle, the viewer's own below. */
import { useMemo, useState } from "preact/hooks";
import type { EventView, Illegal, Monster, Move, View } from "../../protocol/little_monster";
import type { Seat } from "../../protocol/rules";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BannerText, BoardProps, Moment, SeatInfo } from "../game-client";
import { Motion } from "../shared/motion";
import { plain } from "../shared/sentence";
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
import { SeatSheet } from "./seat-sheet";
import { canEat, canPickCards, choices, type HandCard, keep, NOTHING, tapCard, tapOffered } from "./select";
import { sentence } from "./story";
import { TrayLine } from "./tray-line";
import { banner, whyNot, whyNotEat } from "./words";

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
  const [why, setWhy] = useState<string | null>(null);
  const [open, setOpen] = useState<Seat | "deck" | "discard" | null>(null);
  const { now, flights } = useMemo(() => scene(view, moment), [view, moment]);
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
    <div class={styles.container}>
      <Motion class={styles.board} flights={flights} millis={moment?.millis ?? 0}>
        <Others view={now} seats={seats} onOpen={setOpen} />
        <div class={styles.banner}>
          <Banner {...bannerOf(view, now, moment, seats)} />
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
          <section class={classes(styles.own, now.may && !moment && styles.mine)} aria-label="Your cards">
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
        <SeatSheet view={now} seats={seats} seat={open} onClose={() => setOpen(null)} />
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

/** What there is to choose from, or else the own monsters. */
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
  now: View,
  moment: Moment<View, EventView> | null,
  seats: readonly SeatInfo[],
): BannerText {
  const told = moment
    ? [...moment.before, moment.event].map((event) => plain(sentence(event, seats, now), seats))
    : [];
  const text = told.findLast((line) => line !== "");
  return text ? { text, tone: "news" } : banner(view, seats);
}
