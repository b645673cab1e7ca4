/** Whether a match can start, and what to say about it. Pure functions over the table. */
import type { Game } from "../games/game-client";
import type { TableView } from "../protocol/messages";
import { seatedCount } from "../state/seats";

/** Whether the host can start, in the words of the button. */
export interface Readiness {
  ready: boolean;
  /** "Start Hungry Monkey with 3", or what is missing. */
  text: string;
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five"];

/** Whether as many sit as the game needs. */
export function readiness(table: TableView, game: Game): Readiness {
  const seated = seatedCount(table);
  const wanted = table.next_seats;
  if (wanted !== null && seated !== wanted) {
    return {
      ready: false,
      text: `This deal is for ${wanted}, and ${seated} ${seated === 1 ? "sits" : "sit"} here`,
    };
  }
  const missing = game.players.min - seated;
  if (missing === 1) return { ready: false, text: "One more player or a bot is needed" };
  if (missing > 1)
    return { ready: false, text: `${numbers[missing] ?? missing} more players or bots are needed` };
  if (seated > game.players.max) {
    return {
      ready: false,
      text: `${game.name} is for ${game.players.max} at most; somebody has to leave their seat`,
    };
  }
  return { ready: true, text: `Start ${game.name} with ${seated}` };
}
