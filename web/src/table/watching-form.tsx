import type { TableSettings, Watching, WatchingFrom } from "../protocol/messages";
import { Choice, Switch } from "../ui/field";

interface WatchingFormProps {
  value: Watching;
  onChange: (changes: Pick<TableSettings, "watching">) => void;
}

const lates = [
  { value: "3 moves", label: "3 moves" },
  { value: "10 moves", label: "10 moves" },
  { value: "5 minutes", label: "5 min" },
  { value: "15 minutes", label: "15 min" },
] as const;
type Late = (typeof lates)[number]["value"];

/** The host's form for what spectators get to see and hear. */
export function WatchingForm({ value, onChange }: WatchingFormProps) {
  const set = (changes: Partial<Watching>) => onChange({ watching: { ...value, ...changes } });
  const { from } = value;
  const late = from.type === "moves" || from.type === "minutes";
  return (
    <>
      <Choice
        legend="Spectators see a match"
        value={late ? "late" : from.type}
        choices={[
          { value: "now", label: "At once" },
          { value: "late", label: "Late", hint: "So that spectators can't help a player." },
          {
            value: "end",
            label: "Not",
            hint: "Only once it's over; whoever opens the link waits for a chair.",
          },
        ]}
        onChange={(type) => set({ from: type === "late" ? { type: "moves", late: 3 } : { type } })}
      />
      {late && (
        <Choice<Late>
          legend="How late"
          value={`${from.late} ${from.type}` as Late}
          choices={lates}
          onChange={(chosen) => set({ from: readLate(chosen) })}
        />
      )}
      {from.type !== "end" && (
        <Switch
          label="Spectators read what players say"
          hint={value.hear_players ? "With the same delay." : "Only when the match is over."}
          checked={value.hear_players}
          onChange={(hear_players) => set({ hear_players })}
        />
      )}
    </>
  );
}

function readLate(chosen: Late): WatchingFrom {
  const [late, type] = chosen.split(" ") as [string, "moves" | "minutes"];
  return { type, late: Number(late) };
}
