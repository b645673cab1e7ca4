import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Command } from "../protocol/messages";
import { useClient } from "../state/context";
import { Button } from "../ui/button";

interface CommandButtonProps {
  command: Command;
  primary?: boolean;
  children: ComponentChildren;
}

/** A button that asks the server for one thing. */
export function CommandButton({ command, primary, children }: CommandButtonProps) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await client.attempt(command);
    setBusy(false);
  };
  return (
    <Button size="s" kind={primary ? "primary" : "secondary"} busy={busy} onClick={ask}>
      {children}
    </Button>
  );
}
