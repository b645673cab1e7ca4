/** The rules of Hungry Monkey in our own words. */
import type { Edition } from "../../protocol/hungry_monkey";
import { count, spelled, spelledCount } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { RulesProps } from "../game-client";
import rules from "../shared/rules.module.css";
import { ANIMALS, PRINT } from "./animals";
import styles from "./rules.module.css";

/** The fewest that can play. */
const FEWEST = 2;

export function Rules({ edition }: RulesProps<Edition>) {
  const { hand, row, under_kitty, copies, endless } = edition;
  const cards = ANIMALS.reduce((sum, animal) => sum + (copies[animal] ?? 0), 0);
  const [each] = ANIMALS.map((animal) => copies[animal]);
  const alike = ANIMALS.every((animal) => copies[animal] === each);
  return (
    <>
      <section>
        <h3>What it is about</h3>
        <p>
          You have a few cards in your hand, and {spelled(row)} more face down in front of you that nobody has
          ever looked at. Be the first to play them all: the hand comes first, the row last. Whoever is the
          only one left with cards loses.
        </p>
      </section>

      <section>
        <h3>The start</h3>
        <ul>
          <li>
            Everybody gets {spelledCount(hand, "card")} in hand and {spelled(row)} face down in a row.
          </li>
          <li>
            The other cards are the draw pile. Somewhere in it sits the Bad Kitty; as soon as she is on top,
            there is nothing left to draw, and the cards under her stay out of the game.
          </li>
          <li>Who begins is drawn by lot.</li>
        </ul>
        <table class={rules.table}>
          <caption>Cards to draw before the kitty shows</caption>
          <thead>
            <tr>
              <th scope="row">Players</th>
              {under_kitty.map((_, index) => (
                <th key={index} scope="col">
                  {index + FEWEST}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Cards</th>
              {under_kitty.map((under, index) => (
                <td key={index}>{cards - (index + FEWEST) * (hand + row) - under}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>

      <section>
        <h3>Your turn</h3>
        <p>
          Put something on the pile in the middle. It has to have the same number as the top card, or a higher
          one.
        </p>
        <ul>
          <li>
            <b>From your hand:</b> one card, or several of the same animal, with as many Monkeys as you like.
            What you play from your hand always has to fit.
          </li>
          <li>
            <b>From the draw pile:</b> turn up its top card and play it. You may gamble like this even if you
            could play from your hand.
          </li>
          <li>
            <b>From your row:</b> only when there's nothing left to draw and your hand is empty. Pick one card
            and turn it up.
          </li>
        </ul>
        <p>
          If a card you turned up does not fit, you take the whole pile into your hand, that card included,
          and your turn is over. The same happens when there is nothing left to draw and nothing in your hand
          fits.
        </p>
        <p>
          Then the top card you played does what its animal does, once, however many you played. In the end
          you draw until you hold {spelledCount(hand, "card")} again, as long as there is something to draw.
        </p>
      </section>

      <section>
        <h3>A gang of four</h3>
        <p>
          If the top four cards of the pile or more are the same animal, whoever played them, the pile is
          cleared away at once. No animal does anything; you draw up to {spelled(hand)} and take another turn.
          Monkeys count as any animal here.
        </p>
      </section>

      <section>
        <h3>The animals</h3>
        {alike && <p>There are {spelled(each ?? 0)} of each.</p>}
        <ul class={styles.animals}>
          {ANIMALS.map((animal) => {
            const { number, name, picture, effect, tint } = PRINT[animal];
            return (
              <li key={animal} style={{ "--tint": tint }}>
                <span class={styles.number}>{number ?? "?"}</span>
                <Picture name={picture} size="34px" />
                <p>
                  <b>{alike ? name : `${name} (${count(copies[animal] ?? 0, "card")})`}</b>
                  {effect ?? "Just has a number."}
                </p>
              </li>
            );
          })}
        </ul>
      </section>

      <section>
        <h3>The small print</h3>
        <ul>
          <li>
            Monkeys turn into the card that lies on them; if none does, into the card they lie on. That
            changes whenever another card is put on top. With no other animal in the pile they are nothing:
            anything may follow.
          </li>
          <li>
            When you play Monkeys together with another animal, you choose how many go on top and how many
            beneath. Those beneath keep their animal, those on top turn into what comes next.
          </li>
          <li>A Monkey that lies next to your Ants is an Ant as well, and stays.</li>
          <li>
            The Buffalo binds the next player’s one play, wherever the card comes from; Ants and Monkeys fit
            all the same. After it, the usual rule is back. A lone Monkey on a Buffalo binds the player after.
          </li>
          <li>Sparrow and Snake aren't optional: while there's a card to swap or peek at, you have to.</li>
          <li>
            With your last card you are out at once. Only an Ant, a Buffalo or a Tiger still does its work,
            and an Ant that takes anything keeps you in.
          </li>
          <li>You can look through the pile at any time, but not through what has been cleared away.</li>
          <li>
            Should a game go round in circles, and nobody draws, clears the pile away, plays from a row or
            gets out for {count(endless.propose_from, "turn")}, you can all agree to stop. After{" "}
            {endless.stop_at} such turns it stops by itself; then whoever has the fewest cards is ahead. The
            table tells you in time.
          </li>
        </ul>
      </section>

      <section>
        <h3>A bean series</h3>
        <p>
          Up to four games, for bean cards worth 1, 2 or 3. Everybody starts with a 1, and only you know what
          yours are worth.
        </p>
        <ul>
          <li>First out: two cards from the shuffled 2s and 3s.</li>
          <li>Second: one of them, unless there are only two of you.</li>
          <li>Third: a 1, unless there are only three of you.</li>
          <li>Last: gives back the lowest bean, and begins the next game.</li>
        </ul>
        <p>
          After four games, or as soon as somebody has ten beans or more after a game, all beans are turned
          up. Most beans win, and a tie is shared.
        </p>
      </section>
    </>
  );
}
