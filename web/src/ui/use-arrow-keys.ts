import { useRef, useState } from "preact/hooks";

/**
 * Lets arrow keys move the focus among the buttons of one element, which are a single stop for the Tab key: only the
 * `current` one gets `tabIndex` 0.
 */
export function useArrowKeys<E extends HTMLElement>(count: number) {
  const root = useRef<E>(null);
  const [focus, setCurrent] = useState(0);
  const last = count - 1;
  const current = Math.min(focus, last);
  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setCurrent(next);
    root.current?.querySelectorAll("button")[next]?.focus();
  }
  return { root, current, setCurrent, onKeyDown };
}
