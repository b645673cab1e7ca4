/** What is said at the open table, as far as this player hears it and has not muted it. */
import { computed, signal } from "@preact/signals";
import type { ChatId, ChatMessage, PlayerId } from "../protocol/messages";
import { muted } from "./muted";

/** As many as the server keeps. */
const KEPT = 100;

/** How long a new message floats at its writer's seat. */
const FLOAT_MILLIS = 3_500;

export class Chat {
  #all = signal<readonly ChatMessage[]>([]);
  #unread = signal<readonly ChatId[]>([]);
  #floating = signal<readonly ChatMessage[]>([]);
  /** How many open panels show it: then nothing is unread. */
  #readers = 0;

  /** The oldest first. */
  readonly messages = computed(() => this.#all.value.filter(isHeard));
  readonly unread = computed(
    () => this.messages.value.filter((message) => this.#unread.value.includes(message.id)).length,
  );
  /** What was said just now. */
  readonly floating = computed(() => this.#floating.value.filter(isHeard));

  /** All that was said of late, instead of what was known. */
  know(messages: readonly ChatMessage[]): void {
    this.#all.value = messages;
  }

  /** Something new. What one says oneself is read. */
  hear(message: ChatMessage, me: PlayerId | undefined): void {
    this.#all.value = [...this.#all.peek(), message].slice(-KEPT);
    if (!isHeard(message)) return;
    if (this.#readers === 0 && message.from.id !== me)
      this.#unread.value = [...this.#unread.peek(), message.id].slice(-KEPT);
    this.#floating.value = [
      ...this.#floating.peek().filter((other) => other.from.id !== message.from.id),
      message,
    ];
    setTimeout(() => {
      this.#floating.value = this.#floating.peek().filter((other) => other.id !== message.id);
    }, FLOAT_MILLIS);
  }

  forget(id: ChatId): void {
    this.#all.value = this.#all.peek().filter((message) => message.id !== id);
    this.#floating.value = this.#floating.peek().filter((message) => message.id !== id);
  }

  /** Somebody reads it from now on; returns what ends that. */
  read(): () => void {
    this.#readers++;
    this.#unread.value = [];
    return () => {
      this.#readers--;
    };
  }
}

const isHeard = (message: ChatMessage) => !muted.value.some((person) => person.id === message.from.id);
