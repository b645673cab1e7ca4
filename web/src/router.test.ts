// @vitest-environment happy-dom
import { expect, test } from "vitest";
import {
  continuePath,
  mePath,
  navigate,
  playForPath,
  replayPath,
  route,
  routeOf,
  rulesPath,
  tablePath,
} from "./router";

test("each path leads to its page", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf(tablePath("0192f0c1"))).toEqual({ page: "table", table: "0192f0c1" });
  expect(routeOf(continuePath("0192f0c1"))).toEqual({ page: "continue", table: "0192f0c1" });
  expect(routeOf(playForPath)).toEqual({ page: "play-for" });
  expect(routeOf(mePath)).toEqual({ page: "me" });
  expect(routeOf(rulesPath("hungry-monkey"))).toEqual({ page: "rules", game: "hungry-monkey" });
  expect(routeOf(replayPath("0192f0c1"))).toEqual({ page: "replay", match: "0192f0c1" });
  expect(routeOf("/replay")).toEqual({ page: "replay", match: null });
});

test("other paths lead nowhere", () => {
  for (const path of ["/t", "/t/a/b", "/table/a", "/rules", "/continue", "/play-for/a", "/me/too"])
    expect(routeOf(path)).toEqual({ page: "nowhere" });
});

test("going to a page changes the address and the page", () => {
  navigate("/t/abc");
  expect(location.pathname).toBe("/t/abc");
  expect(route.value).toEqual({ page: "table", table: "abc" });
});
