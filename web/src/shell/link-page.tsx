import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableId } from "../protocol/messages";
import { navigate, tablePath } from "../router";
import { useClient } from "../state/context";
import { failureText } from "../state/failure";
import { Button } from "../ui/button";
import { MessagePage } from "./message-page";

/** For a link that makes this device another one of the same player. */
export function ContinuePage({ table }: { table: TableId }) {
  const client = useClient();
  const secret = useSecret();
  const state = client.identity.following.value;
  const me = client.me.value;
  useEffect(() => {
    if (state === "done") navigate(tablePath(table));
  }, [state, table]);
  if (state === "used_up") {
    return (
      <UsedUp>
        It works once, and for ten minutes. On the other device, the table's menu makes a new one.
      </UsedUp>
    );
  }
  return (
    <MessagePage
      picture="chair"
      title="Go on here?"
      waiting={state === "under_way"}
      actions={
        <Button
          kind="primary"
          size="l"
          wide
          busy={state === "under_way"}
          onClick={() => client.follow(secret)}
        >
          Go on with this device
        </Button>
      }
    >
      <p>You come to the table as the player who made this link, and keep their seat.</p>
      {me && <p>This device knows you as {me.name} so far, and forgets that.</p>}
    </MessagePage>
  );
}

/** For a link by which somebody's seat is taken over. */
export function PlayForPage() {
  const client = useClient();
  const secret = useSecret();
  const [busy, setBusy] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  const take = async () => {
    setBusy(true);
    try {
      navigate(tablePath(await client.takeSeat(secret)));
    } catch (error) {
      setSorry(failureText(error));
      setBusy(false);
    }
  };
  if (sorry !== null) return <UsedUp>{sorry}</UsedUp>;
  return (
    <MessagePage
      picture="chair"
      title="Play for a friend?"
      actions={
        <Button kind="primary" size="l" wide busy={busy} disabled={!client.online.value} onClick={take}>
          Take the seat
        </Button>
      }
    >
      <p>You take over the seat of whoever sent you this link, with everything in it, and play on.</p>
    </MessagePage>
  );
}

function UsedUp({ children }: { children: ComponentChildren }) {
  return (
    <MessagePage
      picture="ghost"
      title="This link leads nowhere"
      actions={
        <Button kind="primary" size="l" wide onClick={() => navigate("/")}>
          Go to the lobby
        </Button>
      }
    >
      <p>{children}</p>
    </MessagePage>
  );
}

/** The secret behind the #, which is not sent to any server with the address. Another one is another visit. */
function useSecret(): string {
  const [secret] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const again = () => location.reload();
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  return secret;
}
