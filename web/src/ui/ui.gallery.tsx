import type { Scene } from "../dev/gallery";
import { Banner } from "./banner";
import { Button } from "./button";
import { Card, CardBack, CardSlot } from "./card";

const row = { display: "flex", flexWrap: "wrap", gap: "16px", alignItems: "end", padding: "16px" } as const;
const rhino = { rank: "9", name: "Stubborn Rhino", picture: "rhinoceros", tint: "#7c8a99" } as const;

const scenes: Scene[] = [
  {
    name: "ui",
    Show: () => (
      <main>
        <div style={row}>
          <Card {...rhino} size="l" />
          <Card {...rhino} size="l" state="playable" onClick={() => undefined} />
          <Card {...rhino} size="l" state="selected" onClick={() => undefined} badge="2" />
          <Card
            rank="4"
            name="Leaping Frog"
            picture="frog"
            tint="#6aa84f"
            size="l"
            state="disabled"
            onClick={() => undefined}
          />
          <Card rank="7" name="Slender Mongoose" picture="mongoose" tint="#b0773a" size="l" />
          <Card rank="?" name="Hungry Monkey" picture="monkey-face" tint="#9a4fc0" size="l" tilt={5} />
          <CardBack picture="banana" size="l" />
          <CardSlot size="l" />
        </div>
        <div style={row}>
          {(["m", "s", "xs"] as const).map((size) => (
            <>
              <Card {...rhino} size={size} />
              <CardBack picture="banana" size={size} />
              <CardSlot size={size} />
            </>
          ))}
        </div>
        <div style={row}>
          <Button kind="primary">Play 2 Rhinos</Button>
          <Button>Draw & play</Button>
          <Button kind="quiet">Not now</Button>
          <Button kind="danger">Leave the table</Button>
          <Button disabled>Take the pile</Button>
          <Button kind="primary" busy>
            On its way
          </Button>
          <Button size="s">Small</Button>
          <Button size="l" kind="primary">
            Large
          </Button>
        </div>
        <div style={row}>
          <Banner text="Your turn: play 9 or higher" tone="mine" picture="fork-and-knife" />
          <Banner text="Waiting for Mira" tone="others" picture="teapot" />
          <Banner text="Jonas drew a Strong Buffalo" tone="news" picture="water-buffalo" />
        </div>
      </main>
    ),
  },
];

export default scenes;
