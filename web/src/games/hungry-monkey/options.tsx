/** What a table may choose for Hungry Monkey. */
import type { Options } from "../../protocol/hungry_monkey";
import { Choice } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import styles from "./options.module.css";

const SERIES = [
  { value: "single", label: "One game", hint: "First out wins, the last one left loses." },
  {
    value: "beans",
    label: "Bean series",
    hint: "Up to four games. The better your place, the more beans; most beans win.",
  },
] as const;

const MEMORY = [
  {
    value: "strict",
    label: "Your own",
    hint: "You have to remember what you peeked at, as at a real table.",
  },
  {
    value: "assisted",
    label: "Assisted",
    hint: "Row cards you have legitimately seen stay marked for you, and the discard can be looked through.",
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
      <Choice
        legend="Memory"
        value={value.memory}
        choices={MEMORY}
        onChange={(memory) => onChange({ ...value, memory })}
        disabled={disabled}
      />
    </div>
  );
}

export function describeOptions({ series, memory }: Options): string[] {
  return [
    series === "beans" ? "Up to four games for beans" : "One game",
    memory === "assisted" ? "Memory assisted" : "Your own memory",
  ];
}
