import { useRef, useState } from "preact/hooks";

/**
 * Lets arrow keys move the focus among the buttons of one element, which are a single stop for the Tab key: only the
 * `current` one gets `tabIndex` 0. With `columns`, the buttons lie in rows, and there is an up and a down.
 */
export function useArrowKeys<E extends HTMLElement>(count: number, columns = count) {
  const root = useRef<E>(null);
  const [focus, setCurrent] = useState(0);
  const last = count - 1;
  const current = Math.min(focus, last);
  function onKeyDown(event: KeyboardEvent) {
    const to = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current - columns,
      ArrowDown: current + columns,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || (columns === count && /Up|Down/.test(event.key))) return;
    event.preventDefault();
    const next = event.key.startsWith("Arrow") && (to < 0 || to > last) ? current : to;
    setCurrent(next);
    root.current?.querySelectorAll("button")[next]?.focus();
  }
  return { root, current, setCurrent, onKeyDown };
}
