import { useState } from "preact/hooks";
import { useClient } from "../state/context";
import { playOn, playSameDeal } from "../state/from-match";
import { toast } from "../state/toasts";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import type { Player } from "./player";
import styles from "./replay-actions.module.css";
import { type Eyes, NoReplay, type Source, seatOf } from "./source";

interface ReplayActionsProps {
  player: Player;
  source: Source;
  eyes: Eyes;
  onResult: () => void;
}

/** What can be done with a finished match besides looking at it. */
export function ReplayActions({ player, source, eyes, onResult }: ReplayActionsProps) {
  const client = useClient();
  const [choosing, setChoosing] = useState(false);
  const { match } = source;
  const me = client.me.value?.player;
  const over = player.at.value >= player.last;
  const seat = seatOf(eyes);
  return (
    <div class={styles.actions}>
      <Button wide onClick={onResult}>
        <Picture name="trophy" size="22px" /> Show the result
      </Button>
      {match !== null && me !== undefined && (
        <>
          <Button
            wide
            disabled={over || !client.online.value}
            busy={client.laying.value}
            onClick={() =>
              seat === null ? setChoosing(true) : playOn(client, match, player.at.peek(), seat)
            }
          >
            <Picture name="robot" size="22px" /> Play on from here against bots
          </Button>
          {over && <p class={styles.hint}>The match is over here: go back to where you want to play on.</p>}
          <Button
            wide
            disabled={!client.online.value}
            busy={client.laying.value}
            onClick={() => playSameDeal(client, match)}
          >
            <Picture name="joker" size="22px" /> Set a table for the same deal
          </Button>
          <p class={styles.hint}>
            For friends who haven't seen it. Whoever played or saw this match, you included, can only watch.
          </p>
        </>
      )}
      {match !== null && me === undefined && (
        <p class={styles.hint}>
          <Link to="/">Come in with a name</Link> to play on from here, or to play the same deal.
        </p>
      )}
      <Button wide onClick={() => void save(source)}>
        <Icon name="share" /> Save as a file
      </Button>
      {choosing && match !== null && (
        <Dialog title="In whose seat?" onClose={() => setChoosing(false)}>
          <div class={styles.actions}>
            {player.seats.value.map((each) => (
              <Button
                key={each.seat}
                wide
                busy={client.laying.value}
                onClick={() => playOn(client, match, player.at.peek(), each.seat)}
              >
                <Avatar avatar={each.avatar} size="26px" /> {each.name}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Saves the record as a file. */
async function save(source: Source): Promise<void> {
  try {
    const url = URL.createObjectURL(await source.record());
    const link = document.createElement("a");
    link.href = url;
    link.download = "potluck-match.json";
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    toast(error instanceof NoReplay ? error.message : "The file could not be fetched.", "sorry");
  }
}
