/** An animal's card, and the back of all of them. */
import type { Animal, PileCard } from "../../protocol/hungry_monkey";
import { Card, CardBack, type CardSize, type CardState } from "../../ui/card";
import { PRINT } from "./animals";

interface AnimalCardProps {
  animal: Animal;
  state?: CardState;
  size?: CardSize;
  tilt?: number;
  /** What is read out after name and number. */
  note?: string | undefined;
  onClick?: (() => void) | undefined;
  tabIndex?: number | undefined;
  class?: string | undefined;
}

/** A face-up animal. */
export function AnimalCard({ animal, note, size = "inherit", ...props }: AnimalCardProps) {
  const { number, name, picture, tint } = PRINT[animal];
  const label = [name, number, note].filter((it) => it !== null && it !== undefined).join(", ");
  return (
    <Card
      {...props}
      size={size}
      rank={number === null ? "?" : `${number}`}
      name={name}
      picture={picture}
      tint={tint}
      label={label}
    />
  );
}

/** A card as it lies on the pile: a Monkey shows the number of what it is. */
export function PiledCard({ card, tilt = 0 }: { card: PileCard; tilt?: number }) {
  if (card.animal !== "monkey" || card.counts_as === null || card.counts_as === "monkey")
    return <AnimalCard animal={card.animal} tilt={tilt} />;
  const { tint, picture } = PRINT.monkey;
  const { number, one } = PRINT[card.counts_as];
  return (
    <Card
      size="inherit"
      rank={`${number}`}
      name={`Monkey as ${one}`}
      picture={picture}
      tint={tint}
      tilt={tilt}
      label={`Hungry Monkey, counts as ${one}, ${number}`}
    />
  );
}

interface BackProps {
  state?: CardState;
  label?: string;
  onClick?: (() => void) | undefined;
  tabIndex?: number | undefined;
  class?: string | undefined;
}

/** A face-down animal. */
export function AnimalBack(props: BackProps) {
  return <CardBack size="inherit" picture="banana" {...props} />;
}
