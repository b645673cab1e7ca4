/** What a table may choose for Hungry Little Demons. */
import type { Options } from "../../protocol/hungry_little_demons";
import { Choice } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import styles from "./options.module.css";

const CHEFS = [
  { value: "random", label: "At random", hint: "Everybody is dealt a chef." },
  { value: "picked", label: "Picked", hint: "From a random player on, everybody picks a chef in turn." },
] as const;

const MEMORY = [
  {
    value: "strict",
    label: "Your own",
    hint: "You have to remember what lay where, as at a real table.",
  },
  {
    value: "assisted",
    label: "Assisted",
    hint: "Cards that you have seen and could follow stay marked for you, in the forest and in the deck.",
  },
] as const;

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Choice
        legend="Chefs"
        value={value.chefs}
        choices={CHEFS}
        onChange={(chefs) => onChange({ ...value, chefs })}
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

export function describeOptions({ chefs, memory }: Options): string[] {
  return [
    chefs === "picked" ? "Chefs are picked" : "Chefs at random",
    memory === "assisted" ? "Memory assisted" : "Your own memory",
  ];
}
