/** The rules of In Teufels Küche in our own words. */
import type { Edition } from "../../protocol/in_teufels_kueche";
import { capital } from "../../state/characters";
import { listNames, spelled, spelledCount } from "../../state/names";
import { Picture } from "../../ui/picture";
import type { RulesProps } from "../game-client";
import rules from "../shared/rules.module.css";
import { MenuCard } from "./menu-card";
import { pointsOf } from "./menus";
import styles from "./rules.module.css";

export function Rules({ edition }: RulesProps<Edition>) {
  const { goal, devils, menus, faces, grills, oven, endless } = edition;
  const food = menus.reduce<number>((sum, menu) => sum + pointsOf(menu), 0);
  const milk = menus.filter((menu) => menu === "milk").length;
  return (
    <>
      <section>
        <h3>What it is about</h3>
        <p>
          Your little devils cook in the Greater Devil’s kitchen. Bring pots to your own grill, and be the
          first with {spelledCount(goal, "point")} on it. Your own pots hold {spelledCount(food, "point")}
          {milk > 0 && <> and {spelledCount(milk, "bottle")} of milk</>}
          {food < goal ? ", so you have to steal, and what" : ". What"} is in a stolen pot you only learn when
          it is served.
        </p>
      </section>

      <section>
        <h3>The start</h3>
        <ul>
          <li>
            Everybody has {spelledCount(devils, "devil")} with chef’s hats on the start of their colour, and{" "}
            {spelled(menus.length)} pots with different marks. Your grill lies in the corner across from your
            start.
          </li>
          <li>
            In secret, everybody hides one menu in each of their pots. That stays so; you can look at your own
            tray at any time.
          </li>
        </ul>
        <div class={styles.menus}>
          {menus.map((menu, index) => (
            <MenuCard key={index} menu={menu} />
          ))}
        </div>
        <ul>
          <li>
            Then, clockwise, each places one pot at a time on any round station that has no pot of the same
            colour yet.
          </li>
          <li>Whoever places first also has the first turn. Chance decides who that is.</li>
        </ul>
      </section>

      <section>
        <h3>Your turn</h3>
        <p>
          Two dice are rolled for you. Each shows{" "}
          {listNames(faces.map((face) => (face === "wing" ? "a wing" : String(face))))}, and their sum is what
          you may walk. Share it out among your devils as you like, and end your turn when you have had
          enough. A wing counts nothing.
        </p>
        <ul>
          <li>A step along a stone path to the next space costs a point. Nobody walks on lava.</li>
          <li>You may pass your own devils, but two of them never stand on the same station.</li>
          <li>You may not pass the devils of others, nor enter their starts and grills.</li>
          <li>
            <Picture name="wing" size="1.3em" /> Two wings give no points, but one of your devils may fly to
            any station without a devil of yours, pot and all.
          </li>
          <li>
            Steps and pots can be taken back, the last one too, until chance, a menu or another player comes
            into it. Then end your turn.
          </li>
        </ul>
      </section>

      <section>
        <h3>Pots</h3>
        <p>
          A devil on a station may take a pot, swap the one it carries for another, or put it down. That is
          free, at any time in your turn, but only once for each stop.
        </p>
        <ul>
          <li>A carried pot goes wherever its devil goes, except home: no pot enters a start.</li>
          <li>Whose pot it is makes no difference to who may take it, or whose grill it is served on.</li>
        </ul>
      </section>

      <section>
        <h3>Challenges and duels</h3>
        <p>
          Walk or fly onto a station with a devil of somebody else, and you challenge it. Its player chooses:
        </p>
        <ul>
          <li>
            <b>Decline.</b> The devil goes home and leaves its pot, but keeps its hat. You stay, with the
            points you have left.
          </li>
          <li>
            <b>Duel.</b> You go to the oven. The challenger presses its button once, the other twice, then
            three times, and so on. Whoever makes the Greater Devil jump out wins; each press has a chance of{" "}
            {oven.releases} in {oven.presses}.
          </li>
        </ul>
        <p>
          The loser leaves its pot on the station, loses its hat and goes home. If it has no hat any more it
          is out of the match, unless it is its player’s last devil: that one just goes home. Hats never come
          back.
        </p>
        <ul>
          <li>
            If the challenger wins, that devil gets a bonus point for this turn, and you go on with what you
            have left.
          </li>
          <li>If the challenger loses, the turn is over.</li>
        </ul>
      </section>

      <section>
        <h3>The grill</h3>
        <p>
          With a pot in hand, a devil may step from one of the {accessesOf(grills)}stations around your grill
          onto it, for a point. The pot is opened for all to see, and stays.
        </p>
        <ul>
          <li>
            <Picture name="poultry-leg" size="1.3em" /> Food counts for you. The devil is home at once, and
            you use what you have left.
          </li>
          <li>
            <Picture name="glass-of-milk" size="1.3em" /> Milk burns a devil: it is out of the match, even
            your last one, even if it has a hat.
          </li>
        </ul>
        <p>What is left in the pots of each colour is shown to everybody.</p>
      </section>

      <section>
        <h3>The end</h3>
        <ul>
          <li>
            {capital(spelledCount(goal, "point"))} {goal === 1 ? "wins" : "win"} at once.
          </li>
          <li>
            Without devils you are out and cannot win; your pots stay. If only one player has devils left,
            they win.
          </li>
          <li>
            When nobody can reach {spelled(goal)} any more with all the food there is, or when no pot has been
            served for {spelledCount(endless.end_after, "round")}, the match ends: most points win, then most
            devils, then most hats.
          </li>
          <li>
            After {spelledCount(endless.propose_after, "round")} without a pot served, you may offer to stop.
            If all agree, the same counts. Who refused is not told.
          </li>
        </ul>
      </section>

      <section>
        <h3>Two, three or four</h3>
        <ul>
          <li>Two players sit across from each other.</li>
          <li>
            With three, it is drawn who sits across from the colour nobody has. A sleepy devil of that colour
            stands on each space next to its start. These never move and never decline; the next player
            presses for them, and once beaten they are gone.
          </li>
          <li>
            The first player is a little ahead. With a gentle start, the very first turn rolls only one die.
          </li>
        </ul>
        <p class={rules.aside}>
          The paths of the standard kitchen, the oven and the endings for want of food are Potluck’s own.
        </p>
      </section>
    </>
  );
}

/** "four ", if all grills have as many stations around them. */
function accessesOf(grills: Edition["grills"]): string {
  const counts = new Set(grills.map(({ accesses }) => accesses.length));
  const [each = 0] = counts;
  return counts.size === 1 && each > 1 ? `${spelled(each)} ` : "";
}
