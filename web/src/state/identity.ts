/**
 * Who one is to the server: the secret token and the name last used, which this browser remembers, and what is
 * asked of somebody whom the server doesn't know. Knows no connection; what it says in `hello` is sent by others.
 */
import { signal } from "@preact/signals";
import { PROTOCOL } from "../net/protocol-version";
import type { Avatar, Hello, PlayerId, Refusal, Welcome } from "../protocol/messages";
import { avatars } from "../ui/seat";
import { remember, remembered } from "./storage";

/** What somebody calls themselves. */
export interface Introduction {
  name: string;
  avatar: Avatar;
}

/** Who one is. */
export interface Me extends Introduction {
  player: PlayerId;
}

/** Why somebody is asked for a name. */
export type Asking =
  /** Their first visit. */
  | { type: "first" }
  /** The server doesn't recognise their token any more. */
  | { type: "forgotten" }
  /** The server did not take the name. */
  | { type: "refused"; text: string };

/** The secret token, if this browser has one. */
export const savedToken = () => remembered("token");

/** The name and picture last used; a picture at random and no name for a newcomer. */
export function lastIntroduction(): Introduction {
  const avatar = avatars.find((each) => each === remembered("avatar"));
  return {
    name: remembered("name") ?? "",
    avatar: avatar ?? avatars[Math.floor(Math.random() * avatars.length)] ?? "fox",
  };
}

/** Remembers name and picture for the next time a token is lost. */
function saveIntroduction({ name, avatar }: Introduction): void {
  remember("name", name);
  remember("avatar", avatar);
}

export class Identity {
  /** Nothing until the server said so. */
  readonly me = signal<Me | null>(null);
  /** Set while a name is needed before anything else. */
  readonly asking = signal<Asking | null>(null);
  /** How far this device has come by a link of another one. */
  readonly following = signal<"no" | "under_way" | "done" | "used_up">("no");
  #introduction: Introduction | null = null;
  /** The secret of a link to another device, while it is being followed. */
  #link: string | null = null;

  /** What to say first: a link goes before a token, and a token before a name. */
  hello(): Hello {
    if (this.#link !== null) return { protocol: PROTOCOL, link: this.#link };
    const token = savedToken();
    return { protocol: PROTOCOL, ...(token ? { token } : this.#introduction) };
  }

  /** Asks a newcomer for a name; says whether one can say hello without. */
  begin(): boolean {
    if (savedToken()) return true;
    this.asking.value = { type: "first" };
    return false;
  }

  /** Comes as a new guest. */
  introduce(introduction: Introduction): void {
    this.#introduction = introduction;
    saveIntroduction(introduction);
    this.asking.value = null;
  }

  /** Becomes, on this device, the player whose link this is. */
  follow(secret: string): void {
    this.#link = secret;
    this.asking.value = null;
    this.following.value = "under_way";
  }

  welcomed({ token, player, name, avatar }: Welcome): void {
    if (token) remember("token", token);
    if (this.#link !== null) {
      this.#link = null;
      this.following.value = "done";
    }
    this.#introduction = null;
    saveIntroduction({ name, avatar });
    this.me.value = { player, name, avatar };
  }

  /**
   * The server refused who one said one was. Then one tries `again` as somebody else, or is `asked` for a name; nothing
   * where it refused for other reasons.
   */
  refused({ code, text }: Refusal): "again" | "asked" | null {
    if (code === "link_used_up") {
      this.#link = null;
      this.following.value = "used_up";
      return "again";
    }
    if (code === "bad_token") {
      remember("token", null);
      this.asking.value = { type: "forgotten" };
      return "asked";
    }
    if (code === "bad_name") {
      this.asking.value = { type: "refused", text };
      return "asked";
    }
    return null;
  }

  /** The server has taken another name or picture. */
  renamed(introduction: Introduction): void {
    saveIntroduction(introduction);
    const me = this.me.peek();
    if (me) this.me.value = { ...me, ...introduction };
  }

  /** The server has forgotten this player: so does this browser, and asks who comes next. */
  forget(): void {
    for (const key of ["token", "name", "avatar"]) remember(key, null);
    this.me.value = null;
    this.asking.value = { type: "first" };
  }
}
