import spriteUrl from "virtual:picture-sprite";
import type { PictureName } from "./picture-names";

interface PictureProps {
  name: PictureName;
  /** A CSS length; as large as the text around it unless told. */
  size?: string | undefined;
  /** What is read out; a picture without it is decoration. */
  label?: string | undefined;
  class?: string | undefined;
}

/** One picture of the sprite. */
export function Picture({ name, size = "1.2em", label, class: className }: PictureProps) {
  const style = { width: size, height: size, flex: "none", verticalAlign: "-0.22em" };
  const use = <use href={`${spriteUrl}#${name}`} />;
  return label ? (
    <svg class={className} style={style} role="img" aria-label={label}>
      {use}
    </svg>
  ) : (
    <svg class={className} style={style} aria-hidden="true">
      {use}
    </svg>
  );
}
