/** What all share: the pile, the draw pile with the kitty in it, and what is out of the game. */
import type { View } from "../../protocol/hungry_monkey";
import { count } from "../../state/names";
import { Card, CardSlot } from "../../ui/card";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import { AnimalBack, PiledCard } from "./animal-card";
import { PRINT } from "./animals";
import styles from "./middle.module.css";
import { GANG, sameOnTop } from "./pile";
import { requirement } from "./words";

/** How many cards of the pile are seen without opening it. */
const SHOWN = 4;
/** How the cards of the pile lie, one after the other. */
const TILTS = [-3, 2, -1, 4, -2, 3];

interface MiddleProps {
  view: View;
  /** Opens the whole pile. */
  onPile: () => void;
  /** Opens what was discarded, when the viewer may know it. */
  onDiscard: (() => void) | null;
}

export function Middle({ view, onPile, onDiscard }: MiddleProps) {
  return (
    <div class={styles.room}>
      <div class={styles.mat} data-bound={view.required.type === "at_most"}>
        <Pile view={view} onOpen={onPile} />
        <DrawPile view={view} />
        <Discard view={view} onOpen={onDiscard} />
      </div>
    </div>
  );
}

function Pile({ view, onOpen }: { view: View; onOpen: () => void }) {
  const { pile } = view;
  const first = Math.max(0, pile.length - SHOWN);
  return (
    <figure class={styles.heap}>
      <button
        type="button"
        class={styles.pile}
        data-at="pile"
        disabled={pile.length === 0}
        onClick={onOpen}
        aria-label={
          pile.length === 0 ? "The pile is empty" : `The pile, ${count(pile.length, "card")}; show all`
        }
      >
        {pile.length === 0 && <CardSlot size="inherit" label="" />}
        <span class={styles.fan}>
          {pile.slice(first).map((card, offset) => {
            const index = first + offset;
            return (
              <span key={index} class={styles.piled} data-at={`pile:${index}`}>
                <PiledCard card={card} tilt={TILTS[index % TILTS.length] ?? 0} />
              </span>
            );
          })}
          <RequiredBadge view={view} />
        </span>
      </button>
      <figcaption class={styles.caption}>
        <PileCaption view={view} />
      </figcaption>
    </figure>
  );
}

function PileCaption({ view: { pile } }: { view: View }) {
  const same = sameOnTop(pile);
  const kind = pile.at(-1)?.counts_as;
  if (pile.length === 0) return <>an empty pile</>;
  if (same < 2 || !kind) return <>{count(pile.length, "card")}</>;
  return (
    <>
      {pile.length} · <b class={styles.gang}>{`${same} of ${GANG} ${PRINT[kind].many}`}</b>
    </>
  );
}

/** What has to be played, short: a number with an arrow. */
function RequiredBadge({ view: { required } }: { view: View }) {
  if (required.type === "anything") return null;
  const bound = required.type === "at_most";
  const [text, arrow] = [requirement(required), bound ? "↓" : "↑"];
  return (
    <span key={text} class={classes(styles.required, bound && styles.bound)} title={text}>
      {bound && <Picture name="water-buffalo" size="1.2em" label="The Buffalo binds:" />}
      {required.number}
      <span aria-hidden="true">{arrow}</span>
    </span>
  );
}

function DrawPile({ view: { drawable } }: { view: View }) {
  const shows = drawable === 0;
  return (
    <figure class={styles.heap}>
      <span
        class={classes(styles.stack, shows && styles.kitty)}
        style={{ "--height": Math.ceil(drawable / 8) }}
        data-at="draw"
      >
        {shows ? (
          <Card
            size="inherit"
            rank="!"
            name="Bad Kitty"
            picture="pouting-cat"
            tint="#d9483b"
            label="The Bad Kitty shows: nothing left to draw"
          />
        ) : (
          <AnimalBack label={`The draw pile, ${count(drawable, "card")} before the Bad Kitty`} />
        )}
      </span>
      <figcaption class={styles.caption}>
        {shows ? (
          "nothing to draw"
        ) : (
          <>
            {drawable} left · <Picture name="pouting-cat" label="kitty" /> below
          </>
        )}
      </figcaption>
    </figure>
  );
}

function Discard({ view: { discarded }, onOpen }: { view: View; onOpen: (() => void) | null }) {
  const heap = (
    <>
      {discarded === 0 && <CardSlot size="inherit" label="" />}
      {TILTS.slice(0, Math.ceil(discarded / 6)).map((tilt) => (
        <span key={tilt} class={styles.gone} style={{ rotate: `${tilt * 5}deg` }} />
      ))}
      <Picture class={styles.broom} name="broom" size="46%" />
    </>
  );
  const label = `${count(discarded, "card")} out of the game`;
  return (
    <figure class={styles.heap}>
      {onOpen ? (
        <button
          type="button"
          class={styles.discard}
          data-at="discard"
          aria-label={`${label}; show them`}
          onClick={onOpen}
        >
          {heap}
        </button>
      ) : (
        <span role="img" class={styles.discard} data-at="discard" aria-label={label}>
          {heap}
        </span>
      )}
      <figcaption class={styles.caption}>{discarded} gone</figcaption>
    </figure>
  );
}
