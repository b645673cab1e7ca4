import type { ComponentChildren } from "preact";

/** Development only: what the chrome lays on paper, such as rules and result. */
export function OnPaper({ children }: { children: ComponentChildren }) {
  return <main style={{ padding: "20px", maxWidth: "560px", background: "var(--paper)" }}>{children}</main>;
}
