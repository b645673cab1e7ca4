/** Which page is shown, and what lies over every page. */
import { MePage } from "./history/me-page";
import { LobbyPage } from "./lobby/lobby-page";
import { ReplayPage } from "./replay/replay-page";
import { route } from "./router";
import { RulesPage } from "./rules/rules-page";
import { Guard } from "./shell/guard";
import { ContinuePage, PlayForPage } from "./shell/link-page";
import { Notices } from "./shell/notices";
import { NowherePage } from "./shell/nowhere-page";
import { OutdatedPage } from "./shell/outdated-page";
import { WelcomePage } from "./shell/welcome-page";
import type { Client } from "./state/client";
import { ClientContext } from "./state/context";
import { TablePage } from "./table/table-page";

export function App({ client }: { client: Client }) {
  return (
    <ClientContext.Provider value={client}>
      <Guard>
        <Page client={client} />
      </Guard>
      <Notices />
    </ClientContext.Provider>
  );
}

function Page({ client }: { client: Client }) {
  const to = route.value;
  if (to.page === "rules") return <RulesPage game={to.game} />;
  if (to.page === "replay") return <ReplayPage key={to.match} match={to.match} />;
  if (to.page === "nowhere") return <NowherePage />;
  if (client.outdated.value) return <OutdatedPage />;
  if (to.page === "continue") return <ContinuePage table={to.table} />;
  const asking = client.identity.asking.value;
  if (asking) return <WelcomePage asking={asking} toTable={to.page === "table"} />;
  if (to.page === "play-for") return <PlayForPage />;
  if (to.page === "me") return <MePage />;
  if (to.page === "lobby") return <LobbyPage />;
  return client.table.value && <TablePage key={client.table.value.id} here={client.table.value} />;
}
