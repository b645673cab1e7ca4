import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventQueue } from "./event-queue";

interface Event {
  name: string;
  millis: number;
}

const short = (name: string): Event => ({ name, millis: 100 });

function queue(kept: string[] = []) {
  const told: string[] = [];
  const events = new EventQueue<string, Event>({
    millis: (event) => event.millis,
    keep: (event) => kept.includes(event.name),
    onEvent: (event) => told.push(event.name),
  });
  events.push([], "start");
  return { events, told };
}

const state = (events: EventQueue<string, Event>) => {
  const shown = events.shown.value;
  return [shown?.view, shown?.moment?.event.name ?? null];
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first view is shown at once", () => {
  const { events } = queue();
  expect(state(events)).toEqual(["start", null]);
});

test("a view is shown after the events that lead to it", () => {
  const { events, told } = queue();
  events.push([short("a"), short("b")], "after");
  expect(state(events)).toEqual(["start", "a"]);
  vi.advanceTimersByTime(100);
  expect(state(events)).toEqual(["start", "b"]);
  expect(events.shown.value?.moment).toMatchObject({ before: [short("a")], next: "after" });
  expect(told).toEqual(["a", "b"]);
  vi.advanceTimersByTime(100);
  expect(state(events)).toEqual(["after", null]);
});

test("whoever has seen enough of an event goes on to the next, and only once", () => {
  const { events } = queue();
  events.push([short("a"), short("b")], "after");
  const first = events.shown.value?.moment;
  first?.skip();
  expect(state(events)).toEqual(["start", "b"]);
  first?.skip();
  expect(state(events)).toEqual(["start", "b"]);
  vi.advanceTimersByTime(99);
  expect(state(events)).toEqual(["start", "b"]);
  vi.advanceTimersByTime(1);
  expect(state(events)).toEqual(["after", null]);
});

test("a step that arrives meanwhile waits for its turn and is not lost", () => {
  const { events } = queue();
  events.push([short("a")], "one");
  events.push([short("b")], "two");
  expect(state(events)).toEqual(["start", "a"]);
  vi.advanceTimersByTime(100);
  expect(state(events)).toEqual(["one", "b"]);
  vi.advanceTimersByTime(100);
  expect(state(events)).toEqual(["two", null]);
});

test("events that need no time are told of, and their view shown, at once", () => {
  const { events, told } = queue();
  events.push([{ name: "a", millis: 0 }], "after");
  expect(state(events)).toEqual(["after", null]);
  expect(told).toEqual(["a"]);
});

test("a view without events, as after a reconnect, cuts the show short but keeps the log whole", () => {
  const { events, told } = queue();
  events.push([short("a"), short("b")], "one");
  events.push([], "now");
  expect(state(events)).toEqual(["now", null]);
  expect(told).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1000);
  expect(state(events)).toEqual(["now", null]);
});

test("another view of the same step takes its place without cutting the show short", () => {
  const { events } = queue();
  events.push([short("a"), short("b")], "as a spectator");
  events.amend("as a seat");
  expect(state(events)).toEqual(["start", "a"]);
  vi.advanceTimersByTime(200);
  expect(state(events)).toEqual(["as a seat", null]);
  events.amend("as a spectator");
  expect(state(events)).toEqual(["as a spectator", null]);
});

test("far behind, events pass without their time until the queue has caught up", () => {
  const { events, told } = queue();
  for (let step = 0; step < 20; step++) events.push([{ name: `${step}`, millis: 1000 }], `view ${step}`);
  expect(state(events)).toEqual(["start", "0"]);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(13);
  expect(state(events)).toEqual(["view 11", "12"]);
  vi.advanceTimersByTime(8000);
  expect(state(events)).toEqual(["view 19", null]);
  expect(told).toHaveLength(20);
});

test("an event to keep gets its time however far behind the show is", () => {
  const { events } = queue(["3"]);
  for (let step = 0; step < 20; step++) events.push([{ name: `${step}`, millis: 1000 }], `view ${step}`);
  vi.advanceTimersByTime(1000);
  expect(state(events)).toEqual(["view 2", "3"]);
  vi.advanceTimersByTime(1000);
  expect(state(events)).toEqual(["view 11", "12"]);
});
