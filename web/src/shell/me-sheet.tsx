import { useState } from "preact/hooks";
import { mePath, navigate } from "../router";
import { useClient } from "../state/context";
import { failureText } from "../state/failure";
import { Button } from "../ui/button";
import { Sheet } from "../ui/dialog";
import { IntroductionForm } from "./introduction-form";
import styles from "./me-sheet.module.css";
import { PreferencesForm } from "./preferences-form";

/** Who one is, and what one likes on this device. */
export function MeSheet({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const me = client.me.value;
  if (!me) return null;
  return (
    <Sheet title="You" onClose={onClose}>
      <IntroductionForm
        initial={me}
        error={error}
        onSubmit={async (introduction) => {
          setBusy(true);
          try {
            await client.rename(introduction);
            onClose();
          } catch (failed) {
            setError(failureText(failed));
          } finally {
            setBusy(false);
          }
        }}
      >
        <Button type="submit" kind="primary" wide busy={busy}>
          Save name and picture
        </Button>
      </IntroductionForm>
      <div class={styles.more}>
        <Button wide onClick={() => navigate(mePath)}>
          My matches and my data
        </Button>
      </div>
      <div class={styles.preferences}>
        <PreferencesForm />
      </div>
    </Sheet>
  );
}
