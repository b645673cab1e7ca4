/** The table option `memory`, which games with something to remember share; each says what is marked. */
import type { Memory } from "../../protocol/rules";
import { Choice } from "../../ui/field";

interface Props {
  value: Memory;
  onChange: (memory: Memory) => void;
  disabled: boolean;
  /** What a seat has to remember by itself. */
  strict: string;
  /** What it is reminded of. */
  assisted: string;
}

export function MemoryChoice({ strict, assisted, ...rest }: Props) {
  return (
    <Choice
      legend="Memory"
      choices={[
        { value: "strict", label: "Your own", hint: strict },
        { value: "assisted", label: "Assisted", hint: assisted },
      ]}
      {...rest}
    />
  );
}

export function describeMemory(memory: Memory): string {
  return memory === "assisted" ? "Memory assisted" : "Your own memory";
}
