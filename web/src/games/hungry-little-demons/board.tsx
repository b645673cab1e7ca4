/** The table of Hungry Little Demons: the others on top, forest and houses in the middle, the viewer's own below. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { EventView, Illegal, Move, Space, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BoardProps } from "../game-client";
import frame from "../shared/board.module.css";
import { Motion } from "../shared/motion";
import { SeatSheet } from "../shared/seat-sheet";
import { useScene } from "../shared/use-scene";
import { Actions } from "./actions";
import styles from "./board.module.css";
import { ChefChoice } from "./chef-choice";
import { Deck, DeckSheet } from "./deck";
import { flightsOf } from "./flights";
import { fold } from "./fold";
import { MischiefSheet } from "./mischief-sheet";
import { Others } from "./others";
import { OwnSeat } from "./own-seat";
import { Plan } from "./plan";
import { Prompt, promptCards } from "./prompt";
import { SeatContents } from "./seat-contents";
import { keep, type Offer, pickedFirst, type Selection, same, tapCard } from "./select";

/** What lies over the table. */
type Open = { type: "seat"; seat: Seat } | { type: "deck" } | { type: "mischief"; space: Space } | null;

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
  const [picked, setPicked] = useState<Selection>(null);
  const [open, setOpen] = useState<Open>(null);
  const { now, flights } = useScene(view, moment, fold, flightsOf);
  const selection = keep(now, picked);
  const close = () => setOpen(null);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  // A button that has done its work is gone, and the keyboard's focus with it: on to what can be picked next.
  useEffect(() => {
    if (!moved.current || pending || moment) return;
    moved.current = false;
    if (document.activeElement !== document.body) return;
    const next = root.current?.querySelectorAll<HTMLElement>("[data-focus] button[tabindex='0']");
    [...(next ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [view, pending, moment]);

  function onPick(pick: Selection) {
    setPicked(same(pick, selection) ? null : pick);
  }
  function onMove(move: Move) {
    if (!ready) return;
    setPicked(null);
    close();
    moved.current = true;
    send(move);
  }
  function onOffer(offer: Offer) {
    const first = pickedFirst(now, selection, offer);
    if (first) setPicked(first);
    else if (offer.type === "name_ingredient") setOpen({ type: "mischief", space: offer.space });
    else onMove(offer);
  }

  const own = now.you === null ? undefined : seats[now.you];
  const choosing = promptCards(now) !== null;
  return (
    <div class={frame.container} ref={root}>
      <Motion
        class={classes(frame.board, styles.board, isSetup(now) && styles.setup, !own && styles.watched)}
        flights={flights}
        millis={moment?.millis ?? 0}
      >
        <Others view={now} seats={seats} onOpen={(seat) => setOpen({ type: "seat", seat })} />
        <div class={styles.head}>
          <Deck view={now} onOpen={() => setOpen({ type: "deck" })} />
          <div class={classes(frame.banner, styles.banner)}>
            <Banner {...banner} />
          </div>
        </div>
        {now.phase.type === "pick_chef" ? (
          <ChefChoice
            view={now}
            seats={seats}
            selection={selection}
            onPick={(chef) => onPick({ type: "chef", chef })}
          />
        ) : (
          <Plan
            view={now}
            seats={seats}
            selection={selection}
            event={moment?.event ?? null}
            millis={moment?.millis ?? 0}
            onPick={onPick}
          />
        )}
        {own && (
          <section class={classes(frame.own, styles.own, now.may && frame.mine)} aria-label="Your cards">
            {now.phase.type === "pick_chef" ? null : choosing ? (
              <Prompt
                view={now}
                selection={selection}
                onTap={(number) => setPicked(tapCard(now, selection, number))}
              />
            ) : (
              <OwnSeat view={now} seat={own} onOpen={() => setOpen({ type: "seat", seat: own.seat })} />
            )}
            <Actions
              view={now}
              seats={seats}
              selection={selection}
              pending={pending}
              send={onMove}
              undo={undo}
              onOffer={onOffer}
            />
          </section>
        )}
      </Motion>
      {open?.type === "deck" && <DeckSheet view={now} onClose={close} />}
      {open?.type === "seat" && (
        <SeatSheet view={now} seats={seats} seat={open.seat} onClose={close}>
          {(its, info) => <SeatContents view={now} seats={seats} its={its} info={info} />}
        </SeatSheet>
      )}
      {open?.type === "mischief" && now.may?.type === "act" && (
        <MischiefSheet
          view={now}
          space={open.space}
          onName={(ingredient) => onMove({ type: "make_mischief", ingredient, space: open.space })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Whether the match has yet to begin: there is less to do than later, and more to look at. */
function isSetup({ phase }: View): boolean {
  return phase.type === "pick_chef" || phase.type === "place_house" || phase.type === "study";
}
