import { useId } from "preact/hooks";
import type { Avatar as AvatarName } from "../protocol/messages";
import styles from "./avatar-picker.module.css";
import { Avatar, avatars } from "./seat";

interface AvatarPickerProps {
  value: AvatarName;
  onChange: (avatar: AvatarName) => void;
}

/** One picture out of all there are. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const name = useId();
  return (
    <fieldset class={styles.picker}>
      <legend>Your picture</legend>
      <div class={styles.grid}>
        {avatars.map((avatar) => (
          <label key={avatar} class={styles.choice}>
            <input
              type="radio"
              name={name}
              class="hidden-text"
              checked={avatar === value}
              onChange={() => onChange(avatar)}
            />
            <span>
              <Avatar avatar={avatar} size="min(40px, 80%)" label={avatar} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
