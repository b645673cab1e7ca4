import { useState } from "preact/hooks";
import type { Command, Person, TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { mute, muted } from "../state/muted";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { Dialog } from "../ui/dialog";
import styles from "./person-actions.module.css";
import { mayLook, seatOf } from "./watching";

interface PersonActionsProps {
  table: TableView;
  person: Person;
  seated: boolean;
  onClose: () => void;
}

/** What can be done about a person at the table: by the host about others, by anybody about themselves. */
export function PersonActions({ table, person, seated, onClose }: PersonActionsProps) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);
  const act = async (command: Command) => {
    setBusy(true);
    await client.attempt(command);
    onClose();
  };
  if (sending) {
    return (
      <Confirm
        title={`Send ${person.name} away?`}
        text={`${person.name} has to leave this table and can't come back until you invite them again.`}
        action={`Send ${person.name} away`}
        onConfirm={() => client.attempt({ t: "kick", d: { player: person.id } })}
        onClose={onClose}
      />
    );
  }
  const me = client.me.value?.player;
  const self = person.id === me;
  const isHost = me === table.host;
  const own = seatOf(table, me);
  const isMuted = muted.value.some(({ id }) => id === person.id);
  const looks = table.hands.some((hand) => hand.seat === own && hand.to.id === person.id);
  return (
    <Dialog title={self ? "Your chair" : person.name} onClose={onClose}>
      <div class={styles.actions}>
        {self ? (
          seated && (
            <Button wide busy={busy} onClick={() => act({ t: "chair_leave", d: {} })}>
              Leave your seat and watch
            </Button>
          )
        ) : (
          <>
            {own !== null && (looks || mayLook(table, person)) && (
              <Button
                wide
                busy={busy}
                onClick={() => act({ t: looks ? "hand_hide" : "hand_show", d: { player: person.id } })}
              >
                {looks ? `Hide my hand from ${person.name}` : `Let ${person.name} see my hand`}
              </Button>
            )}
            <Button
              wide
              onClick={() => {
                mute(person, !isMuted);
                onClose();
              }}
            >
              {isMuted ? `Hear ${person.name} again` : `Mute ${person.name}`}
            </Button>
            {isHost && person.id !== table.host && (
              <Button wide busy={busy} onClick={() => act({ t: "host_pass", d: { player: person.id } })}>
                Make {person.name} the host
              </Button>
            )}
            {isHost && (
              <Button wide kind="danger" busy={busy} onClick={() => setSending(true)}>
                Send {person.name} away …
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
