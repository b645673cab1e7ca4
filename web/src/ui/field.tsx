import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import styles from "./field.module.css";

interface TextFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  maxLength?: number;
  placeholder?: string;
  /** Why the value is not taken. */
  error?: string | undefined;
  autoFocus?: boolean;
  autoComplete?: string;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, value, onInput, maxLength, placeholder, error, autoFocus, autoComplete = "off" } = props;
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: only where the field is all there is to do
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  label: ComponentChildren;
  /** What it means, in a sentence. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Something that is on or off. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div class={styles.switchRow}>
      <label for={id}>
        <span class={styles.switchLabel}>{label}</span>
        {hint && <span class={styles.hint}>{hint}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        class={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  legend: string;
  value: T;
  choices: readonly { value: T; label: string; hint?: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** One of a few. */
export function Choice<T extends string>({ legend, value, choices, onChange, disabled }: ChoiceProps<T>) {
  const name = useId();
  const hint = choices.find((choice) => choice.value === value)?.hint;
  return (
    <fieldset class={styles.choice} disabled={disabled}>
      <legend>{legend}</legend>
      <div class={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} class={styles.segment}>
            <input
              type="radio"
              name={name}
              class="hidden-text"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && <p class={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
