import type { Game } from "../games/game-client";
import { HouseRules, MatchRules } from "../rules/rules-text";
import { Sheet } from "../ui/dialog";

interface RulesSheetProps {
  game: Game;
  /** The match they are read in, if any. */
  match: string | null;
  onClose: () => void;
}

/** The rules beside the board: those of the match, or between matches those of the next one. */
export function RulesSheet({ game, match, onClose }: RulesSheetProps) {
  return (
    <Sheet title={`${game.name}: rules`} onClose={onClose}>
      {match === null ? <HouseRules game={game} /> : <MatchRules game={game} match={match} />}
    </Sheet>
  );
}
