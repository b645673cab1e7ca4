/** The latest match whose result was read and put away on this device. */
import type { MatchId } from "../protocol/messages";
import { remember, remembered } from "./storage";

/** Which match it is. */
export const readResult = (): MatchId | null => remembered("result");

/** Notes that a result was read. */
export const noteResult = (match: MatchId): void => remember("result", match);
