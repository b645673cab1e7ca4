import { useEffect, useState } from "preact/hooks";
import { useClient } from "../state/context";

/** The server's time, looked at this often; as it was last while there is nothing to wait for. */
export function useNow(everyMillis: number | null): number {
  const client = useClient();
  const [, look] = useState(0);
  useEffect(() => {
    if (everyMillis === null) return undefined;
    const timer = setInterval(() => look((looks) => looks + 1), everyMillis);
    return () => clearInterval(timer);
  }, [everyMillis]);
  return client.now();
}
