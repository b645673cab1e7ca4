import type { Chair } from "../protocol/messages";
import { roughly } from "../state/time";
import { classes } from "../ui/classes";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import styles from "./chair-tile.module.css";
import { useNow } from "./use-now";

interface ChairTileProps {
  /** Counted from 1, for those who cannot see where it stands. */
  number: number;
  chair: Chair;
  /** The colour and shape its seat will have in the next match. */
  mark: { colour: string; glyph: string } | null;
  you: boolean;
  isHost: boolean;
  /** Each is there only for those who may do it. */
  onSit: (() => void) | undefined;
  onAddBot: (() => void) | undefined;
  onChoose: (() => void) | undefined;
}

/** One chair with whoever sits on it. */
export function ChairTile(props: ChairTileProps) {
  return props.chair.type === "free" ? <FreeChair {...props} /> : <TakenChair {...props} />;
}

/** How long a player has been away, as far as that is news. */
function awayNote({ away }: Extract<Chair, { type: "player" }>, now: number): string {
  return away && now - away.since >= 60_000 ? `away for ${roughly(now - away.since)}` : "away";
}

function FreeChair({ number, onSit, onAddBot }: ChairTileProps) {
  return (
    <div class={classes(styles.tile, styles.free)} data-testid={`chair-${number}`}>
      {!(onSit && onAddBot) && <Picture name="chair" size="38px" class={styles.empty} />}
      {onSit && (
        <button type="button" class={styles.offer} onClick={onSit} aria-label={`Sit on chair ${number}`}>
          Sit here
        </button>
      )}
      {onAddBot && (
        <button
          type="button"
          class={styles.offer}
          onClick={onAddBot}
          aria-label={`Put a bot on chair ${number}`}
        >
          + Bot
        </button>
      )}
      {!onSit && !onAddBot && <span class={styles.note}>Free</span>}
    </div>
  );
}

function TakenChair({ number, chair, mark, you, isHost, onChoose }: ChairTileProps) {
  const away = chair.type === "player" && !chair.online;
  const now = useNow(away ? 30_000 : null);
  if (chair.type === "free") return null;
  const { name, avatar } = chair.type === "player" ? chair.person : chair;
  const note = you
    ? "You"
    : chair.type === "player" && away
      ? awayNote(chair, now)
      : chair.type === "bot"
        ? "bot"
        : "";
  const inside = (
    <>
      <span class={styles.face} style={{ borderColor: mark?.colour ?? "" }}>
        <Avatar avatar={avatar} size="44px" />
        {isHost && (
          <span class={styles.crown}>
            <Picture name="crown" size="22px" label="host" />
          </span>
        )}
        <span class={styles.glyph} style={{ color: mark?.colour ?? "" }} aria-hidden="true">
          {mark?.glyph}
        </span>
      </span>
      <b>{name}</b>
      <span class={styles.note}>{note}</span>
    </>
  );
  const shared = { class: classes(styles.tile, away && styles.away), "data-testid": `chair-${number}` };
  if (!onChoose) return <div {...shared}>{inside}</div>;
  return (
    <button type="button" {...shared} onClick={onChoose}>
      {inside}
    </button>
  );
}
