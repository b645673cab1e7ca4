/** What a table may choose for Hungry Monkey. */
import type { Options, SeriesKind } from "../../protocol/hungry_monkey";
import { Choice } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import { type ChoiceWords, choicesOf } from "../shared/choices";
import { describeMemory, MemoryChoice } from "../shared/memory-choice";
import styles from "../shared/options.module.css";

const SERIES: Record<SeriesKind, ChoiceWords> = {
  single: { label: "One game", hint: "First out wins, the last one left loses.", told: "One game" },
  beans: {
    label: "Bean series",
    hint: "Up to four games. The better your place, the more beans; most beans win.",
    told: "Up to four games for beans",
  },
};

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Choice
        legend="How long"
        value={value.series}
        choices={choicesOf(SERIES)}
        onChange={(series) => onChange({ ...value, series })}
        disabled={disabled}
      />
      <MemoryChoice
        value={value.memory}
        strict="You have to remember what you peeked at, as at a real table."
        assisted="Row cards you have legitimately seen stay marked for you, and the discard can be looked through."
        onChange={(memory) => onChange({ ...value, memory })}
        disabled={disabled}
      />
    </div>
  );
}

export function describeOptions({ series, memory }: Options): string[] {
  return [SERIES[series].told, describeMemory(memory)];
}
