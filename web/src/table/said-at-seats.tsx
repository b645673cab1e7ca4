import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SeatInfo } from "../games/game-client";
import type { ChatMessage, MatchInfo } from "../protocol/messages";
import { useOpenTable } from "../state/context";
import { Picture } from "../ui/picture";
import { Avatar } from "../ui/seat";
import { lookOf } from "./reactions";
import styles from "./said-at-seats.module.css";

interface SaidAtSeatsProps {
  match: MatchInfo;
  seats: readonly SeatInfo[];
  /** Whether words float as well, where the chat itself is not in sight. */
  words: boolean;
}

/** What was said just now, for a moment at the seat of who said it. The chat reads it out. */
export function SaidAtSeats({ match, seats, words }: SaidAtSeatsProps) {
  const floating = useOpenTable().chat.floating.value.filter(({ said }) => words || said.type === "reaction");
  return (
    <div class={styles.layer} aria-hidden="true">
      <div class={styles.stack}>
        {floating.map((message) => {
          const seat = match.seats.findIndex(({ player }) => player === message.from.id);
          return <Bubble key={message.id} message={message} seat={seat < 0 ? null : (seats[seat] ?? null)} />;
        })}
      </div>
    </div>
  );
}

function Bubble({ message, seat }: { message: ChatMessage; seat: SeatInfo | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const layer = ref.current?.parentElement?.parentElement;
    // Games that show flights mark where each seat is; else it floats above the viewer's cards, with its face.
    const place = seat && layer?.parentElement?.querySelector(`[data-at="seat:${seat.seat}"]`);
    if (!layer || !place) return;
    const [inner, outer] = [place.getBoundingClientRect(), layer.getBoundingClientRect()];
    const left = Math.min(Math.max(inner.left + inner.width / 2 - outer.left, 90), outer.width - 90);
    setAt({ left, top: inner.bottom - outer.top });
  }, [seat]);
  const { from, said } = message;
  const look = said.type === "reaction" ? lookOf(said.reaction) : undefined;
  return (
    <div
      ref={ref}
      class={styles.bubble}
      style={
        at ? { position: "absolute", left: `${at.left}px`, top: `${at.top}px`, translate: "-50% 4px" } : {}
      }
    >
      <Avatar avatar={from.avatar} size="22px" />
      {said.type === "text" ? <span>{said.text}</span> : look && <Picture name={look.picture} size="34px" />}
    </div>
  );
}
