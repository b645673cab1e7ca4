import type { ComponentChildren } from "preact";

/** Development only: a board under something as high as the table's own head. */
export function UnderHead({ children }: { children: ComponentChildren }) {
  return (
    <div style={{ display: "grid", gridTemplateRows: "56px minmax(0, 1fr)", height: "100dvh" }}>
      <header style={{ background: "var(--paper)", borderBottom: "2px solid var(--line)" }} />
      {children}
    </div>
  );
}
