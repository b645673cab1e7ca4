import { useState } from "preact/hooks";

/** Why the last tap did nothing, for as long as the viewer sees the same view; and how to say so. */
export function useWhy(view: object): [string | null, (text: string | null) => void] {
  const [why, setWhy] = useState<{ text: string; of: object } | null>(null);
  return [why?.of === view ? why.text : null, (text) => setWhy(text === null ? null : { text, of: view })];
}
