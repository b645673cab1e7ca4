import { useEffect, useState } from "preact/hooks";
import { games } from "../games";
import { LatePage } from "../shell/late";
import { MessagePage } from "../shell/message-page";
import { TableContext, useClient } from "../state/context";
import type { OpenTable } from "../state/open-table";
import { noteResult, readResult } from "../state/read-result";
import { runningMatch } from "../state/seats";
import { MatchPage } from "./match-page";
import { RoomPage } from "./room-page";
import { TableGone } from "./table-gone";

/** The table of the address: on its way, gone, between matches, or playing. */
export function TablePage({ here }: { here: OpenTable }) {
  return (
    <TableContext.Provider value={here}>
      <Here here={here} />
    </TableContext.Provider>
  );
}

function Here({ here }: { here: OpenTable }) {
  const client = useClient();
  const place = here.place.value;
  const table = here.view.value;
  const match = here.match.value;
  // Whoever played or saw a match sees its result until they have put it away, also after a reload. To others
  // who come later it is no news, but there to be asked for.
  const [putAway, setPutAway] = useState(readResult);
  const [wanted, setWanted] = useState<string | null>(null);
  const running = table && runningMatch(table);
  const over = table?.match && !running ? table.match.id : null;
  const me = client.me.value?.player;
  const played = table?.match?.seats.some((seat) => seat.player === me) ?? false;
  const witnessed = match !== null && match.id === over && (match.witnessed.value || played);
  const showsResult = over !== null && (wanted === over || (witnessed && putAway !== over));
  useEffect(() => {
    if (over === null) setWanted(null);
  }, [over]);

  const game = table && games[running?.game ?? table.settings.game];
  useEffect(() => {
    game?.client.fetch();
    game?.rules.fetch();
  }, [game]);

  if (place.type === "gone") return <TableGone code={place.code} />;
  if (client.laying.value) {
    return (
      <MessagePage picture="robot" title="Laying the table" waiting>
        <p>The bots are washing their hands.</p>
      </MessagePage>
    );
  }
  if (!table || !game) {
    return (
      <MessagePage picture="pot-of-food" title="On the way to the table" waiting>
        <p>One moment.</p>
      </MessagePage>
    );
  }
  if (running && !match) {
    return <LatePage chunk={games[running.game].client}>{() => null}</LatePage>;
  }
  // Between a match's start and its first view there is only the header, not the room once more.
  const viewed = match?.queue.shown.value != null;
  if (match && (over === null || (showsResult && viewed))) {
    const put = () => {
      noteResult(match.id);
      setPutAway(match.id);
      setWanted(null);
    };
    return <MatchPage table={table} match={match} onPutAway={put} />;
  }
  const showResult = over !== null && viewed ? () => setWanted(over) : undefined;
  return <RoomPage table={table} game={game} onShowResult={showResult} />;
}
