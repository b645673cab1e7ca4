import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { people } from "../dev/fixtures";
import type { ChatMessage, Person } from "../protocol/messages";
import { Chat } from "./chat";
import { mute, muted } from "./muted";
import { remembered } from "./storage";

const { mira, jonas, priya } = people;
let chat: Chat;

beforeEach(() => {
  vi.useFakeTimers();
  chat = new Chat();
});

afterEach(() => {
  vi.useRealTimers();
  for (const person of muted.value) mute(person, false);
});

let count = 0;
const said = (from: Person, text: string): ChatMessage => ({
  id: String(count++),
  from,
  side: "all",
  said: { type: "text", text },
  at: 0,
});
const texts = () => chat.messages.value.map(({ said }) => (said.type === "text" ? said.text : said.reaction));

test("new messages come after what was known, and what the host takes away is gone", () => {
  const first = said(mira, "a");
  chat.know([first]);
  chat.hear(said(jonas, "b"), mira.id);
  expect(texts()).toEqual(["a", "b"]);
  chat.forget(first.id);
  expect(texts()).toEqual(["b"]);
  chat.know([said(priya, "c")]);
  expect(texts()).toEqual(["c"]);
});

test("what others say is unread until the chat is looked at", () => {
  chat.hear(said(mira, "mine"), mira.id);
  chat.hear(said(jonas, "yours"), mira.id);
  expect(chat.unread.value).toBe(1);
  const stop = chat.read();
  chat.hear(said(jonas, "seen"), mira.id);
  expect(chat.unread.value).toBe(0);
  stop();
  chat.hear(said(jonas, "later"), mira.id);
  expect(chat.unread.value).toBe(1);
});

test("who is muted is neither read, counted nor seen floating, until they are heard again", () => {
  chat.hear(said(jonas, "before"), mira.id);
  mute(jonas, true);
  chat.hear(said(jonas, "meanwhile"), mira.id);
  chat.hear(said(priya, "hello"), mira.id);
  expect(texts()).toEqual(["hello"]);
  expect(chat.unread.value).toBe(1);
  expect(chat.floating.value.map(({ from }) => from.name)).toEqual([priya.name]);
  expect(remembered("muted")).toContain(jonas.id);
  mute(jonas, false);
  expect(texts()).toEqual(["before", "meanwhile", "hello"]);
  expect(remembered("muted")).toBeNull();
});

test("what is said floats for a moment, and only the latest of each person", () => {
  chat.hear(said(jonas, "one"), mira.id);
  chat.hear(said(jonas, "two"), mira.id);
  expect(chat.floating.value).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(chat.floating.value).toEqual([]);
});
