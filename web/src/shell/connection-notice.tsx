import { useSignal, useSignalEffect } from "@preact/signals";
import { useClient } from "../state/context";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import styles from "./connection-notice.module.css";

/** A break shorter than this is nobody's business. */
const QUIET_MILLIS = 1_200;

/** Says that the connection is lost, and what happens until it is back. */
export function ConnectionNotice() {
  const client = useClient();
  const shown = useSignal(false);
  useSignalEffect(() => {
    const { type } = client.status.value;
    if (type === "open" || type === "idle" || type === "elsewhere") {
      shown.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      shown.value = true;
    }, QUIET_MILLIS);
    return () => clearTimeout(timer);
  });
  return (
    <div role="status" class={styles.place}>
      {client.status.value.type === "elsewhere" && (
        <div class={styles.bar} data-testid="elsewhere">
          <Picture name="door" size="26px" />
          <p>
            <b>Open on another page.</b> You came to this table on a newer page, so this one rests.
          </p>
          <Button size="s" onClick={client.comeHere}>
            Go on here
          </Button>
        </div>
      )}
      {shown.value && (
        <div class={styles.bar} data-testid="connection">
          <Picture name="electric-plug" size="26px" />
          <p>
            {client.me.value ? (
              <>
                <b>Out of reach.</b> Your seat is kept, and everything goes on here as soon as the connection
                is back.
              </>
            ) : (
              <>
                <b>Looking for the kitchen …</b> The server isn't answering yet.
              </>
            )}
          </p>
          {client.status.value.type === "waiting" ? (
            <Button size="s" onClick={client.wake}>
              Try now
            </Button>
          ) : (
            <span class={styles.trying}>Trying …</span>
          )}
        </div>
      )}
    </div>
  );
}
