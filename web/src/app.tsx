/** Which page is shown, and what lies over every page. */
import { LobbyPage } from "./lobby/lobby-page";
import { pages } from "./pages";
import { route } from "./router";
import { RulesPage } from "./rules/rules-page";
import { Guard } from "./shell/guard";
import { LatePage } from "./shell/late";
import { ContinuePage, PlayForPage } from "./shell/link-page";
import { Notices } from "./shell/notices";
import { NowherePage } from "./shell/nowhere-page";
import { OutdatedPage } from "./shell/outdated-page";
import { WelcomePage } from "./shell/welcome-page";
import type { Client } from "./state/client";
import { ClientContext } from "./state/context";

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
  if (to.page === "replay") {
    return <LatePage chunk={pages.replay}>{(Replay) => <Replay key={to.match} match={to.match} />}</LatePage>;
  }
  if (to.page === "nowhere") return <NowherePage />;
  if (client.outdated.value) return <OutdatedPage />;
  if (to.page === "continue") return <ContinuePage table={to.table} />;
  const asking = client.identity.asking.value;
  if (asking) return <WelcomePage asking={asking} toTable={to.page === "table"} />;
  if (to.page === "play-for") return <PlayForPage />;
  if (to.page === "me") return <LatePage chunk={pages.me}>{(Me) => <Me />}</LatePage>;
  if (to.page === "lobby") return <LobbyPage />;
  const here = client.table.value;
  return here && <LatePage chunk={pages.table}>{(Table) => <Table key={here.id} here={here} />}</LatePage>;
}
