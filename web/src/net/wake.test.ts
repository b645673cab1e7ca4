// Against a page that tells what browsers tell when a device is back.
import { expect, test, vi } from "vitest";
import { wakeWith } from "./wake";

function page() {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = Object.assign(new EventTarget(), { document });
  const target = { wake: vi.fn(), renew: vi.fn() };
  wakeWith(target, window as unknown as Window & typeof globalThis);
  const show = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { window, target, show };
}

test("a device that slept renews its connection, and one that blinked does not", () => {
  vi.useFakeTimers();
  const { target, show } = page();
  show(true);
  vi.advanceTimersByTime(5_000);
  show(false);
  expect(target.renew).not.toHaveBeenCalled();
  expect(target.wake).toHaveBeenCalledOnce();
  show(true);
  vi.advanceTimersByTime(60_000);
  show(false);
  expect(target.renew).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a network that is back and a page that comes out of the browser's memory renew it, too", () => {
  const { window, target } = page();
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(target.renew).toHaveBeenCalledTimes(2);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(target.wake).toHaveBeenCalledOnce();
});
