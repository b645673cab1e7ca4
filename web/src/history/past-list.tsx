import { games } from "../games";
import type { PastMatch } from "../protocol/messages";
import type { GameKind } from "../protocol/rules";
import { replayPath } from "../router";
import { useClient } from "../state/context";
import { Button } from "../ui/button";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import styles from "./past-list.module.css";
import { lengthText, ownPlaceText, whenText, winnersText } from "./past-match";
import { usePastMatches } from "./use-past-matches";

interface PastListProps {
  /** Where the list is. */
  path: string;
  /** Whether it is one's own, shown to nobody else. */
  own?: boolean;
  game: GameKind | null;
  /** Anything that is another when there is something new to read. */
  fresh?: unknown;
  /** What to say when there is nothing. */
  empty: string;
}

/** Matches that were played, the latest first, as many as are wanted. */
export function PastList({ path, own = false, game, fresh, empty }: PastListProps) {
  const list = usePastMatches(path, own, game, fresh);
  if (list.matches === null && !list.failed) {
    return (
      <p class={styles.note} aria-busy="true">
        Looking through the recipe box …
      </p>
    );
  }
  return (
    <>
      {list.matches?.length === 0 && <p class={styles.note}>{empty}</p>}
      <ol class={styles.list}>
        {list.matches?.map((match) => (
          <PastRow key={match.id} match={match} />
        ))}
      </ol>
      {list.failed && (
        <p class={styles.note} role="alert">
          The list could not be read just now.
        </p>
      )}
      {list.more && (
        <Button wide busy={list.busy} onClick={list.readMore}>
          {list.failed ? "Try again" : "Show more"}
        </Button>
      )}
    </>
  );
}

function PastRow({ match }: { match: PastMatch }) {
  const me = useClient().me.value?.player;
  const game = games[match.game];
  const place = ownPlaceText(match);
  return (
    <li>
      <Link to={replayPath(match.id)} class={styles.row}>
        <span class={styles.plate}>
          <Picture name={game.picture} size="32px" />
        </span>
        <span class={styles.words}>
          <b>{winnersText(match, me)}</b>
          <span>
            {game.name}
            {place && `, ${place}`}
          </span>
          <span class={styles.when}>
            {whenText(match.ended_at, new Date())} · {lengthText(match)}
          </span>
        </span>
        <span class={styles.faces}>
          <span class="hidden-text">With {match.seats.map((seat) => seat.name).join(", ")}</span>
          {match.seats.map((seat, index) => (
            <Avatar key={index} avatar={seat.avatar} size="22px" />
          ))}
        </span>
      </Link>
    </li>
  );
}
