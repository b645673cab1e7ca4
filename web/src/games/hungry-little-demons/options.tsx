/** What a table may choose for Hungry Little Demons. */
import type { Chefs, Options } from "../../protocol/hungry_little_demons";
import { Choice } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import { type ChoiceWords, choicesOf } from "../shared/choices";
import { describeMemory, MemoryChoice } from "../shared/memory-choice";
import styles from "../shared/options.module.css";

const CHEFS: Record<Chefs, ChoiceWords> = {
  random: { label: "At random", hint: "Everybody is dealt a chef.", told: "Chefs at random" },
  picked: {
    label: "Picked",
    hint: "From a random player on, everybody picks a chef in turn.",
    told: "Chefs are picked",
  },
};

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Choice
        legend="Chefs"
        value={value.chefs}
        choices={choicesOf(CHEFS)}
        onChange={(chefs) => onChange({ ...value, chefs })}
        disabled={disabled}
      />
      <MemoryChoice
        value={value.memory}
        strict="You have to remember what lay where, as at a real table."
        assisted="Cards that you have seen and could follow stay marked for you, in the forest and in the deck."
        onChange={(memory) => onChange({ ...value, memory })}
        disabled={disabled}
      />
    </div>
  );
}

export function describeOptions({ chefs, memory }: Options): string[] {
  return [CHEFS[chefs].told, describeMemory(memory)];
}
