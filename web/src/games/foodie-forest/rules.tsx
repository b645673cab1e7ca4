/** The rules of Foodie Forest in our own words. */
import type { Edition } from "../../protocol/foodie_forest";
import { count } from "../../state/names";
import type { RulesProps } from "../game-client";
import rules from "../shared/rules.module.css";
import { ColorGlyph } from "./color-glyph";
import { alikeColors, cardsOf, handsText, numbersText } from "./edition";
import { IngredientCard } from "./ingredient-card";
import { COLORS } from "./ingredients";
import { RecipeBadge } from "./recipe-card";
import { effectOf, RECIPES } from "./recipes";
import styles from "./rules.module.css";

export function Rules({ edition }: RulesProps<Edition>) {
  const { empty_pot_bonus, full_at, starting_points } = edition;
  return (
    <>
      <section>
        <h3>What it is about</h3>
        <p>
          Everybody throws ingredients into one pot. Whoever makes it full has to take all that is in it. That
          is what you want when it is full of what your recipe asks for, and what you would rather leave to
          others when it is not.
        </p>
        <p>You play five deals, with another recipe in each. Most points in the end win.</p>
      </section>

      <section>
        <h3>The ingredients</h3>
        <ul class={styles.colors}>
          {COLOR_LIST.map((color) => (
            <li key={color} style={{ "--tint": COLORS[color].tint }}>
              <ColorGlyph color={color} /> <b>{COLORS[color].many}</b>{" "}
              {count(cardsOf(edition, color), "card")}
            </li>
          ))}
        </ul>
        <ul class={styles.cards}>
          {EXPLAINED.map(({ card, words }) => (
            <li key={words}>
              <IngredientCard card={card} size="s" />
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <table class={rules.table}>
          <caption>How many there are of each</caption>
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">Numbers</th>
              <th scope="col">Spices</th>
              <th scope="col">Boil-overs</th>
            </tr>
          </thead>
          <tbody>
            {alikeColors(edition).map(({ colors, numbers, spices, boilOvers }) => (
              <tr key={colors[0]}>
                <th scope="row">{colors.map((color) => COLORS[color].one).join(", ")}</th>
                <td>{numbersText(numbers)}</td>
                <td>{spices || "–"}</td>
                <td>{boilOvers || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section>
        <h3>A deal</h3>
        <ol>
          <li>
            Everybody gets {handsText(edition)}. What is not dealt stays out of sight until the match is over.
          </li>
          <li>
            Look at your hand and choose one of your recipes. Nobody sees it until all have chosen; then all
            are turned up at once. Each recipe is cooked only once, so in the fifth deal you take the one that
            is left.
          </li>
          <li>Play tricks, until somebody has to play and has no card.</li>
          <li>Count the points.</li>
        </ol>
        <p>
          The first dealer is drawn at random; then it goes round clockwise. Whoever sits to the left of the
          dealer leads the first trick.
        </p>
      </section>

      <section>
        <h3>A trick</h3>
        <ul>
          <li>Clockwise, each puts one card into the pot. Its number is added to the total.</li>
          <li>
            The first card sets the <b>required colour</b>. If you have a card of it, you have to play one. If
            you have none, play what you like.
          </li>
          <li>
            <b>Trash</b> spoils the soup: as soon as one is in the pot, no colour is required any more and
            anything goes until the trick is over. So a trick that begins with Trash never has a required
            colour.
          </li>
          <li>
            Whoever brings the total to <b>{full_at} or more</b> has filled the pot, takes all its cards face
            down, and leads the next trick.
          </li>
          <li>Filling the pot can take more than one round, or less.</li>
        </ul>
      </section>

      <section>
        <h3>The end of a deal</h3>
        <p>
          As soon as it is the turn of somebody who has no card left, the deal is over, whether they had to
          follow or to lead. The cards in the pot then belong to nobody, and the hands of the others do not
          matter. That is why everybody can see how many cards you hold, and when you have played your last.
        </p>
      </section>

      <section>
        <h3>The recipes</h3>
        <table class={rules.table}>
          <thead>
            <tr>
              <th scope="col">Recipe</th>
              <th scope="col">Brings</th>
              <th scope="col">Costs</th>
            </tr>
          </thead>
          <tbody>
            {RECIPE_LIST.map((recipe) => (
              <tr key={recipe}>
                <th scope="row">
                  <RecipeBadge recipe={recipe} /> {RECIPES[recipe].name}
                </th>
                <td>{effectOf(recipe, empty_pot_bonus).good}</td>
                <td>{effectOf(recipe, empty_pot_bonus).bad}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Only the cards that you have taken count. Spices and boil-overs are cards of their colour too: a
          Fruit spice brings 1 point to who cooks Fruit, and costs 1 who cooks Trash.
        </p>
        <p>
          You begin with {count(starting_points, "point")}. What a deal brings and costs is added up first; if
          that would leave you with less than nothing, you have 0.
        </p>
      </section>

      <section>
        <h3>The small print</h3>
        <ul>
          <li>
            A number of {full_at} or more that leads a trick counts 0. Later it fills the pot, whatever was in
            it.
          </li>
          <li>A boil-over that leads sets the required colour, like any other card.</li>
          <li>A boil-over after Trash empties the total, but the required colour doesn't come back.</li>
          <li>
            What you have taken lies face down: not even you may look through it before the deal is counted,
            unless your table plays with open piles.
          </li>
          <li>After five deals, whoever ties for most points shares the win.</li>
        </ul>
      </section>

      <section>
        <h3>Open recipes</h3>
        <p>
          Your table can choose recipes openly: from the dealer’s left, each picks a recipe and shows it at
          once. The dealer comes last and has to pick another one than the player to their left, as long as
          there is a choice.
        </p>
      </section>
    </>
  );
}

const COLOR_LIST = ["bug", "vegetable", "fruit", "trash"] as const;
const RECIPE_LIST = ["empty_pot", "bug", "vegetable", "fruit", "trash"] as const;

const EXPLAINED = [
  {
    card: { color: "vegetable", face: { type: "number", number: 4 } },
    words: "A number adds itself to the total.",
  },
  { card: { color: "bug", face: { type: "spice" } }, words: "A spice adds nothing." },
  {
    card: { color: "fruit", face: { type: "boil_over" } },
    words: "A boil-over sets the total back to 0. The required colour stays.",
  },
] as const;
