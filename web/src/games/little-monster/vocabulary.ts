/** What foods and abilities do, in plain words. Knows the language of editions, and nothing of the table. */
import type { Action, Condition, Portion, Rule, Step, Who } from "../../protocol/little_monster";
import { count } from "../../state/names";
import { capital } from "../shared/sentence";

/** What a food or an ability does, as a sentence without a full stop; "Nothing" for a card without an action. */
export function actionWords(action: Action): string {
  return action.length === 0 ? "Nothing" : capital(stepsWords(action));
}

/** The same, as it stands within a sentence. */
export function stepsWords(steps: readonly Step[]): string {
  const [first, ...rest] = steps;
  if (!first) return "nothing";
  if (rest.length === 0) return stepWords(first);
  // What is not a must ends its sentence, so that what follows is not taken for a part of it.
  return first.verb === "may"
    ? `${stepWords(first)}. Then ${stepsWords(rest)}`
    : `${stepWords(first)}, then ${stepsWords(rest)}`;
}

function stepWords(step: Step): string {
  switch (step.verb) {
    case "move":
      return moveWords(step.who, step.plates);
    case "draw":
      return `draw ${step.count}`;
    case "discard":
      return `discard ${step.count}`;
    case "others_draw":
      return `the others draw ${step.count} each`;
    case "others_discard":
      return `the others discard ${step.count} each`;
    case "steal":
      return `steal ${count(step.count, "card")}`;
    case "look":
      return "look at the top card, and leave it or put it under";
    case "may":
      return isOwnDoing(step.steps[0])
        ? `you may ${stepsWords(step.steps)}`
        : `if you like, ${stepsWords(step.steps)}`;
  }
}

/** Whether a step begins with what you do, as in "you may draw 1". */
function isOwnDoing(step: Step | undefined): boolean {
  if (step?.verb === "move") return step.who in CHOSEN;
  return step !== undefined && ["draw", "discard", "steal", "look"].includes(step.verb);
}

function moveWords(who: Who, plates: number): string {
  const far = plates < 0 ? `${-plates} back` : `${plates}`;
  const chosen = CHOSEN[who];
  if (chosen) return `move ${chosen} ${far}`;
  const { name, many } = NAMED[who] ?? { name: "it", many: false };
  return plates < 0 ? `${name} ${many ? "go" : "goes"} ${far}` : `${name} ${many ? "move" : "moves"} ${far}`;
}

/** Monsters that somebody chooses. */
const CHOSEN: Partial<Record<Who, string>> = {
  one_of_yours: "one of yours",
  any: "any monster",
  another_players: "another player’s",
};

/** Monsters that the rules name. */
const NAMED: Partial<Record<Who, { name: string; many: boolean }>> = {
  fastest: { name: "the fastest", many: false },
  slowest: { name: "the slowest", many: false },
  your_fastest: { name: "your fastest", many: false },
  your_slowest: { name: "your slowest", many: false },
  itself: { name: "it", many: false },
  your_other: { name: "your other one", many: false },
  fed: { name: "the fed one", many: false },
  all: { name: "all", many: true },
  all_yours: { name: "all of yours", many: true },
  all_others: { name: "all others", many: true },
};

/** What is special about a monster, as a sentence without a full stop. */
export function ruleWords(rule: Rule): string {
  switch (rule.type) {
    case "feeds_at":
      return `Is fed at ${rule.value}`;
    case "hand_limit":
      return `You may hold up to ${rule.value}`;
    case "start_of_turn":
      return `Start of turn${condition(rule.condition)}: ${stepsWords(rule.action)}`;
    case "when_fed":
      return `When fed${portion(rule.portion)}: ${stepsWords(rule.action)}`;
    case "when_finishes":
      return `When ${rule.whose === "another" ? "another monster" : "your other monster"} comes home: ${stepsWords(rule.action)}`;
    case "not_back_by_others":
      return "Other players can't move it back";
    case "further_with_all":
      return `Moves ${rule.plates} further when all move forward`;
  }
}

function condition(condition: Condition | null): string {
  switch (condition?.type) {
    case undefined:
      return "";
    case "slowest":
      return ", if the slowest";
    case "fastest":
      return ", if the fastest";
    case "shares_plate": {
      const company = condition.with_your_other ? "your other one" : "another monster";
      return `, if on a plate with ${company}${condition.not_the_start ? " (not the start)" : ""}`;
    }
    case "hand_of_at_most":
      return condition.cards === 0
        ? ", if your hand is empty"
        : `, if you hold at most ${count(condition.cards, "card")}`;
  }
}

function portion(portion: Portion): string {
  switch (portion.type) {
    case "any":
      return "";
    case "exactly":
      return " exactly";
    case "at_least":
      return ` with ${portion.cards} cards or more`;
  }
}
