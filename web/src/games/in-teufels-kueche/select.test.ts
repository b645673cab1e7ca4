import { expect, test } from "vitest";
import type { DevilMay, View } from "../../protocol/in_teufels_kueche";
import { grillOf, inner, outer, viewOf } from "./fixtures";
import { keep, lightsOf, NOTHING, needsButton, pickedLight } from "./select";

function turn(...devils: Partial<DevilMay>[]): View {
  const all = devils.map((may, devil) => {
    return { devil, walk: [], fly: [], take: [], put_down: false, ...may };
  });
  return viewOf({ colours: ["yellow", "blue"] }, { may: { type: "turn", devils: all, propose_stop: false } });
}

const stand = { type: "stand" } as const;

test("a picked devil lights up where it can go, and what that costs", () => {
  const view = turn({ walk: [{ space: outer(1), cost: 2, arrival: stand }] });
  expect(lightsOf(view, { ...NOTHING, devil: 0 })).toEqual([
    { space: outer(1), cost: 2, deed: "walk", move: { type: "walk", devil: 0, to: outer(1) } },
  ]);
});

test("what can be taken back is done at once; a challenge, a delivery and a placed pot take the button", () => {
  const view = turn({
    walk: [
      { space: outer(1), cost: 1, arrival: stand },
      { space: outer(2), cost: 1, arrival: { type: "challenge", devil: 3 } },
      { space: grillOf("yellow"), cost: 1, arrival: { type: "serve", pot: 0 } },
    ],
    fly: [{ space: inner(1), cost: 0, arrival: stand }],
  });
  const lights = lightsOf(view, { ...NOTHING, devil: 0 });
  expect(lights.map((light) => [light.deed, needsButton(light)])).toEqual([
    ["walk", false],
    ["challenge", true],
    ["serve", true],
    ["fly", false],
  ]);
});

test("the only devil that can do anything is picked by itself", () => {
  expect(keep(turn({ take: [0] }), NOTHING).devil).toBe(0);
  expect(keep(turn({ take: [0] }, { take: [0] }), NOTHING).devil).toBeNull();
});

test("a devil stays picked while it can do something, and is forgotten after", () => {
  const picked = { ...NOTHING, devil: 1 };
  expect(keep(turn({ take: [0] }, { take: [1] }), picked).devil).toBe(1);
  expect(keep(viewOf({ colours: ["yellow", "blue"] }), picked).devil).toBeNull();
});

test("a picked space is forgotten when nothing can be done there any more", () => {
  const challenge = { space: outer(2), cost: 1, arrival: { type: "challenge", devil: 3 } } as const;
  const picked = { devil: 0, pot: null, space: outer(2) };
  expect(pickedLight(turn({ walk: [challenge] }), keep(turn({ walk: [challenge] }), picked))?.move).toEqual({
    type: "walk",
    devil: 0,
    to: outer(2),
  });
  expect(keep(turn({ take: [0] }), picked).space).toBeNull();
});

test("the first pot that is still aside is picked, then the one that was tapped", () => {
  const view = viewOf(
    { colours: ["yellow", "blue"] },
    { may: { type: "place_pot", pots: [1, 3], spaces: [outer(4)] } },
  );
  expect(keep(view, NOTHING).pot).toBe(1);
  expect(keep(view, { ...NOTHING, pot: 3 }).pot).toBe(3);
  expect(lightsOf(view, keep(view, { ...NOTHING, pot: 3 }))[0]?.move).toEqual({
    type: "place_pot",
    pot: 3,
    space: outer(4),
  });
});
