import * as fixtures from "../dev/fixtures";
import type { Scene } from "../dev/gallery";
import { Within } from "../dev/within";
import type { LobbyTable } from "../protocol/messages";
import { NowherePage } from "../shell/nowhere-page";
import { OutdatedPage } from "../shell/outdated-page";
import { WelcomePage } from "../shell/welcome-page";
import { recentTables } from "../state/recent-tables";
import { toast } from "../state/toasts";
import { LobbyPage } from "./lobby-page";
import { NewTable } from "./new-table";

const { mira } = fixtures.people;

const lobby = (tables: LobbyTable[] | null) => () => {
  const client = fixtures.client(mira, (made) => {
    made.lobby.value = tables;
  });
  return (
    <Within client={client}>
      <LobbyPage />
    </Within>
  );
};

const full = [
  fixtures.lobbyTable(),
  fixtures.lobbyTable({ id: "b", name: "Late supper", host: "Otto", seated: [], free: 6, spectators: 1 }),
  fixtures.lobbyTable({
    id: "c",
    name: "Aunt Maximiliana's long table",
    seated: ["Maximiliana von Hohenfels", "Priya", "Jonas"],
    free: 0,
    spectators: 12,
    playing: true,
  }),
];

const scenes: Scene[] = [
  {
    name: "welcome",
    Show: () => (
      <Within client={fixtures.client(null)}>
        <WelcomePage asking={{ type: "first" }} toTable={false} />
      </Within>
    ),
  },
  {
    name: "welcome-table",
    Show: () => (
      <Within client={fixtures.client(null)}>
        <WelcomePage asking={{ type: "forgotten" }} toTable />
      </Within>
    ),
  },
  { name: "lobby-loading", Show: lobby(null) },
  { name: "lobby-empty", Show: lobby([]) },
  {
    name: "lobby-full",
    Show: () => {
      recentTables.value = [
        { id: "x", name: "Friday table" },
        { id: "y", name: "Grandma's kitchen" },
      ];
      return lobby(full)();
    },
  },
  {
    name: "lobby-new-table",
    Show: () => (
      <Within client={fixtures.client(mira)}>
        <LobbyPage />
        <NewTable onClose={() => undefined} />
      </Within>
    ),
  },
  {
    name: "lobby-offline",
    Show: () => {
      const client = fixtures.client(mira, (made) => {
        made.lobby.value = full;
        made.status.value = { type: "waiting", attempt: 3 };
      });
      toast("You're offline, so nothing was sent.", "sorry");
      return (
        <Within client={client}>
          <LobbyPage />
        </Within>
      );
    },
  },
  { name: "nowhere", Show: NowherePage },
  { name: "outdated", Show: OutdatedPage },
];

export default scenes;
