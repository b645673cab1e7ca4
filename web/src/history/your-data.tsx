import { useState } from "preact/hooks";
import { askOwn, deleteOwn } from "../net/api";
import { navigate } from "../router";
import { useClient } from "../state/context";
import { toast } from "../state/toasts";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import styles from "./me-page.module.css";

/** What is kept about oneself: to have, and to have deleted. */
export function YourData() {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save("potluck-my-data.json", JSON.stringify(await askOwn<unknown>("/api/me/data"), null, 2));
    } catch {
      toast("Your data could not be fetched just now.", "sorry");
    }
    setBusy(false);
  };
  const leave = async () => {
    try {
      await deleteOwn("/api/me");
      client.forget();
      navigate("/");
    } catch {
      toast("That did not work just now. Try again in a moment.", "sorry");
    }
  };
  return (
    <section class={styles.paper} aria-labelledby="your-data">
      <h2 id="your-data">My data</h2>
      <p>
        Kept about you are your name and picture, the tables you made or sit at, your matches, and what you
        said lately. There is no mail address and no password.
      </p>
      <Button wide busy={busy} onClick={download}>
        Download everything about me
      </Button>
      <Button wide kind="danger" onClick={() => setLeaving(true)}>
        Delete me from this server …
      </Button>
      {leaving && (
        <Confirm
          title="Delete everything about you?"
          text="You leave all tables, a bot plays on where a match is on, and nobody can come back as you. The others keep their matches, in which you are called “A former player” from now on. This can't be undone."
          action="Delete me"
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  );
}

/** Lets the browser keep a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
