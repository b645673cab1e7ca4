/** Text grows with the size that somebody has chosen in the browser: no stylesheet gives it in pixels. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const TEXT = /(?<=[\s;{])(?:font|font-size|--[\w-]*font):[^;}]*?\d(?:px|pt)\b/g;

/** The declarations of this stylesheet that give a text size in pixels. */
const inPixels = (css: string) => css.match(TEXT) ?? [];

test("no stylesheet gives the size of text in pixels", () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((name) =>
    inPixels(readFileSync(join(SRC, name), "utf8")).map((each) => `${name}: ${each}`),
  );
  expect(found).toEqual([]);
});

test("every way to give it is noticed", () => {
  expect(inPixels(".a { font-size: 14px; }")).toHaveLength(1);
  expect(inPixels(".a {\n  font: 600 clamp(12.5px, 1.8cqh, 1rem) / 1.2 serif;\n}")).toHaveLength(1);
  expect(inPixels(".a { --seat-font: 14px; }")).toHaveLength(1);
  expect(inPixels(".a { font: 600 1rem / 1.2 serif; width: 14px; }")).toEqual([]);
});
