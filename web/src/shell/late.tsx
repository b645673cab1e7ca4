/** What is shown in place of a part of the page that has yet to be fetched, or can't be. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Chunk, ChunkState } from "../state/chunk";
import { useClient } from "../state/context";
import { reloadForMissing } from "../state/reload";
import { Button } from "../ui/button";
import styles from "./late.module.css";
import { MessagePage } from "./message-page";

interface LateProps<T> {
  chunk: Chunk<T>;
  children: (part: T) => ComponentChildren;
}

/** A page, or what fills one. With nothing else on the screen, it may reload to get what is missing. */
export function LatePage<T>({ chunk, children }: LateProps<T>) {
  const [state, retry] = useChunk(chunk);
  if (state.type === "here") return children(state.value);
  if (state.type === "failed") return <MissingPage onRetry={retry} />;
  return (
    <div class={styles.late}>
      <MessagePage picture="pot-of-food" title="Warming up" waiting>
        <p>One moment.</p>
      </MessagePage>
    </div>
  );
}

/** A part of a page beside others, which stay as they are. */
export function Late<T>({ chunk, children }: LateProps<T>) {
  const [state, retry] = useChunk(chunk);
  if (state.type === "here") return children(state.value);
  if (state.type === "coming") {
    return (
      <p class={styles.part} role="status">
        One moment …
      </p>
    );
  }
  return (
    <div class={styles.part} role="alert">
      <p>This part of the page couldn't be fetched.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { unanswered } = useClient();
  const settled = unanswered.value === 0;
  useEffect(() => {
    // Whoever has just moved wants to know whether the move was taken.
    if (settled) void reloadForMissing();
  }, [settled]);
  return (
    <MessagePage
      picture="broom"
      title="A piece is missing"
      actions={
        <Button kind="primary" size="l" wide onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>This part of the page couldn't be fetched. Check your connection, then try again.</p>
    </MessagePage>
  );
}

/** How far a chunk has come, and what asks for it once more. */
function useChunk<T>(chunk: Chunk<T>): [ChunkState<T>, () => void] {
  const tried = useRef(false);
  useEffect(() => chunk.fetch(), [chunk]);
  const retry = () => {
    // Some browsers remember that it failed: for them only a reload helps.
    if (tried.current) location.reload();
    tried.current = true;
    chunk.fetch();
  };
  return [chunk.state.value, retry];
}
