// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadForMissing } from "./reload";

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});

afterEach(() => vi.unstubAllGlobals());

test("a page with a part missing reloads once, and not for ever", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  await reloadForMissing();
  await reloadForMissing();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that couldn't be fetched again stays", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await reloadForMissing();
  expect(reload).not.toHaveBeenCalled();
});
