/** Why something was not done, in words. */
import { CommandFailed } from "../net/socket";

const UNSENT = "You're offline, so nothing was sent.";
const UNANSWERED = "Connection lost before a reply. Check whether it went through.";

/** What to tell a player whose command failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof CommandFailed)) return "Something went wrong on this page.";
  if (error.failure.type === "refused") return error.failure.refusal.text;
  return error.failure.type === "offline" ? UNSENT : UNANSWERED;
}
