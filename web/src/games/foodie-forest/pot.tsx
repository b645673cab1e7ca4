/** The pot: who put what into it, what it adds up to, and what the next card has to be. */
import type { Card, View } from "../../protocol/foodie_forest";
import { Avatar } from "../../ui/seat";
import type { SeatInfo } from "../game-client";
import { who } from "../shared/sentence";
import { ColorGlyph } from "./color-glyph";
import { IngredientCard } from "./ingredient-card";
import { COLORS } from "./ingredients";
import styles from "./pot.module.css";

interface PotProps {
  view: View;
  seats: readonly SeatInfo[];
  /** Shows the cards of earlier tricks, when the viewer is reminded of them. */
  onGone: () => void;
}

/** How the cards stick out of the pot, one after the other. */
const TILTS = [-4, 3, -2, 5, -3, 2];

export function Pot({ view, seats, onGone }: PotProps) {
  const { trick, full_at, deal, deals, undealt, remembered } = view;
  const { cards, total, required } = trick;
  const spoilt = cards.some(({ card }) => card.color === "trash");
  return (
    <section class={styles.stove} aria-label="The pot">
      <ol class={styles.cards} aria-label="Cards in the pot">
        {cards.map(({ seat, card }, index) => (
          <li key={`${index}-${cards.length > index}`} class={styles.place} data-at={`pot:${index}`}>
            <IngredientCard
              card={card}
              tilt={TILTS[index % TILTS.length] ?? 0}
              note={`played by ${who(seats, seat)}`}
            />
            <Owner seat={seats[seat]} />
          </li>
        ))}
      </ol>
      <div class={styles.pot} data-full={total >= full_at || undefined} data-spoilt={spoilt || undefined}>
        <span class={styles.handle} />
        <span class={styles.handle} />
        <div class={styles.glass}>
          <span
            class={styles.soup}
            style={{
              "--level": Math.min(1, total / full_at),
              "--tint": COLORS[required ?? lastColor(view)].tint,
            }}
          />
          <p class={styles.aside}>
            Deal {deal}
            <br />
            of {deals}
          </p>
          <p class={styles.total} key={cards.length}>
            <b>{total}</b> <span>of {full_at}</span>
          </p>
          {remembered && remembered.gone.length > 0 && (
            <button type="button" class={styles.gone} onClick={onGone}>
              {remembered.gone.length} gone
            </button>
          )}
          {!remembered && undealt > 0 && (
            <p class={styles.aside}>
              {undealt} not
              <br />
              dealt
            </p>
          )}
        </div>
        <span class={styles.rim} />
        <Required view={view} seats={seats} />
      </div>
    </section>
  );
}

function lastColor({ trick }: View): Card["color"] {
  return trick.cards.at(-1)?.card.color ?? "trash";
}

function Owner({ seat }: { seat: SeatInfo | undefined }) {
  if (!seat) return null;
  return (
    <span class={styles.owner} style={{ borderColor: seat.colour }} title={seat.name}>
      <Avatar avatar={seat.avatar} size="100%" />
    </span>
  );
}

function Required({ view: { trick, unclaimed }, seats }: Omit<PotProps, "onGone">) {
  const { required, cards, leader } = trick;
  if (required) {
    return (
      <p class={styles.required} style={{ "--tint": COLORS[required].tint }} key={required}>
        <ColorGlyph color={required} /> {COLORS[required].one} required
      </p>
    );
  }
  const lead = seats[leader]?.you ? "You lead" : `${seats[leader]?.name ?? ""} leads`;
  return (
    <p class={styles.required} key="none">
      {cards.length > 0 ? "Anything goes" : unclaimed.length > 0 ? "For nobody" : lead}
    </p>
  );
}
