import type { Game } from "../games/game-client";
import { HouseRules } from "../rules/rules-text";
import { Sheet } from "../ui/dialog";

/** The rules beside the board. */
export function RulesSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  return (
    <Sheet title={`${game.name}: rules`} onClose={onClose}>
      <HouseRules game={game} />
    </Sheet>
  );
}
