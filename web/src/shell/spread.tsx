import { Card, CardBack } from "../ui/card";
import styles from "./spread.module.css";

/** A few cards fanned out on the cloth: what one comes here for. */
export function Spread() {
  return (
    <div class={styles.spread} aria-hidden="true">
      <CardBack picture="banana" size="inherit" tilt={-16} />
      <Card rank="4" name="Leaping Frog" picture="frog" tint="#5da045" size="inherit" tilt={-6} />
      <Card rank="?" name="Hungry Monkey" picture="monkey-face" tint="#9a4fc0" size="inherit" tilt={4} />
      <Card rank="9" name="Stubborn Rhino" picture="rhinoceros" tint="#70818f" size="inherit" tilt={13} />
    </div>
  );
}
