import { useEffect, useState } from "preact/hooks";
import { games } from "../games";
import { MessagePage } from "../shell/message-page";
import { useClient } from "../state/context";
import { runningMatch } from "../state/seats";
import { MatchPage } from "./match-page";
import { RoomPage } from "./room-page";
import { TableGone } from "./table-gone";

/** The table of the address: on its way, gone, between matches, or playing. */
export function TablePage() {
  const client = useClient();
  const place = client.place.value;
  const table = client.table.value;
  const match = client.match.value;
  // A match that was over before one came is no news; one that ends before one's eyes shows its result.
  const [putAway, setPutAway] = useState<string | null>(null);
  const over = table?.match && !runningMatch(table) ? table.match.id : null;
  const witnessed = match !== null && match.id === over && match.witnessed.value;
  useEffect(() => {
    if (over === null) setPutAway(null);
  }, [over]);

  if (place.type === "gone") return <TableGone code={place.code} />;
  if (client.laying.value) {
    return (
      <MessagePage picture="robot" title="Laying the table" waiting>
        <p>The bots are washing their hands.</p>
      </MessagePage>
    );
  }
  if (!table) {
    return (
      <MessagePage picture="pot-of-food" title="On the way to the table" waiting>
        <p>One moment.</p>
      </MessagePage>
    );
  }
  // Between a match's start and its first view there is only the header, not the room once more.
  const viewed = match?.queue.shown.value != null;
  if (match && (over === null || (witnessed && viewed && putAway !== over))) {
    return <MatchPage table={table} match={match} onPutAway={() => setPutAway(match.id)} />;
  }
  return <RoomPage table={table} game={games[table.settings.game]} />;
}
