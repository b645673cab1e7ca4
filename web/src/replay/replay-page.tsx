import { useEffect, useState } from "preact/hooks";
import { games } from "../games";
import type { Game } from "../games/game-client";
import type { MatchId } from "../protocol/messages";
import { navigate } from "../router";
import { LatePage } from "../shell/late";
import { MessagePage } from "../shell/message-page";
import { Button } from "../ui/button";
import { FilePicker } from "./file-picker";
import { Player } from "./player";
import { ReplayView } from "./replay-view";
import { type Eyes, fromFile, load, NoReplay, playedHere, type Source, seatOf } from "./source";

/** A finished match at its own lasting link, or one from a file. */
export function ReplayPage({ match }: { match: MatchId | null }) {
  const [source, setSource] = useState<Source | null>(match === null ? null : playedHere(match));
  const [eyes, setEyes] = useState<Eyes>("public");
  const [player, setPlayer] = useState<Player | null>(null);
  /** What the game of the replay is played with, which has to be fetched as well. */
  const [client, setClient] = useState<Game["client"] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    document.title = "Replay · Potluck";
  }, []);
  useEffect(() => {
    if (!source) return undefined;
    let wanted = true;
    load(source, eyes).then(
      (replay) => {
        if (!wanted) return;
        const { client } = games[replay.game];
        setClient(client);
        client.use((game) => {
          // Other eyes see the same moment.
          if (wanted) setPlayer((before) => new Player(replay, game, seatOf(eyes), before?.at.peek() ?? 0));
        });
      },
      (error: unknown) => {
        if (wanted) setProblem(error instanceof NoReplay ? error.message : "This replay can't be shown.");
      },
    );
    return () => {
      wanted = false;
    };
  }, [source, eyes]);
  useEffect(() => () => player?.dispose(), [player]);

  if (problem !== null || !source) {
    const open = (file: File) => {
      setProblem(null);
      setSource(fromFile(file));
    };
    return (
      <MessagePage
        picture={problem === null ? "scroll" : "broom"}
        title={problem === null ? "Open a match from a file" : "This can't be shown"}
        actions={
          <>
            <FilePicker onPick={open} />
            <Button onClick={() => navigate("/")}>Go to the lobby</Button>
          </>
        }
      >
        <p>
          {problem ??
            "A match that was exported here or on another server. It's checked before it's shown, and never stored."}
        </p>
      </MessagePage>
    );
  }
  if (!player) {
    const setting = (
      <MessagePage picture="pot-of-food" title="Setting the table once more" waiting>
        <p>One moment.</p>
      </MessagePage>
    );
    return client ? <LatePage chunk={client}>{() => setting}</LatePage> : setting;
  }
  return <ReplayView player={player} source={source} eyes={eyes} onEyes={setEyes} />;
}
