import { useState } from "preact/hooks";
import type { Game } from "../games/game-client";
import { useClient } from "../state/context";
import { playAgainstBots } from "../state/quick-game";
import { Button } from "../ui/button";
import { NewTable } from "./new-table";
import styles from "./play-game.module.css";

/** How one gets from a game to playing it: at once with bots, or at a table for friends. */
export function PlayGame({ game }: { game: Game }) {
  const client = useClient();
  const [making, setMaking] = useState(false);
  const offline = !client.online.value;
  return (
    <div class={styles.actions}>
      <Button
        size="s"
        label={`Play with bots: ${game.name}`}
        disabled={offline || client.laying.value}
        onClick={() => playAgainstBots(client, game.kind)}
      >
        Play with bots
      </Button>
      <Button size="s" label={`Set a table: ${game.name}`} disabled={offline} onClick={() => setMaking(true)}>
        Set a table
      </Button>
      {making && <NewTable game={game.kind} onClose={() => setMaking(false)} />}
    </div>
  );
}
