/** The rules of Little Monster in our own words. */
import type { Edition } from "../../protocol/little_monster";
import { spelledCount } from "../../state/names";
import { Card } from "../../ui/card";
import type { RulesProps } from "../game-client";
import rules from "../shared/rules.module.css";
import { pictureOf, tintOf } from "./edition";
import { exampleOf } from "./example";
import { MonsterFace } from "./monster-face";
import styles from "./rules.module.css";

export function Rules({ edition }: RulesProps<Edition>) {
  const { feeds_at, hand_limit, dealt, plates, quiet_rounds, most_rounds } = edition;
  const example = exampleOf(edition);
  return (
    <>
      <section>
        <h3>What it is about</h3>
        <ul class={styles.faces} aria-hidden="true">
          {[1, 3, 6, 7, 9].map((monster) => (
            <li key={monster}>
              <MonsterFace monster={monster} />
            </li>
          ))}
        </ul>
        <p>
          Two little monsters of yours run along a laid table, from plate to plate. Feed them, and they move
          on; and whatever they eat pushes monsters about, yours and those of others. Whoever first has both
          monsters home, where the tea is, wins.
        </p>
      </section>

      <section>
        <h3>The start</h3>
        <ul>
          <li>Everybody has two monsters. They lie open, and so does what they can do.</li>
          <li>
            All monsters begin on the plate at the bottom right. The finish is at the top right,{" "}
            {spelledCount(plates - 1, "step")} on.
          </li>
          <li>
            Everybody gets {spelledCount(dealt, "food card")} in hand, which the others do not see. Who begins
            is random.
          </li>
        </ul>
      </section>

      <section>
        <h3>Your turn</h3>
        <ol>
          <li>
            What your monsters do “at the start of your turn” happens. If there are several such abilities,
            you say which comes first.
          </li>
          <li>
            You draw a card. If your hand is now worth more than <b>{hand_limit}</b>, you have to feed in this
            turn.
          </li>
          <li>
            You may feed a monster, and once more after that: the same one or the other. Then end your turn.
          </li>
        </ol>
        <p>You may hold as many cards as you like, and a turn without feeding is a turn to save up.</p>
      </section>

      <section>
        <h3>Feeding</h3>
        <ol>
          <li>
            Lay down cards that are worth <b>{feeds_at} or more</b> together, for one of your monsters that
            still races. It moves one plate, whatever happens next.
          </li>
          <li>
            If they are worth more than {feeds_at}, <b>cover</b> a card. If those left open are still worth
            more, it comes back into your hand and you cover another, until what is open is worth {feeds_at}{" "}
            or less.
          </li>
          <li>What the fed monster does “when fed” happens.</li>
          <li>
            Then you do the actions of all open cards, in the order you like. You say which comes next one by
            one, so you can look what has become of the race.
          </li>
          <li>The whole meal goes onto the discard pile.</li>
        </ol>
        {example && (
          <div class={styles.example}>
            <span class={styles.meal}>
              {example.foods.map((food) => (
                <Card
                  key={food.value}
                  rank={String(food.value)}
                  name={food.name}
                  picture={pictureOf(food)}
                  tint={tintOf(food)}
                  size="s"
                />
              ))}
            </span>
            <p>{example.words}</p>
          </div>
        )}
        <p>
          Some monsters are fed at another value than {feeds_at}, and some let you hold more than {hand_limit}
          . It stands on their card.
        </p>
      </section>

      <section>
        <h3>Actions</h3>
        <ul>
          <li>
            You <b>must</b> do the actions of open cards, also when they hurt, unless they say “may”.
          </li>
          <li>
            What can't be done <b>in full</b> isn't done at all. Only who comes to the finish early may leave
            the rest of the way out. Nobody can go back beyond the start.
          </li>
          <li>
            The <b>fastest</b> is the one monster ahead of all others, the <b>slowest</b> the one behind them.
            On the table a rabbit and a turtle mark them. If two share that place, there is none.
          </li>
          <li>
            <b>Your</b> fastest and slowest are looked for among your own two; both have to race, and on
            different plates.
          </li>
          <li>
            Where you choose a monster or a player, you are offered only those with which it can be done.
          </li>
          <li>
            When all move forward, each goes as far as it can. They move back only if every one of them can.
          </li>
          <li>Stolen cards are taken unseen. The others don't see what it was.</li>
        </ul>
      </section>

      <section>
        <h3>At the finish</h3>
        <p>
          A monster that comes home leaves the table at once. It is not fed any more, nothing moves it, and
          its abilities are gone. As soon as both monsters of a player are home, that player wins, in
          whoever’s turn it is. The others are ranked by the monsters they have home, then by how far they
          came.
        </p>
      </section>

      <section>
        <h3>The small print</h3>
        <ul>
          <li>
            When a card is needed and the deck is used up, the discard pile is shuffled and becomes the deck.
          </li>
          <li>“Draw 2” needs two cards in deck and discard together. Those of the meal do not count.</li>
          <li>“Draw 2, then discard 1” discards from your hand, after you have seen both.</li>
          <li>
            When each other player draws or discards, it goes clockwise; who cannot is left out. What they
            discard, all choose at once and show together.
          </li>
          <li>
            Having to feed is looked at only once, after you draw. Over {hand_limit} again later in your turn
            is fine.
          </li>
          <li>If nothing at all is left to draw, you have to feed if you can.</li>
          <li>
            What several monsters do when another comes home waits until the action is done, and goes in the
            order of the seats, beginning with the player whose turn it is.
          </li>
          <li>“When fed exactly” looks at all the cards you lay down, before anything is covered.</li>
          <li>
            A choice can be taken back until something new is drawn, shown, stolen or looked at, a card is
            hidden again, or somebody else is asked. A meal that is laid down stays.
          </li>
          <li>
            If no monster has come home for {spelledCount(quiet_rounds, "round")}, you can ask the others to
            stop. After {spelledCount(most_rounds, "round")} the match ends by itself.
          </li>
        </ul>
      </section>

      <section>
        <h3>For your table</h3>
        <ul>
          <li>
            <b>Two of three:</b> everybody gets three monsters, keeps two, and all are shown together.
          </li>
          <li>
            <b>Draft:</b> you take monsters in turn from an open row. The last player begins, and it goes
            there and back.
          </li>
          <li>
            <b>Without abilities</b> all monsters are fed at {feeds_at}, and all hands may be worth{" "}
            {hand_limit}.
          </li>
        </ul>
        <p class={rules.aside}>Most foods and monsters that come with Potluck are made up.</p>
      </section>
    </>
  );
}
