import { useState } from "preact/hooks";
import { navigate } from "../router";
import { useClient } from "../state/context";
import { IconButton } from "../ui/icon-button";
import { Link } from "../ui/link";
import { Avatar } from "../ui/seat";
import { Logo } from "./logo";
import { MeSheet } from "./me-sheet";
import styles from "./page-header.module.css";

/** The strip on top of every page but the table's. */
export function PageHeader({ back }: { back?: boolean }) {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const me = client.me.value;
  return (
    <header class={styles.header}>
      {back && (
        <IconButton
          icon="back"
          label="Back"
          onClick={() => (history.length > 1 ? history.back() : navigate("/"))}
        />
      )}
      <Link to="/" class={styles.home}>
        <Logo />
      </Link>
      {me && (
        <button
          type="button"
          class={styles.me}
          onClick={() => setOpen(true)}
          aria-label={`You're ${me.name}. Change name and settings`}
        >
          <Avatar avatar={me.avatar} size="30px" />
          <span>{me.name}</span>
        </button>
      )}
      {open && <MeSheet onClose={() => setOpen(false)} />}
    </header>
  );
}
