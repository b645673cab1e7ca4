/** The table option `memory`, which games with something to remember share; each says what is marked. */
import type { Memory } from "../../protocol/rules";
import { Choice } from "../../ui/field";
import { choicesOf } from "./choices";

interface Props {
  value: Memory;
  onChange: (memory: Memory) => void;
  disabled: boolean;
  /** What a seat has to remember by itself. */
  strict: string;
  /** What it is reminded of. */
  assisted: string;
}

const MEMORY: Record<Memory, { label: string; told: string }> = {
  strict: { label: "Your own", told: "Your own memory" },
  assisted: { label: "Assisted", told: "Memory assisted" },
};

export function MemoryChoice({ strict, assisted, ...rest }: Props) {
  return (
    <Choice
      legend="Memory"
      choices={choicesOf<Memory>({
        strict: { ...MEMORY.strict, hint: strict },
        assisted: { ...MEMORY.assisted, hint: assisted },
      })}
      {...rest}
    />
  );
}

export function describeMemory(memory: Memory): string {
  return MEMORY[memory].told;
}
