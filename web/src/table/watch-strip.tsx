import type { TableView } from "../protocol/messages";
import { useClient, useOpenTable } from "../state/context";
import type { Match } from "../state/match";
import { listNames, possessive } from "../state/names";
import { runningMatch } from "../state/seats";
import { Button } from "../ui/button";
import { Picture } from "../ui/picture";
import styles from "./watch-strip.module.css";
import { handsFor, lateness, seatOf } from "./watching";

interface WatchStripProps {
  table: TableView;
  match: Match;
}

/** Who looks at whose hand, how late one watches, and with whose eyes. Told to all, since all are concerned. */
export function WatchStrip({ table, match }: WatchStripProps) {
  const client = useClient();
  const here = useOpenTable();
  const me = client.me.value?.player;
  const seats = match.seats.value;
  const own = seatOf(table, me);
  const watches = runningMatch(table) !== null && own === null;
  const mine = watches ? handsFor(table, me) : [];
  const late = watches ? lateness(table.settings.watching.from) : null;
  const open = seats.flatMap((seat) => {
    const names = table.hands
      .filter((hand) => hand.seat === seat.seat)
      .map(({ to }) => (to.id === me ? "you" : to.name));
    // Who may look is asked with whose eyes, and needs no telling.
    return names.every((name) => name === "you") ? [] : [{ ...seat, names }];
  });
  if (open.length === 0 && mine.length === 0 && late === null) return null;
  const eyes = match.latest.value?.seat ?? null;
  const choices = [
    { seat: null, label: "all" },
    ...mine.map(({ seat }) => ({ seat, label: seats[seat]?.name ?? "" })),
  ];
  return (
    <section class={styles.strip} aria-label="Watching">
      {late && <span>You're watching {late}.</span>}
      {open.map(({ seat, name, names }) => (
        <span key={seat} class={styles.eye}>
          <Picture name="eye" size="18px" />
          {seat === own
            ? `Your hand is open to ${listNames(names)}`
            : `${possessive(name)} hand is open to ${listNames(names)}`}
        </span>
      ))}
      {mine.length > 0 && (
        <fieldset class={styles.eyes}>
          <legend>You're watching through the eyes of</legend>
          {choices.map((choice) => (
            <Button
              key={choice.seat}
              size="s"
              pressed={eyes === choice.seat}
              class={styles.choice}
              onClick={() => void here.watchAs(choice.seat)}
            >
              {choice.label}
            </Button>
          ))}
        </fieldset>
      )}
      {table.hands
        .filter((hand) => hand.seat === own)
        .map(({ to }) => (
          <Button
            key={to.id}
            size="s"
            onClick={() => client.attempt({ t: "hand_hide", d: { player: to.id } })}
          >
            Hide it from {to.name}
          </Button>
        ))}
    </section>
  );
}
