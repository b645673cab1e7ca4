import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

interface ToldLaterProps {
  /** When it may be told, by `performance.now()`. */
  at: number;
  /** What stands there until then. */
  before: string;
  children: ComponentChildren;
}

/** A line of the log that must not give away what is just being shown. */
export function ToldLater({ at, before, children }: ToldLaterProps) {
  const [told, setTold] = useState(at <= performance.now());
  useEffect(() => {
    if (told) return undefined;
    const timer = setTimeout(() => setTold(true), at - performance.now());
    return () => clearTimeout(timer);
  }, [at, told]);
  return <>{told ? children : before}</>;
}
