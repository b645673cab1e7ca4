import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Picture } from "../ui/picture";
import type { PictureName } from "../ui/picture-names";
import styles from "./message-page.module.css";

interface MessagePageProps {
  picture: PictureName;
  title: string;
  children: ComponentChildren;
  /** What can be done about it. */
  actions?: ComponentChildren;
  /** Something is on its way: the picture moves. */
  waiting?: boolean;
}

/** A page that has one thing to say: gone, sent away, nothing here, on its way. */
export function MessagePage({ picture, title, children, actions, waiting }: MessagePageProps) {
  useEffect(() => {
    document.title = `${title} · Potluck`;
  }, [title]);
  return (
    <main class={styles.page}>
      <div class={styles.note}>
        <span class={styles.plate} data-waiting={waiting || undefined}>
          <Picture name={picture} size="76px" />
        </span>
        <h1>{title}</h1>
        <div class={styles.text}>{children}</div>
        {actions && <div class={styles.actions}>{actions}</div>}
      </div>
    </main>
  );
}
