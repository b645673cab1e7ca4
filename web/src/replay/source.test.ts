import { expect, test } from "vitest";
import { load, type Source } from "./source";

const frame = (version: number) => ({ version, events: [], view: {} });
const answers = (...bodies: [unknown, number?][]): Source & { asked: [string, number][] } => {
  const asked: [string, number][] = [];
  return {
    asked,
    fetch: (eyes, from) => {
      asked.push([eyes, from]);
      const [body, status = 200] = bodies[asked.length - 1] ?? [null, 500];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
    record: () => Promise.resolve(new Blob()),
    match: null,
  };
};

test("a long replay is fetched part by part", async () => {
  const source = answers(
    [{ versions: 3, frames: [frame(0), frame(1)] }],
    [{ versions: 3, frames: [frame(2)] }],
  );
  const replay = await load(source, "seat-1");
  expect(replay.frames.map(({ version }) => version)).toEqual([0, 1, 2]);
  expect(source.asked).toEqual([
    ["seat-1", 0],
    ["seat-1", 2],
  ]);
});

test.each([
  [{ code: "match_running" }, 409, "This match is still on. It can be watched again when it is over."],
  [{ code: "not_verified", why: "the seed differs" }, 422, "This record doesn't hold up: the seed differs."],
  [{ code: "bad_fields" }, 400, "This file is no record of a match."],
  [{}, 404, "There's no such match."],
])("what cannot be shown is explained: %j", async (body, status, text) => {
  await expect(load(answers([body, status]), "public")).rejects.toThrow(text);
});
