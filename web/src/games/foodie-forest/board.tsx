/** The table of Foodie Forest: the others on top, the pot in the middle, the viewer's own hand below. */
import { useState } from "preact/hooks";
import type { EventView, Illegal, Move, View } from "../../protocol/foodie_forest";
import type { Seat } from "../../protocol/rules";
import { Banner } from "../../ui/banner";
import { classes } from "../../ui/classes";
import type { BoardProps } from "../game-client";
import { Motion } from "../shared/motion";
import { useScene } from "../shared/use-scene";
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
import { SeatSheet } from "./seat-sheet";
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
  const [why, setWhy] = useState<{ text: string; of: View } | null>(null);
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
    setWhy(can ? null : { text: whyNot(now, seats), of: view });
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
    <div class={styles.container}>
      <Motion
        class={classes(styles.board, scored && styles.scored)}
        flights={flights}
        millis={moment?.millis ?? 0}
      >
        {!scored && <Others view={now} seats={seats} onOpen={setOpen} />}
        <div class={styles.banner}>
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
                setWhy(can ? null : { text: whyNotRecipe(now, seats), of: view });
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
          <section class={classes(styles.own, now.may && !moment && styles.mine)} aria-label="Your cards">
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
              why={why?.of === view ? why.text : null}
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
        <SeatSheet view={now} seats={seats} seat={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
