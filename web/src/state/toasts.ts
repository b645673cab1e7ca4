/** Short messages that pass by themselves. */
import { signal } from "@preact/signals";

/** A message. */
export interface Toast {
  id: number;
  text: string;
  /** `sorry`: something was not done. */
  tone: "news" | "sorry";
}

const SHOWN_MILLIS = 5_000;
const AT_ONCE = 3;

let nextId = 0;

/** The messages that are shown now, oldest first. */
export const toasts = signal<Toast[]>([]);

/** Shows a message for a while. The same text twice is shown once. */
export function toast(text: string, tone: Toast["tone"] = "news"): void {
  const id = nextId++;
  const others = toasts.peek().filter((each) => each.text !== text);
  toasts.value = [...others, { id, text, tone }].slice(-AT_ONCE);
  setTimeout(() => dismiss(id), SHOWN_MILLIS);
}

/** Takes a message away. */
export function dismiss(id: number): void {
  toasts.value = toasts.peek().filter((each) => each.id !== id);
}
