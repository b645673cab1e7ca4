import { useState } from "preact/hooks";
import type { Game } from "../games/game-client";
import type { Question, TableSettings, TableView } from "../protocol/messages";
import { navigate } from "../router";
import { MeSheet } from "../shell/me-sheet";
import { PreferencesForm } from "../shell/preferences-form";
import { useClient, useOpenTable } from "../state/context";
import { NAME_ROOM, tidyName } from "../state/names";
import { chairOf, runningMatch } from "../state/seats";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { Sheet } from "../ui/dialog";
import { Switch, TextField } from "../ui/field";
import { Icon } from "../ui/icon";
import { HandOn } from "./hand-on";
import { Invite } from "./invite";
import { People } from "./people";
import { RulesSheet } from "./rules-sheet";
import styles from "./table-menu.module.css";
import { WatchingForm } from "./watching-form";

interface TableMenuProps {
  table: TableView;
  game: Game;
  /** The match whose board is on the screen, over or not, if there is one. */
  shown: string | null;
  onClose: () => void;
}

type Open = "menu" | "rules" | "me" | "device" | "substitute" | "leave" | "abandon";

/** Everything about the table that is not the game itself. */
export function TableMenu({ table, game, shown, onClose }: TableMenuProps) {
  const client = useClient();
  const here = useOpenTable();
  const [open, setOpen] = useState<Open>("menu");
  const host = client.me.value?.player === table.host;
  const seated = chairOf(table, client.me.value?.player) !== null;
  const match = runningMatch(table);
  const plays = here.match.value?.seats.value.some((seat) => seat.you) ?? false;
  const ask = async (question: Question) => {
    if (match) await client.attempt({ t: "vote", d: { match: match.id, question, agree: true } });
    onClose();
  };

  if (open === "rules") return <RulesSheet game={game} match={shown} onClose={onClose} />;
  if (open === "me") return <MeSheet onClose={onClose} />;
  if (open === "device") return <HandOn table={table.id} match={null} onClose={onClose} />;
  if (open === "substitute" && match) return <HandOn table={table.id} match={match.id} onClose={onClose} />;
  if (open === "leave") {
    return (
      <Confirm
        title="Leave your seat?"
        text={
          plays && table.settings.pace.on_leave === "match_ends"
            ? "The match ends for everybody, without a result."
            : "A bot plays on for you until you sit down again."
        }
        action="Leave your seat"
        onConfirm={() => client.attempt({ t: "chair_leave", d: {} })}
        onClose={onClose}
      />
    );
  }
  if (open === "abandon" && match) {
    return (
      <Confirm
        title="End this match?"
        text="It ends for everybody at once and counts for nobody."
        action="End the match"
        onConfirm={() => client.attempt({ t: "match_abandon", d: { match: match.id } })}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet title={table.settings.name} onClose={onClose}>
      <div class={styles.menu}>
        <div class={styles.buttons}>
          <Button wide onClick={() => setOpen("rules")}>
            <Icon name="rules" /> Rules of {game.name}
          </Button>
          <Button wide onClick={() => setOpen("me")}>
            <Icon name="edit" /> My name and picture
          </Button>
          <Button wide onClick={() => setOpen("device")}>
            <Icon name="qr" /> Go on with another device
          </Button>
          {match && plays && (
            <Button wide onClick={() => setOpen("substitute")}>
              <Icon name="share" /> Let somebody play for me
            </Button>
          )}
          {match && plays && table.paused === null && (
            <Button wide onClick={() => ask("pause")}>
              Ask for a pause
            </Button>
          )}
          {match && plays && (
            <Button wide onClick={() => ask("end")}>
              Ask to end the match
            </Button>
          )}
          {match && seated && (
            <Button wide onClick={() => setOpen("leave")}>
              Leave your seat …
            </Button>
          )}
          {match && host && (
            <Button wide kind="danger" onClick={() => setOpen("abandon")}>
              End this match without a result …
            </Button>
          )}
          <Button wide onClick={() => navigate("/")}>
            <Icon name="exit" /> Go to the lobby
          </Button>
          {seated && <p class={styles.hint}>Your chair is kept while you are in the lobby.</p>}
        </div>
        {match && <Invite table={table} />}
        {match && <People table={table} seatedToo />}
        {host && <TableForm table={table} locked={match !== null} />}
        <PreferencesForm />
        {match && (
          <p class={styles.promise}>
            The deal is fixed. Its promise, to be checked when the match is over:{" "}
            <code>{match.commitment}</code>
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** The host's form for the table itself. */
function TableForm({ table, locked }: { table: TableView; locked: boolean }) {
  const client = useClient();
  const [name, setName] = useState(table.settings.name);
  const set = (changes: Partial<TableSettings>) =>
    client.attempt({ t: "settings_set", d: { settings: { ...table.settings, ...changes } } });
  if (locked) return null;
  const tidy = tidyName(name);
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void set({ name: tidy });
      }}
    >
      <TextField label="Name of the table" value={name} onInput={setName} maxLength={NAME_ROOM} />
      {tidy !== "" && tidy !== table.settings.name && (
        <Button type="submit" wide>
          Rename it to {tidy}
        </Button>
      )}
      <Switch
        label="Open to everybody"
        hint={table.settings.public ? "Listed in the lobby." : "Found only by its link."}
        checked={table.settings.public}
        onChange={(isPublic) => set({ public: isPublic })}
      />
      <WatchingForm value={table.settings.watching} onChange={set} />
    </form>
  );
}
