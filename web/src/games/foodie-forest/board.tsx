/** The table of Foodie Forest: the others on top, the pot in the middle, the viewer's own hand below. */
import { useState } from "preact/hooks";
import type { EventView, Illegal, Move, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BoardProps } from "../game-client";
import frame from "../shared/board.module.css";
import { Motion } from "../shared/motion";
import { SeatSheet } from "../shared/seat-sheet";
import { useScene } from "../shared/use-scene";
import { useWhy } from "../shared/use-why";
import { Actions } from "./actions";
import styles from "./board.module.css";
import { flightsOf } from "./flights";
import { fold } from "./fold";
import { GoneSheet } from "./gone-sheet";
import { Hand } from "./hand";
import { Others } from "./others";
import { OwnSeat } from "./own-seat";
import { Pause } from "./pause";
import { Pot } from "./pot";
import { RecipeChoice } from "./recipe-choice";
import { RecipeTable } from "./recipe-table";
import { SeatContents } from "./seat-contents";
import { canCook, canPlay, type HandCard, keep, type Selection } from "./select";
import { whyNot, whyNotRecipe } from "./words";

export function Board({
  view,
  seats,
  moment,
  banner,
  ready,
  pending,
  send,
}: BoardProps<View, EventView, Move, Illegal>) {
  const [picked, setPicked] = useState<Selection>(null);
  const [why, setWhy] = useWhy(view);
  const [open, setOpen] = useState<Seat | "gone" | null>(null);
  const { before, now, flights } = useScene(view, moment, fold, flightsOf);
  const selection = keep(now, picked);
  // Whose recipes are turned up, while that happens.
  const turning =
    moment?.event.type === "recipes_revealed"
      ? before.seats.flatMap(({ recipe }, seat) => (recipe === null ? [seat] : []))
      : null;

  function onCard(card: HandCard) {
    const can = canPlay(now, card.card);
    setWhy(can ? null : whyNot(now, seats));
    if (can) setPicked({ type: "card", picked: card });
  }
  function onMove(move: Move) {
    setPicked(null);
    send(move);
  }

  const choosing = now.may?.type === "choose_recipe";
  const scored = now.phase.type === "between_deals" || now.phase.type === "over";
  const own = now.you === null ? undefined : seats[now.you];
  return (
    <div class={frame.container}>
      <Motion
        class={classes(frame.board, styles.board, scored && styles.scored)}
        flights={flights}
        millis={moment?.millis ?? 0}
      >
        {!scored && <Others view={now} seats={seats} onOpen={setOpen} />}
        <div class={frame.banner}>
          <Banner {...banner} />
        </div>
        <div class={styles.middle}>
          {scored ? (
            <Pause view={now} seats={seats} />
          ) : choosing ? (
            <RecipeChoice
              view={now}
              selection={selection}
              onTap={(recipe) => {
                const can = canCook(now, recipe);
                setWhy(can ? null : whyNotRecipe(now, seats));
                if (can) setPicked({ type: "recipe", picked: recipe });
              }}
            />
          ) : turning || now.phase.type === "choosing" ? (
            <RecipeTable view={now} seats={seats} turning={turning ?? []} />
          ) : (
            <Pot view={now} seats={seats} onGone={() => setOpen("gone")} />
          )}
          <span class={styles.deck} data-at="deck" />
          <span class={styles.aside} data-at="aside" />
        </div>
        {own && (
          <section
            class={classes(frame.own, styles.own, now.may && !moment && frame.mine)}
            aria-label="Your cards"
          >
            {!scored && (
              <>
                {!choosing && <OwnSeat view={now} seat={own} onOpen={setOpen} />}
                <Hand
                  view={now}
                  selection={selection}
                  onTap={onCard}
                  onPlay={({ card }) => onMove({ type: "play", card })}
                />
              </>
            )}
            <Actions
              view={now}
              seats={seats}
              selection={selection}
              why={why}
              ready={ready}
              pending={pending}
              send={onMove}
            />
          </section>
        )}
      </Motion>
      {open === "gone" && now.remembered && (
        <GoneSheet view={now} gone={now.remembered.gone} onClose={() => setOpen(null)} />
      )}
      {typeof open === "number" && (
        <SeatSheet view={now} seats={seats} seat={open} onClose={() => setOpen(null)}>
          {(its) => <SeatContents view={now} its={its} seat={open} />}
        </SeatSheet>
      )}
    </div>
  );
}
