import { afterEach, expect, test, vi } from "vitest";
import { type Deal, verify } from "./verify";

// As in `crates/server/src/deal.rs`.
const deal: Deal = {
  commitment: "58e4cec0c4acdf7d0c0c558e00e2190a43f3e26142569c0ab41327c5280f8f22",
  entropy: "01".repeat(32),
  contributions: ["02".repeat(32), null, "03".repeat(32)],
  seed: "0f7015aa9835f324f90b1343348de0e4afaff2942133c74a4848d09b9449a8b6",
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the promise is kept when commitment and seed follow from entropy and contributions", async () => {
  expect(await verify(deal, null)).toBe("kept");
  expect(await verify(deal, "03".repeat(32))).toBe("kept");
});

test.each<[string, Partial<Deal>]>([
  ["commitment", { commitment: deal.seed }],
  ["entropy", { entropy: "ff".repeat(32) }],
  ["unreadable entropy", { entropy: "secret" }],
  ["contribution", { contributions: ["02".repeat(32), null, "04".repeat(32)] }],
  ["order of the contributions", { contributions: ["03".repeat(32), null, "02".repeat(32)] }],
  ["seed", { seed: deal.commitment }],
])("another %s breaks the promise", async (_, changes) => {
  expect(await verify({ ...deal, ...changes }, null)).toBe("broken");
});

test("a deal without the own contribution breaks the promise", async () => {
  expect(await verify(deal, "05".repeat(32))).toBe("broken");
});

test("where there is no digest nothing is claimed", async () => {
  vi.stubGlobal("crypto", {});
  expect(await verify(deal, null)).toBe("unchecked");
});
