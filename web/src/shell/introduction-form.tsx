import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Introduction } from "../state/identity";
import { NAME_ROOM, tidyName } from "../state/names";
import { AvatarPicker } from "../ui/avatar-picker";
import { TextField } from "../ui/field";
import styles from "./introduction-form.module.css";

interface IntroductionFormProps {
  initial: Introduction;
  error?: string | undefined;
  autoFocus?: boolean;
  onSubmit: (introduction: Introduction) => void;
  /** The submit button, and others. */
  children: ComponentChildren;
}

/** Name and picture. */
export function IntroductionForm({ initial, error, autoFocus, onSubmit, children }: IntroductionFormProps) {
  const [name, setName] = useState(initial.name);
  const [avatar, setAvatar] = useState(initial.avatar);
  const [missing, setMissing] = useState(false);
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const tidy = tidyName(name);
        setMissing(tidy === "");
        if (tidy !== "") onSubmit({ name: tidy, avatar });
      }}
    >
      <TextField
        label="Your name"
        value={name}
        onInput={setName}
        maxLength={NAME_ROOM}
        placeholder="As your friends call you"
        error={missing ? "A name, please, so that the others know who plays." : error}
        autoFocus={autoFocus ?? false}
        autoComplete="nickname"
      />
      <AvatarPicker value={avatar} onChange={setAvatar} />
      <div class={styles.actions}>{children}</div>
    </form>
  );
}
