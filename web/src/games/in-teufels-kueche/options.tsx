/** What a table may choose for In Teufels Küche. */
import type { Options } from "../../protocol/in_teufels_kueche";
import { Switch } from "../../ui/field";
import type { OptionsProps } from "../game-client";

export function OptionsForm({ value, onChange, disabled }: OptionsProps<Options>) {
  return (
    <Switch
      label="Gentle start"
      hint="The very first turn rolls one die only, since it is good to be first."
      checked={value.gentle_start}
      onChange={(gentle_start) => onChange({ gentle_start })}
      disabled={disabled}
    />
  );
}

export function describeOptions({ gentle_start }: Options): string[] {
  return [gentle_start ? "Gentle start: one die in the very first turn" : "Two dice from the start"];
}
