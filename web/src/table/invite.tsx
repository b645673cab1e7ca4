import { useState } from "preact/hooks";
import type { TableView } from "../protocol/messages";
import { tablePath } from "../router";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { CopyLink } from "./copy-link";
import styles from "./invite.module.css";
import { QrCode } from "./qr-code";

/** The table's link, in every way in which it can be handed on. */
export function Invite({ table }: { table: TableView }) {
  const [large, setLarge] = useState(false);
  const link = `${location.origin}${tablePath(table.id)}`;
  const share = () =>
    // Turning it down is no failure.
    navigator
      .share({ title: table.settings.name, text: "Come and play at our table", url: link })
      .catch(() => undefined);
  return (
    <section class={styles.invite} aria-labelledby="invite">
      <div class={styles.words}>
        <h2 id="invite">Invite friends</h2>
        <p class={styles.link}>{link.replace(/^https?:\/\//, "")}</p>
        <div class={styles.actions}>
          <CopyLink link={link} />
          {"share" in navigator && (
            <Button size="s" onClick={share}>
              <Icon name="share" size="19px" />
              Share
            </Button>
          )}
        </div>
      </div>
      <button
        type="button"
        class={styles.code}
        aria-label="Show the code in large"
        onClick={() => setLarge(true)}
      >
        <QrCode text={link} />
      </button>
      {large && (
        <Dialog title="Scan to sit down" onClose={() => setLarge(false)}>
          <div class={styles.large}>
            <QrCode text={link} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
