/** What a table may choose for Foodie Forest. */
import type { Options } from "../../protocol/foodie_forest";
import { Switch } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import { describeMemory, MemoryChoice } from "../shared/memory-choice";
import styles from "../shared/options.module.css";

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Switch
        label="Open recipes"
        hint="Everybody chooses in turn and shows the recipe at once. The dealer comes last and can't pick the same one as the player to their left."
        checked={value.open_recipes}
        onChange={(open_recipes) => onChange({ ...value, open_recipes })}
        disabled={disabled}
      />
      <Switch
        label="Open piles"
        hint="Everybody can look at what others have taken during the deal."
        checked={value.open_piles}
        onChange={(open_piles) => onChange({ ...value, open_piles })}
        disabled={disabled}
      />
      <MemoryChoice
        value={value.memory}
        strict="You have to remember what has been played, as at a real table."
        assisted="You can look up the cards of earlier tricks, and who couldn't follow which colour."
        onChange={(memory) => onChange({ ...value, memory })}
        disabled={disabled}
      />
    </div>
  );
}

export function describeOptions({ open_recipes, open_piles, memory }: Options): string[] {
  return [
    open_recipes ? "Recipes chosen openly, in turn" : "Recipes chosen secretly",
    open_piles ? "Piles lie face up" : "Piles lie face down",
    describeMemory(memory),
  ];
}
