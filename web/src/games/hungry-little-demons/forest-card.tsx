import type { Card as ForestCardType } from "../../protocol/hungry_little_demons";
import { Card, type CardSize, type CardState } from "../../ui/card";
import { ARROWS, cardLabel, cardPrint } from "./ingredients";

interface ForestCardProps {
  card: ForestCardType;
  names: readonly string[];
  state?: CardState;
  size?: CardSize;
  badge?: string | undefined;
  /** Said after what the card is. */
  note?: string | undefined;
  tabIndex?: number;
  onClick?: () => void;
}

/** A card of the forest, face up and large. */
export function ForestCard({ card, names, note, badge, ...props }: ForestCardProps) {
  const { name, picture, tint } = cardPrint(card, names);
  const said = cardLabel(card, names);
  return (
    <Card
      {...props}
      rank={card.type === "ingredient" ? ARROWS[card.arrow] : ""}
      name={name}
      picture={picture}
      tint={tint}
      label={note ? `${said}, ${note}` : said}
      {...(badge === undefined ? {} : { badge })}
    />
  );
}
