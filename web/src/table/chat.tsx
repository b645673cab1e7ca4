import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChatMessage, Said, TableView } from "../protocol/messages";
import { fitting } from "../state/characters";
import { useClient, useOpenTable } from "../state/context";
import { mute, muted } from "../state/muted";
import { hearSpectators } from "../state/preferences";
import { runningMatch } from "../state/seats";
import { Button } from "../ui/button";
import { Sheet } from "../ui/dialog";
import { Switch } from "../ui/field";
import { Icon } from "../ui/icon";
import { IconButton } from "../ui/icon-button";
import { Picture } from "../ui/picture";
import styles from "./chat.module.css";
import { MessageActions } from "./message-actions";
import { lookOf, reactions } from "./reactions";
import { seatOf } from "./watching";

/** The longest message that the server takes, in characters as people count them. */
const LONGEST = 300;

/** What is said at the table, and a line to say something. */
export function Chat({ table }: { table: TableView }) {
  const client = useClient();
  const here = useOpenTable();
  const { chat } = here;
  const messages = chat.messages.value;
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<ChatMessage | null>(null);
  useEffect(() => chat.read(), [chat]);
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [messages]);
  const plays = seatOf(table, client.me.value?.player) !== null;
  return (
    <div class={styles.chat}>
      {messages.length === 0 ? (
        <p class={styles.empty}>Nobody has said anything yet.</p>
      ) : (
        <ol ref={list} class={styles.lines} aria-label="Messages">
          {messages.map((message) => (
            <li key={message.id}>
              <button
                type="button"
                class={styles.line}
                aria-haspopup="dialog"
                onClick={() => setChosen(message)}
              >
                {message.side === "spectators" && (
                  <Picture name="eyes" size="16px" label="From the spectators:" />
                )}{" "}
                <b>{message.from.id === client.me.value?.player ? "You" : message.from.name}</b>{" "}
                <What said={message.said} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {muted.value.length > 0 && <MutedPeople />}
      {plays && (
        <Switch
          label="Hear the spectators"
          checked={hearSpectators.value}
          onChange={(on) => here.hearSpectators(on)}
        />
      )}
      <Say table={table} plays={plays} />
      {chosen && <MessageActions table={table} message={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** The same in a sheet, where there is no room beside the board. */
export function ChatSheet({ table, onClose }: { table: TableView; onClose: () => void }) {
  return (
    <Sheet title="Chat" onClose={onClose}>
      <div class={styles.sheet}>
        <Chat table={table} />
      </div>
    </Sheet>
  );
}

/** Opens the chat, and says how much is new. */
export function ChatButton({ onClick }: { onClick: () => void }) {
  const unread = useOpenTable().chat.unread.value;
  return (
    <span class={styles.opener}>
      <IconButton icon="chat" label={unread > 0 ? `Chat, ${unread} new` : "Chat"} onClick={onClick} />
      {unread > 0 && (
        <span class={styles.badge} aria-hidden="true">
          {unread > 9 ? "9+" : unread}
        </span>
      )}
    </span>
  );
}

/** What others say, for those who listen to the page. */
export function ChatAloud() {
  const me = useClient().me.value?.player;
  const others = useOpenTable().chat.floating.value.filter(({ from }) => from.id !== me);
  return (
    <div class="hidden-text" aria-live="polite" data-testid="chat-aloud">
      {others.map(({ id, from, said }) => (
        <p key={id}>
          {from.name}: {said.type === "text" ? said.text : lookOf(said.reaction)?.label}
        </p>
      ))}
    </div>
  );
}

function What({ said }: { said: Said }) {
  if (said.type === "text") return <span>{said.text}</span>;
  const look = lookOf(said.reaction);
  return look ? <Picture name={look.picture} size="24px" label={look.label} /> : null;
}

function MutedPeople() {
  return (
    <ul class={styles.muted} aria-label="Muted people">
      {muted.value.map((person) => (
        <li key={person.id}>
          <span>{person.name} is muted</span>
          <Button size="s" kind="quiet" onClick={() => mute(person, false)}>
            Hear again
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Say({ table, plays }: { table: TableView; plays: boolean }) {
  const client = useClient();
  const [text, setText] = useState("");
  const offline = !client.online.value;
  const to = runningMatch(table) === null ? "all" : plays ? "the players" : "the spectators";
  const say = async () => {
    const said = text.trim();
    if (said === "") return;
    setText("");
    // What was not taken is not lost, unless something else is being written.
    if (!(await client.attempt({ t: "chat_say", d: { text: said } }))) setText((now) => now || said);
  };
  return (
    <form
      class={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <fieldset class={styles.reactions}>
        <legend class="hidden-text">Quick reactions</legend>
        {reactions.map(({ reaction, picture, label }) => (
          <button
            key={reaction}
            type="button"
            class={styles.reaction}
            aria-label={label}
            title={label}
            disabled={offline}
            onClick={() => client.attempt({ t: "chat_react", d: { reaction } })}
          >
            <Picture name={picture} size="26px" />
          </button>
        ))}
      </fieldset>
      <div class={styles.write}>
        <input
          value={text}
          placeholder={`To ${to} …`}
          aria-label={`Say something to ${to}`}
          autoComplete="off"
          enterkeyhint="send"
          onInput={(event) => setText(fitting(event.currentTarget.value, LONGEST))}
        />
        <button type="submit" class={styles.send} aria-label="Send" disabled={offline || text.trim() === ""}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}
