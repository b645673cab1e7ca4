import type { Menu } from "../../protocol/in_teufels_kueche";
import { Card, type CardSize, type CardState } from "../../ui/card";
import { menuName, printOf } from "./menus";

interface MenuCardProps {
  menu: Menu;
  size?: CardSize;
  state?: CardState;
  /** What is read out after the menu. */
  note?: string;
  onClick?: (() => void) | undefined;
}

/** A menu as a card. */
export function MenuCard({ menu, size = "inherit", state = "plain", note, onClick }: MenuCardProps) {
  const label = note ? `${menuName(menu)}, ${note}` : menuName(menu);
  return <Card {...printOf(menu)} size={size} state={state} label={label} onClick={onClick} />;
}
