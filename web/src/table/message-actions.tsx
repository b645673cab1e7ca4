import type { ChatMessage, TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { mute, muted } from "../state/muted";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import styles from "./person-actions.module.css";

interface MessageActionsProps {
  table: TableView;
  message: ChatMessage;
  onClose: () => void;
}

/** What can be done about something that was said, and about who said it. */
export function MessageActions({ table, message, onClose }: MessageActionsProps) {
  const client = useClient();
  const me = client.me.value?.player;
  const { from, id } = message;
  const isMuted = muted.value.some((person) => person.id === from.id);
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog title={from.id === me ? "Your message" : from.name} onClose={onClose}>
      <div class={styles.actions}>
        <p>{new Date(message.at).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}</p>
        {from.id !== me && (
          <Button wide onClick={then(() => mute(from, !isMuted))}>
            {isMuted ? `Hear ${from.name} again` : `Mute ${from.name}`}
          </Button>
        )}
        {me === table.host && (
          <Button
            wide
            kind="danger"
            onClick={then(() => void client.attempt({ t: "chat_remove", d: { message: id } }))}
          >
            Take this message away
          </Button>
        )}
      </div>
    </Dialog>
  );
}
