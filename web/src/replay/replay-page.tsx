import { useEffect, useState } from "preact/hooks";
import type { MatchId } from "../protocol/messages";
import { navigate } from "../router";
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
        // Other eyes see the same moment.
        setPlayer((before) => new Player(replay, seatOf(eyes), before?.at.peek() ?? 0));
      },
      (error: unknown) => {
        if (wanted) setProblem(error instanceof NoReplay ? error.message : "This replay cannot be shown.");
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
        title={problem === null ? "Open a match from a file" : "This cannot be shown"}
        actions={
          <>
            <FilePicker onPick={open} />
            <Button onClick={() => navigate("/")}>Go to the lobby</Button>
          </>
        }
      >
        <p>
          {problem ??
            "A match that was exported here or on another server. It is checked before it is shown, and kept nowhere."}
        </p>
      </MessagePage>
    );
  }
  if (!player) {
    return (
      <MessagePage picture="pot-of-food" title="Setting the table once more" waiting>
        <p>One moment.</p>
      </MessagePage>
    );
  }
  return <ReplayView player={player} source={source} eyes={eyes} onEyes={setEyes} />;
}
