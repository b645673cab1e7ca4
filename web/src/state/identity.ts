/** Who this browser is to the server: the secret token, and the name last used. */
import type { Avatar } from "../protocol/messages";
import { avatars } from "../ui/seat";
import { remember, remembered } from "./storage";

/** What somebody calls themselves. */
export interface Introduction {
  name: string;
  avatar: Avatar;
}

/** The secret token, if this browser has one. */
export const savedToken = () => remembered("token");

/** Keeps the token, or forgets it. */
export const saveToken = (token: string | null) => remember("token", token);

/** The name and picture last used; a picture at random and no name for a newcomer. */
export function lastIntroduction(): Introduction {
  const avatar = avatars.find((each) => each === remembered("avatar"));
  return {
    name: remembered("name") ?? "",
    avatar: avatar ?? avatars[Math.floor(Math.random() * avatars.length)] ?? "fox",
  };
}

/** Remembers name and picture for the next time a token is lost. */
export function saveIntroduction({ name, avatar }: Introduction): void {
  remember("name", name);
  remember("avatar", avatar);
}

/** Forgets who this browser was to the server. */
export function forgetIdentity(): void {
  for (const key of ["token", "name", "avatar"]) remember(key, null);
}
