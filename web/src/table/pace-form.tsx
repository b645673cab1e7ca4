import type { ClockChoice, Pace } from "../protocol/messages";
import { describePace } from "../state/time";
import { Choice } from "../ui/field";
import styles from "./pace-form.module.css";

const CLOCKS = [
  { value: "none", label: "None", hint: "Take all the time you like." },
  {
    value: "relaxed",
    label: "Relaxed",
    hint: "Five minutes for each turn, so that nobody waits all evening.",
  },
  {
    value: "bank",
    label: "Bank",
    hint: "Each player has a supply of time. Each turn adds some, never to more than at the start.",
  },
] as const;

/** The banks that are offered, in seconds: quick, usual, slow. */
const BANKS = [
  { value: "120+5", label: "2 min", hint: "Plus 5 seconds for each turn." },
  { value: "300+15", label: "5 min", hint: "Plus 15 seconds for each turn." },
  { value: "900+30", label: "15 min", hint: "Plus 30 seconds for each turn." },
] as const;

type BankValue = (typeof BANKS)[number]["value"];

const AT_ZERO = [
  { value: "autopilot", label: "Autopilot", hint: "A simple, sensible move is made at once." },
  {
    value: "others_decide",
    label: "Others decide",
    hint: "The others can have a move made, let a bot play on, or just wait.",
  },
] as const;

const ON_LEAVE = [
  { value: "bot_plays_on", label: "A bot plays on", hint: "Until whoever left takes the seat back." },
  {
    value: "match_ends",
    label: "The match ends",
    hint: "Without a result, as soon as a player leaves their seat.",
  },
] as const;

function bankOf(value: BankValue): ClockChoice {
  const [seconds = 0, increment = 0] = value.split("+").map(Number);
  return { type: "bank", seconds, increment };
}

interface PaceFormProps {
  value: Pace;
  onChange: (pace: Pace) => void;
  disabled: boolean;
}

/** What the host may choose about time and absence. */
export function PaceForm({ value, onChange, disabled }: PaceFormProps) {
  const { clock } = value;
  const choose = (changes: Partial<Pace>) => onChange({ ...value, ...changes });
  return (
    <details class={styles.pace}>
      <summary>
        Time <span>{describePace(value)[0]}</span>
      </summary>
      <div class={styles.form}>
        <Choice
          legend="Clock"
          value={clock.type}
          choices={CLOCKS}
          onChange={(type) => choose({ clock: type === "bank" ? bankOf("300+15") : { type } })}
          disabled={disabled}
        />
        {clock.type === "bank" && (
          <Choice
            legend="How much"
            value={`${clock.seconds}+${clock.increment}` as BankValue}
            choices={BANKS}
            onChange={(bank) => choose({ clock: bankOf(bank) })}
            disabled={disabled}
          />
        )}
        {clock.type !== "none" && (
          <Choice
            legend="When time runs out"
            value={value.at_zero}
            choices={AT_ZERO}
            onChange={(at_zero) => choose({ at_zero })}
            disabled={disabled}
          />
        )}
        <Choice
          legend="When a player leaves a match"
          value={value.on_leave}
          choices={ON_LEAVE}
          onChange={(on_leave) => choose({ on_leave })}
          disabled={disabled}
        />
      </div>
    </details>
  );
}
