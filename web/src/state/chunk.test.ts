import { expect, test, vi } from "vitest";
import { Chunk } from "./chunk";

/** A chunk whose attempts end as the test says. */
function attempts() {
  const ends: { arrive: (value: string) => void; fail: () => void }[] = [];
  const chunk = new Chunk<string>(
    () => new Promise((arrive, reject) => ends.push({ arrive, fail: () => reject(new Error("gone")) })),
  );
  return { chunk, ends };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a chunk is fetched once, however many need it, and handed over at once when it's here", async () => {
  const { chunk, ends } = attempts();
  const use = vi.fn<(value: string) => void>();
  chunk.fetch();
  chunk.use(use);
  expect(ends).toHaveLength(1);
  expect(chunk.state.value).toEqual({ type: "coming" });
  ends[0]?.arrive("board");
  await settled();
  expect(use).toHaveBeenCalledExactlyOnceWith("board");
  expect(chunk.state.value).toEqual({ type: "here", value: "board" });
  chunk.use(use);
  expect(use).toHaveBeenCalledTimes(2);
  expect(ends).toHaveLength(1);
});

test("who waits for a chunk that failed gets it from a later attempt", async () => {
  const { chunk, ends } = attempts();
  const use = vi.fn<(value: string) => void>();
  chunk.use(use);
  ends[0]?.fail();
  await settled();
  expect(chunk.state.value).toEqual({ type: "failed" });
  chunk.fetch();
  expect(chunk.state.value).toEqual({ type: "coming" });
  ends[1]?.arrive("board");
  await settled();
  expect(use).toHaveBeenCalledExactlyOnceWith("board");
});
