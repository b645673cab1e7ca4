import { SeatName } from "../../ui/seat";
import type { Part, SeatInfo } from "../game-client";
import { capital, partText } from "./sentence";

/** A sentence as a line of the log, its names set apart. */
export function Line({ parts, seats }: { parts: readonly Part[]; seats: readonly SeatInfo[] }) {
  return parts.map((part, index) => {
    if (typeof part === "string") return index === 0 ? capital(part) : part;
    if ("whose" in part) return index === 0 ? capital(partText(part, seats)) : partText(part, seats);
    return index === 0 ? <SeatName seat={seats[part.who]} /> : <b>{partText(part, seats)}</b>;
  });
}
