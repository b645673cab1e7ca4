import { afterEach, expect, test, vi } from "vitest";
import { verify } from "./verify";

const seed = "00".repeat(32);
const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the promise is kept when it is the digest of the seed", async () => {
  expect(await verify(seed, commitment)).toBe("kept");
  expect(await verify(seed, commitment.toUpperCase())).toBe("kept");
});

test("another seed breaks the promise, and so does one that cannot be read", async () => {
  expect(await verify(`01${seed.slice(2)}`, commitment)).toBe("broken");
  expect(await verify("seed", commitment)).toBe("broken");
});

test("where there is no digest nothing is claimed", async () => {
  vi.stubGlobal("crypto", {});
  expect(await verify(seed, commitment)).toBe("unchecked");
});
