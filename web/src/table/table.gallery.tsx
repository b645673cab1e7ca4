import type { ComponentChildren } from "preact";
import * as fixtures from "../dev/fixtures";
import type { Scene } from "../dev/gallery";
import { Within } from "../dev/within";
import type { Person, TableView } from "../protocol/messages";
import { Late, LatePage } from "../shell/late";
import { Chunk } from "../state/chunk";
import type { Client } from "../state/client";
import { TableGone } from "./table-gone";
import { TablePage } from "./table-page";

const { mira, jonas, priya, long, otto } = fixtures.people;

const page = (client: Client) => (
  <Within client={client}>{client.table.value && <TablePage here={client.table.value} />}</Within>
);
const within = (part: ComponentChildren) => <Within client={fixtures.client(mira)}>{part}</Within>;
const at = (name: string, me: Person, table: TableView): Scene => ({
  name,
  Show: () => page(fixtures.clientAt(me, table)),
});

const busy = fixtures.table({
  chairs: [
    fixtures.sits(mira),
    fixtures.sits(jonas),
    fixtures.bot("Basil", "koala"),
    fixtures.sits(long, false),
    fixtures.free,
    fixtures.free,
  ],
  spectators: [priya],
  kicked: [otto],
  scores: [
    { person: mira, played: 5, won: 3 },
    { person: jonas, played: 5, won: 1 },
  ],
});
const alone = fixtures.table();
const coming = () => new Chunk(() => new Promise(() => undefined));
const missing = () => new Chunk(() => Promise.reject(new Error("not there")));

const scenes: Scene[] = [
  at("room-host-alone", mira, alone),
  at("room-host", mira, busy),
  at("room-guest", jonas, { ...busy, kicked: [] }),
  at("room-spectator", priya, { ...busy, kicked: [] }),
  {
    name: "table-opening",
    Show: () =>
      page(
        fixtures.client(mira, (made) => {
          made.openTable(alone.id);
        }),
      ),
  },
  {
    name: "table-laying",
    Show: () =>
      page(
        fixtures.client(mira, (made) => {
          made.openTable(alone.id);
          made.laying.value = true;
        }),
      ),
  },
  { name: "late", Show: () => within(<LatePage chunk={coming()}>{() => null}</LatePage>) },
  { name: "late-missing", Show: () => within(<LatePage chunk={missing()}>{() => null}</LatePage>) },
  { name: "late-part-missing", Show: () => within(<Late chunk={missing()}>{() => null}</Late>) },
  { name: "table-gone", Show: () => <TableGone code="no_such_table" /> },
  { name: "table-kicked", Show: () => <TableGone code="kicked" /> },
  { name: "table-wrong-link", Show: () => <TableGone code="bad_fields" /> },
];

export default scenes;
