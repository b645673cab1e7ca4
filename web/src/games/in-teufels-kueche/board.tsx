/** The table of In Teufels Küche: the others on top, the kitchen in the middle, the viewer's own below. */
import { useMemo, useState } from "preact/hooks";
import type { DevilId, EventView, Illegal, Move, SpaceId, View } from "../../protocol/in_teufels_kueche";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BoardProps } from "../game-client";
import frame from "../shared/board.module.css";
import { useWhy } from "../shared/use-why";
import { Actions } from "./actions";
import { type Assignment, menusOf, nothingAssigned, shuffled } from "./assignment";
import styles from "./board.module.css";
import { Contents } from "./contents";
import { Duel } from "./duel";
import { Hiding } from "./hiding";
import { Kitchen } from "./kitchen";
import { Lights, Prices, Standing } from "./lights";
import { Others } from "./others";
import { OwnBar } from "./own-bar";
import { Pieces } from "./pieces";
import { spotsOf } from "./places";
import { Reach } from "./reach";
import { Roll } from "./roll";
import { sceneOf } from "./scene";
import { keep, type Light, lightsOf, NOTHING, needsButton, pickedLight } from "./select";
import { Served } from "./served";
import { Stakes } from "./stakes";
import { Touch } from "./touch";
import { Tray } from "./tray";
import { whyNot } from "./words";

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
  const [assigned, setAssigned] = useState<Assignment | null>(null);
  const [why, setWhy] = useWhy(view);
  const { now, moving, event } = useMemo(() => sceneOf(view, moment), [view, moment]);
  const spots = useMemo(() => spotsOf(now), [now]);
  const selection = keep(now, picked);
  const lights = lightsOf(now, selection);
  const pots = now.may?.type === "assign_menus" ? now.may.pots.length : 0;
  const assignment = assigned ?? nothingAssigned(pots);

  function onMove(move: Move) {
    setWhy(null);
    if (!ready) return;
    // The same space may be lit again later, and is then picked anew.
    setPicked({ ...selection, space: null });
    send(move);
  }
  function onDevil(devil: DevilId) {
    setWhy(null);
    setPicked({ ...NOTHING, devil });
  }
  function onLight(light: Light) {
    if (needsButton(light)) {
      setWhy(null);
      setPicked({ ...selection, space: light.space === selection.space ? null : light.space });
    } else {
      onMove(light.move);
    }
  }
  function onDark(space: SpaceId) {
    if (selection.devil !== null) setWhy(whyNot(now, selection.devil, space));
  }

  const own = seats.find((seat) => seat.you);
  const challenge = now.phase.type === "challenge" ? now.phase : null;
  const chosen = pickedLight(now, selection);
  return (
    <div class={frame.container}>
      <div class={classes(frame.board, styles.board)}>
        <Others view={now} seats={seats} />
        <div class={classes(frame.banner, styles.banner)}>
          <Banner {...banner} />
        </div>
        <div class={styles.middle}>
          <div class={styles.kitchen}>
            <svg class={styles.drawing} viewBox="0 0 1000 1000" aria-hidden="true">
              <Kitchen board={now.board} />
              <Lights view={now} lights={lights} picked={chosen} />
              <Standing view={now} spots={spots} picked={selection.devil} />
              <Pieces view={now} spots={spots} moving={moving} />
              <Prices view={now} lights={lights} />
            </svg>
            <Contents view={now} seats={seats} />
            {now.may && (
              <Touch
                view={now}
                seats={seats}
                spots={spots}
                selection={selection}
                lights={lights}
                onDevil={onDevil}
                onLight={onLight}
                onDark={onDark}
              />
            )}
            <Hiding view={now} assignment={assignment} onChange={setAssigned} />
            {event?.type === "rolled" && <Roll event={event} />}
            {event?.type === "served" && <Served event={event} seats={seats} />}
            {event?.type === "dueled" && moment && (
              <Duel event={event} view={now} seats={seats} onSkip={moment.skip} />
            )}
          </div>
        </div>
        <section
          class={classes(frame.own, styles.own, now.may && frame.mine)}
          aria-label={own ? "Your side" : "The turn"}
        >
          {own && <OwnBar view={now} seat={own} />}
          {challenge ? (
            <Stakes view={now} seats={seats} challenge={challenge} />
          ) : (
            <Tray view={now} picked={selection.pot} onPot={(pot) => setPicked({ ...selection, pot })} />
          )}
          {own && (
            <>
              {!challenge && (
                <Reach
                  view={now}
                  seats={seats}
                  selection={selection}
                  why={why}
                  ready={ready}
                  pending={pending}
                  send={onMove}
                />
              )}
              <Actions
                view={now}
                seats={seats}
                selection={selection}
                menus={now.may?.type === "assign_menus" ? menusOf(assignment, now.may.menus) : null}
                onShuffle={() => setAssigned(shuffled(pots, Math.random))}
                ready={ready}
                pending={pending}
                send={onMove}
                undo={undo}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
