import { Picture } from "../../ui/picture";
import styles from "./ingredient-picture.module.css";
import type { Print } from "./ingredients";

interface IngredientPictureProps {
  print: Print;
  /** A CSS length. */
  size: string;
  class?: string | undefined;
}

/** What is on a card, without the card; letters where there is no picture for the name. */
export function IngredientPicture({ print, size, class: className }: IngredientPictureProps) {
  if (print.letters === null) return <Picture name={print.picture} size={size} class={className} />;
  return (
    <span
      class={`${styles.letters} ${className ?? ""}`}
      style={{ "--size": size, "--tint": print.tint }}
      aria-hidden="true"
    >
      <span>{print.letters}</span>
    </span>
  );
}
