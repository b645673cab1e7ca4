import { useCallback, useEffect, useState } from "preact/hooks";
import type { MatchId, TableId } from "../protocol/messages";
import { continuePath, playForPath } from "../router";
import { useClient } from "../state/context";
import { failureText } from "../state/failure";
import { Button } from "../ui/button";
import { Sheet } from "../ui/dialog";
import { CopyLink } from "./copy-link";
import styles from "./hand-on.module.css";
import { QrCode } from "./qr-code";

interface HandOnProps {
  table: TableId;
  /** The match in which the viewer's seat is handed on; without one, the link is for another device. */
  match: MatchId | null;
  onClose: () => void;
}

/** A link that holds once: to go on with another device, or for somebody else to play on. */
export function HandOn({ table, match, onClose }: HandOnProps) {
  const client = useClient();
  const [link, setLink] = useState<string | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const make = useCallback(async () => {
    setSorry(null);
    try {
      const { link: secret } = await client.command({ t: "link_make", d: match === null ? {} : { match } });
      const path = match === null ? continuePath(table) : playForPath;
      // Behind the #, so that no server and no log gets to see it.
      setLink(`${location.origin}${path}#${secret}`);
    } catch (error) {
      setSorry(failureText(error));
    }
  }, [client, match, table]);
  useEffect(() => void make(), [make]);
  return (
    <Sheet
      title={match === null ? "Go on with another device" : "Let somebody play for you"}
      onClose={onClose}
    >
      <div class={styles.sheet}>
        <p>
          {match === null
            ? "Scan this with the other device, or open the link there within ten minutes: you're the same player on both, and keep your seat."
            : "Whoever opens this link within a day takes over your seat in this match, with everything in it. It works once."}
        </p>
        {/* Its place is kept, so that nothing jumps when it comes. */}
        <div class={styles.code}>{link !== null && <QrCode text={link} label="QR code of this link" />}</div>
        {link !== null && (
          <>
            <p class={styles.link} data-testid="link">
              {link.replace(/^https?:\/\//, "")}
            </p>
            <CopyLink link={link} />
          </>
        )}
        {sorry !== null && (
          <div class={styles.sorry} role="alert">
            {sorry}
            <Button onClick={make}>Try again</Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
