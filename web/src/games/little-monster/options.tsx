/** What a table may choose for Little Monster. */
import type { MonsterChoice, Options } from "../../protocol/little_monster";
import { Choice, Switch } from "../../ui/field";
import type { OptionsProps } from "../game-client";
import { type ChoiceWords, choicesOf } from "../shared/choices";
import { describeMemory, MemoryChoice } from "../shared/memory-choice";
import styles from "../shared/options.module.css";

const MONSTERS: Record<MonsterChoice, ChoiceWords> = {
  dealt: { label: "Dealt", hint: "Everybody gets two monsters at random.", told: "Monsters dealt" },
  choose: {
    label: "Two of three",
    hint: "Everybody gets three and secretly keeps two.",
    told: "Two of three monsters",
  },
  draft: {
    label: "Draft",
    hint: "You take monsters in turn from an open row, the last player first, there and back.",
    told: "Monsters drafted",
  },
};

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <div class={styles.options}>
      <Choice
        legend="Monsters"
        value={value.monsters}
        choices={choicesOf(MONSTERS)}
        onChange={(monsters) => onChange({ ...value, monsters })}
        disabled={disabled}
      />
      <Switch
        label="Abilities"
        hint="Each monster can do something of its own. Without abilities, all are fed alike, which is easier at first."
        checked={value.abilities}
        onChange={(abilities) => onChange({ ...value, abilities })}
        disabled={disabled}
      />
      <MemoryChoice
        value={value.memory}
        strict="You have to remember what you've seen, as at a real table."
        assisted="Cards you have legitimately seen in hands or the deck can be looked up, and so can the discard pile."
        onChange={(memory) => onChange({ ...value, memory })}
        disabled={disabled}
      />
    </div>
  );
}

export function describeOptions({ abilities, monsters, memory }: Options): string[] {
  return [
    MONSTERS[monsters].told,
    abilities ? "With abilities" : "Without abilities",
    describeMemory(memory),
  ];
}
