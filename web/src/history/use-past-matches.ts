import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ask, askOwn } from "../net/api";
import type { PastMatch, PastMatches } from "../protocol/messages";
import type { GameKind } from "../protocol/rules";

/** A list of past matches as far as it was read. */
export interface PastList {
  /** Nothing until the first page is there. */
  matches: readonly PastMatch[] | null;
  /** Whether there is another page. */
  more: boolean;
  busy: boolean;
  failed: boolean;
  readMore: () => void;
}

interface Read {
  matches: readonly PastMatch[] | null;
  next: string | null;
  busy: boolean;
  failed: boolean;
}

const nothing: Read = { matches: null, next: null, busy: true, failed: false };

/**
 * Reads a list page by page, from the start again whenever what it depends on changes. `fresh` is anything
 * that is another when there is something new to read.
 */
export function usePastMatches(path: string, own: boolean, game: GameKind | null, fresh: unknown): PastList {
  const [read, setRead] = useState<Read>(nothing);
  // An answer that comes when something else is wanted by then is dropped.
  const wanted = useRef(0);
  const fetchPage = useCallback(
    async (before: string | null, limit: number) => {
      wanted.current += 1;
      const turn = wanted.current;
      const query = new URLSearchParams({
        limit: String(limit),
        ...(game && { game }),
        ...(before && { before }),
      });
      setRead((now) => ({ ...now, busy: true, failed: false }));
      try {
        const page = await (own ? askOwn : ask)<PastMatches>(`${path}?${query}`);
        if (turn !== wanted.current) return;
        setRead((now) => ({
          matches: before ? [...(now.matches ?? []), ...page.matches] : page.matches,
          next: page.next,
          busy: false,
          failed: false,
        }));
      } catch {
        if (turn === wanted.current) setRead((now) => ({ ...now, busy: false, failed: true }));
      }
    },
    [path, own, game],
  );
  useEffect(() => {
    void fetchPage(null, 5);
    return () => {
      wanted.current += 1;
    };
  }, [fetchPage, fresh]);
  return {
    matches: read.matches,
    more: read.next !== null || (read.failed && read.matches === null),
    busy: read.busy,
    failed: read.failed,
    readMore: () => void fetchPage(read.next, 20),
  };
}
