/** Why something was not done, in words. */
import { CommandFailed } from "../net/socket";

const UNSENT = "There is no connection right now, so nothing was done.";
const UNANSWERED = "The connection broke before the answer came. Look whether it was done.";

/** What to tell a player whose command failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof CommandFailed)) return "Something went wrong on this page.";
  if (error.failure.type === "refused") return error.failure.refusal.text;
  return error.failure.type === "offline" ? UNSENT : UNANSWERED;
}
