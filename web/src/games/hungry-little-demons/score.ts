/** The score in words: what each point is for, and what parts seats with as many points. */
import type {
  Reason,
  Score,
  ScoreLine,
  ScoreSheet,
  TieBreaker,
  View,
} from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { count } from "../../state/names";
import { capital, type Seats, who, whose } from "../shared/sentence";

/** Every reason for points, in the order in which they are counted. */
export const REASONS: Record<Reason, { name: string; each: string }> = {
  recipes: { name: "Recipes", each: "5 each" },
  most_ingredients: { name: "Most ingredients", each: "3" },
  most_furniture: { name: "Most furniture destroyed", each: "3" },
  ingredients: { name: "Ingredients", each: "1 each" },
  charcoal_furniture: { name: "Charcoal's furniture", each: "1 each" },
  demons: { name: "Demons in the house", each: "−1 each" },
};

export const ALL_REASONS = Object.keys(REASONS) as Reason[];

/** The reasons that gave anybody points. */
export function reasonsOf({ scores }: ScoreSheet): Reason[] {
  return ALL_REASONS.filter((reason) =>
    scores.some(({ lines }) => lines.some((line) => line.reason === reason)),
  );
}

/** What a line counted: "2 ×" of what gives points each, "with 7" of what the most gives points. */
export function counted({ reason, count }: ScoreLine): string {
  return reason === "most_ingredients" || reason === "most_furniture" ? `with ${count}` : `${count} ×`;
}

/** "+3", "−1", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** How the match came to its end. */
export function endedHow({ ended_by, ending, expelled }: ScoreSheet, seats: Seats): string {
  const out = expelled > 0 ? ` and drove ${count(expelled, "demon")} out of the house` : "";
  switch (ending) {
    case "came_home":
      return ended_by === null
        ? "A chef came home with a recipe."
        : `${capital(whose(seats, ended_by))} chef came home with a recipe${out}.`;
    case "deck_empty":
      return ended_by === null
        ? "The deck was empty."
        : `The deck could not fill a gap any more in ${whose(seats, ended_by)} turn${out}.`;
    case "agreed":
      return "Nothing was gathered for long, and everybody agreed to stop.";
    case "endless":
      return "The match went on for so long that it stopped by itself.";
  }
}

/** Why a seat comes after another one with as many points; nothing where no tie had to be broken. */
export function tieBroken(view: View, seat: Seat, seats: Seats): string | null {
  const scores = view.score?.scores;
  const own = scores?.[seat];
  if (!scores || !own || own.tie_breaker === null) return null;
  const ahead = scores.flatMap((other, index) =>
    other.total === own.total && other.place < own.place ? [{ index, place: other.place }] : [],
  );
  const better = ahead.toSorted((one, other) => other.place - one.place)[0];
  if (!better) return null;
  const other = who(seats, better.index);
  const behind = `${capital(who(seats, seat))} and ${other} have ${own.total} each`;
  return `${behind}. ${capital(other)} ${deed(own.tie_breaker, view, better.index, seat)}`;
}

/** What the one did better than the other, with numbers. */
function deed(breaker: TieBreaker, view: View, better: Seat, worse: Seat): string {
  const of = (number: (seat: Seat) => number) => `: ${number(better)} to ${number(worse)}.`;
  const its = (seat: Seat) => view.seats[seat];
  switch (breaker) {
    case "ended_match":
      return "ended the match.";
    case "recipes":
      return `completed more recipes${of((seat) => its(seat)?.completed ?? 0)}`;
    case "ingredients":
      return `gathered more ingredients${of((seat) => its(seat)?.gathered.length ?? 0)}`;
    case "furniture":
      return `destroyed more furniture${of((seat) => its(seat)?.destroyed.length ?? 0)}`;
    case "demons":
      return `had fewer demons in the house${of((seat) => demons(view.score?.scores[seat]))}`;
    case "moves_home":
      return `had the chef closer to home, in moves${of((seat) => view.score?.scores[seat]?.moves_home ?? 0)}`;
  }
}

function demons(score: Score | undefined): number {
  return score?.lines.find(({ reason }) => reason === "demons")?.count ?? 0;
}
