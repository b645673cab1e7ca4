/** What a table may choose for Hungry Monkey. */
import type { Options } from "../../protocol/hungry_monkey";
import { Choice } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import { describeMemory, MemoryChoice } from "../shared/memory-choice";
import styles from "./options.module.css";

const SERIES = [
  { value: "single", label: "One game", hint: "First out wins, the last one left loses." },
  {
    value: "beans",
    label: "Bean series",
    hint: "Up to four games. The better your place, the more beans; most beans win.",
  },
] as const;

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Choice
        legend="How long"
        value={value.series}
        choices={SERIES}
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
  return [series === "beans" ? "Up to four games for beans" : "One game", describeMemory(memory)];
}
