/** The rules of Hungry Little Demons in our own words. */
import type { Edition } from "../../protocol/hungry_little_demons";
import { spelled, spelledCount } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { RulesProps } from "../game-client";
import rules from "../shared/rules.module.css";
import { ALL_CHEFS, ALL_FURNITURE, CHEFS, FURNITURE } from "./chefs";
import { ChefFigure, DemonFigure } from "./figure";
import { ForestCard } from "./forest-card";
import styles from "./rules.module.css";

export function Rules({ edition }: RulesProps<Edition>) {
  const { forest, ingredients, limits } = edition;
  const names = ingredients.map(({ name }) => name);
  return (
    <>
      <section>
        <h3>What it is about</h3>
        <p>
          Demons have moved into the kitchens around the forest, and only a good meal gets them out. Your chef
          collects what two recipes take from a forest that lies face down and keeps moving, while your demon
          is a nuisance to everybody else. Whoever has most points in the end wins, and that need not be the
          one who comes home first.
        </p>
      </section>

      <section>
        <h3>The start</h3>
        <ol>
          <li>
            Everybody gets a chef, by chance or by choice, with a house, a demon and three pieces of
            furniture.
          </li>
          <li>
            The forest is laid out face up: {forest.rows * forest.columns} cards in{" "}
            {spelledCount(forest.rows, "row")} of {spelled(forest.columns)}. The other cards are the deck.
          </li>
          <li>
            From the first player on, everybody picks a door at the edge of the forest for their house. No two
            houses stand side by side.
          </li>
          <li>
            Everybody studies the forest and says when they are ready; nobody can take that back. Without a
            clock, the last ones get {limits.study_seconds} more seconds once at least half are ready.
          </li>
          <li>The forest is turned down, and everybody gets a blue and a red recipe, open to all.</li>
        </ol>
      </section>

      <section>
        <h3>Your turn</h3>
        <p>
          You have three actions for your chef and your demon, in any mix, the same one several times if you
          like. You may stop earlier. A step of a chef or demon can be taken back, the last one too, until you
          end your turn; but not when a card was revealed by it or turned down.
        </p>
        <div class={styles.two}>
          <div class={styles.box}>
            <h4>
              <ChefFigure chef="olive" size="34px" /> Your chef
            </h4>
            <dl>
              <dt>Steps</dt>
              <dd>
                to the next space, up, down, left or right, or through your own door into the forest and home
                again. Chefs may share a space.
              </dd>
              <dt>Looks</dt>
              <dd>at any card of the forest, from anywhere in the forest. Everybody sees it.</dd>
              <dt>Gathers</dt>
              <dd>
                the card that it stands on. The card is turned up: if you need it, you take it, and the forest
                shifts. If not, it stays, and the action is spent.
              </dd>
            </dl>
          </div>
          <div class={styles.box}>
            <h4>
              <DemonFigure chef="burgundy" size="34px" /> Your demon
            </h4>
            <dl>
              <dt>Moves</dt>
              <dd>from any house to any other, as many demons as like in the same one.</dd>
              <dt>Destroys</dt>
              <dd>one piece of furniture in the house of another player.</dd>
              <dt>Makes mischief</dt>
              <dd>
                by naming an ingredient and pointing at any card of the forest. If that is what it is, it goes
                under the deck, and a new card takes its place. If not, it just has been seen.
              </dd>
            </dl>
          </div>
        </div>
        <p class={rules.aside}>
          A card that was turned up lies open until somebody takes the next action. Then it is up to you to
          remember it.
        </p>
      </section>

      <section>
        <h3>The forest shifts</h3>
        <p>
          Each ingredient has an arrow. When it is gathered, the cards behind the gap move along the arrow to
          fill it, with any chefs on them, and the gap that this leaves at the edge is filled from the deck,
          face up for all to see. Chefs on the gathered space stay where they are. If no card lies behind the
          gap, the line moves the other way.
        </p>
        <div class={styles.example}>
          <ForestCard card={{ type: "ingredient", ingredient: 0, arrow: "left" }} names={names} size="s" />
          <p>
            When this card is gathered, all cards to the right of it move one space to the left, and the right
            end of the row gets a new card.
          </p>
        </div>
      </section>

      <section>
        <h3>Two cards of another kind</h3>
        <p>They act when a chef finds them by looking or gathering. Found otherwise, they only lie there.</p>
        <div class={styles.example}>
          <ForestCard card={{ type: "demon_bait" }} names={[]} size="s" />
          <p>
            <b>Demon Bait</b> goes to your house. The next demon that would destroy furniture there goes for
            the Bait instead, which then goes under the deck. The Bait's space is filled from the deck;
            nothing shifts.
          </p>
        </div>
        <div class={styles.example}>
          <ForestCard card={{ type: "wood_sprite" }} names={[]} size="s" />
          <p>
            <b>A Wood Sprite</b> shows you alone the top three cards of the deck. You may take one ingredient
            that you need, or one Bait; that one is shown to all. The rest and the Sprite go under the deck in
            an order that only you know. With an empty deck, the Sprite does nothing.
          </p>
        </div>
      </section>

      <section>
        <h3>What you need</h3>
        <ul>
          <li>
            Both recipes together say what you can gather: an ingredient that both take is needed twice. You
            never get a card beyond that.
          </li>
          <li>
            Each card counts for one recipe, whichever suits you. Stolen and returned cards are missing again.
          </li>
          <li>Everybody can see what everybody has and still needs.</li>
        </ul>
      </section>

      <section>
        <h3>Furniture</h3>
        <ul class={styles.pieces}>
          {ALL_FURNITURE.map((piece) => (
            <li key={piece}>
              <Picture name={FURNITURE[piece].picture} size="34px" />
              <span>
                <b>{FURNITURE[piece].name}.</b> {PIECES[piece]}
              </span>
            </li>
          ))}
        </ul>
      </section>

      <section>
        <h3>The chefs</h3>
        <ul class={styles.pieces}>
          {ALL_CHEFS.map((chef) => (
            <li key={chef}>
              <ChefFigure chef={chef} size="40px" />
              <span>
                <b>{CHEFS[chef].name}.</b> {CHEFS[chef].ability}
              </span>
            </li>
          ))}
        </ul>
      </section>

      <section>
        <h3>The end</h3>
        <p>The match is over at once</p>
        <ul>
          <li>
            when a chef is at home and at least one of its recipes is complete, even if somebody else's demon
            sent it there,
          </li>
          <li>or when a gap cannot be filled because the deck is empty.</li>
        </ul>
        <p>
          Whoever ended it, by coming home or by taking that last card, drives one demon out of their own
          house for each completed recipe.
        </p>
        <p class={rules.aside}>
          If for {spelledCount(limits.quiet_rounds_to_stop, "round")} nobody takes a card or destroys
          anything, the player whose turn it is may offer to stop; after {spelled(limits.quiet_rounds_to_end)}{" "}
          such rounds, or after {spelled(limits.rounds_to_end)} in all, the match stops by itself. Then nobody
          has ended it.
        </p>
      </section>

      <section>
        <h3>Points</h3>
        <table class={styles.table}>
          <tbody>
            {POINTS.map(([what, points]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Players who are level for the most each get the 3, even if the most is none at all. Ties are broken,
          in this order, by who ended the match, more recipes, more ingredients, more furniture destroyed,
          fewer demons in the house, and the chef with fewer steps to go home. Who is level even then shares
          the place.
        </p>
      </section>
    </>
  );
}

const PIECES = {
  bed: "Whoever destroys it may steal one card from the owner, if it is one they need.",
  table: "Whoever destroys it picks one of the owner's ingredients, which goes on top of the deck.",
  chair: "The owner's chef goes home at once.",
};

const POINTS = [
  ["Each completed recipe", "5"],
  ["Most ingredients gathered", "3"],
  ["Most furniture destroyed", "3"],
  ["Each ingredient gathered", "1"],
  ["Charcoal: each piece of furniture destroyed", "1"],
  ["Each demon in your house, your own too", "−1"],
] as const;
