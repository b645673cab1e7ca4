import type { ComponentChildren } from "preact";
import { navigate } from "../router";

interface LinkProps {
  to: string;
  children: ComponentChildren;
  class?: string | undefined;
}

/** A link to another page of the client; opens in place unless the reader asks for a new tab. */
export function Link({ to, children, class: className }: LinkProps) {
  return (
    <a
      href={to}
      class={className}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
