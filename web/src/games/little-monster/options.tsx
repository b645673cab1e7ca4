/** What a table may choose for Little Monster. */
import type { MonsterChoice, Options } from "../../protocol/little_monster";
import { Choice, Switch } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import { describeMemory, MemoryChoice } from "../shared/memory-choice";
import styles from "./options.module.css";

const MONSTERS = [
  { value: "dealt", label: "Dealt", hint: "Everybody gets two monsters at random." },
  { value: "choose", label: "Two of three", hint: "Everybody gets three and secretly keeps two." },
  {
    value: "draft",
    label: "Draft",
    hint: "You take monsters in turn from an open row, the last player first, there and back.",
  },
] as const;

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Choice
        legend="Monsters"
        value={value.monsters}
        choices={MONSTERS}
        onChange={(monsters) => onChange({ ...value, monsters })}
        disabled={disabled}
      />
      <Switch
        label="Abilities"
        hint="Each monster can do something of its own. Without, all are fed alike, which is easier to begin with."
        checked={value.abilities}
        onChange={(abilities) => onChange({ ...value, abilities })}
        disabled={disabled}
      />
      <MemoryChoice
        value={value.memory}
        strict="You keep in mind yourself what you have seen, as at a real table."
        assisted="Cards you have legitimately seen in hands or the deck can be looked up, and so can the discard pile."
        onChange={(memory) => onChange({ ...value, memory })}
        disabled={disabled}
      />
    </div>
  );
}

const CHOSEN: Record<MonsterChoice, string> = {
  dealt: "Monsters dealt",
  choose: "Two of three monsters",
  draft: "Monsters drafted",
};

export function describeOptions({ abilities, monsters, memory }: Options): string[] {
  return [CHOSEN[monsters], abilities ? "With abilities" : "Without abilities", describeMemory(memory)];
}
