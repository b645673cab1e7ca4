import { sound, theme } from "../state/preferences";
import { ring } from "../state/ring";
import { Choice, Switch } from "../ui/field";
import styles from "./preferences-form.module.css";

/** Light and sound on this device. */
export function PreferencesForm() {
  return (
    <div class={styles.form}>
      <Choice
        legend="Light"
        value={theme.value}
        choices={[
          { value: "auto", label: "Auto" },
          { value: "light", label: "Day" },
          { value: "dark", label: "Evening" },
        ]}
        onChange={(value) => {
          theme.value = value;
        }}
      />
      <Switch
        label="A soft sound when it is my turn"
        checked={sound.value}
        onChange={(on) => {
          sound.value = on;
          if (on) ring();
        }}
      />
    </div>
  );
}
