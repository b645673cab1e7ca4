import { useRef } from "preact/hooks";
import { Button } from "../ui/button";

/** Lets one choose a record from the device's files. */
export function FilePicker({ onPick }: { onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        class="hidden-text"
        tabIndex={-1}
        aria-label="The file of a match"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onPick(file);
        }}
      />
      <Button kind="primary" onClick={() => input.current?.click()}>
        Choose a file …
      </Button>
    </>
  );
}
