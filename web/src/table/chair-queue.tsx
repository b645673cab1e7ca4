import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { chairOf } from "../state/seats";
import { CommandButton } from "./command-button";
import { Strip } from "./strip";

/** For who watches because no chair is free: to come in with the next match. */
export function ChairQueue({ table }: { table: TableView }) {
  const me = useClient().me.value?.player;
  const place = table.queue.findIndex((person) => person.id === me);
  const kept = table.chairs.some((chair) => chair.type === "bot" && chair.stands_in_for?.id === me);
  if (chairOf(table, me) !== null || kept) return null;
  if (place >= 0) {
    return (
      <Strip
        testId="chair-queue"
        buttons={<CommandButton command={{ t: "queue_leave", d: {} }}>I only watch</CommandButton>}
      >
        {place === 0 ? "You get the next chair." : `${place} ahead of you for a chair.`}
      </Strip>
    );
  }
  if (table.chairs.some((chair) => chair.type === "free")) {
    return (
      <Strip
        testId="chair-queue"
        buttons={
          <CommandButton command={{ t: "chair_take", d: {} }} primary>
            Take it
          </CommandButton>
        }
      >
        There's a chair for you in the next match.
      </Strip>
    );
  }
  return (
    <Strip
      testId="chair-queue"
      buttons={
        <CommandButton command={{ t: "queue_join", d: {} }} primary>
          I want in
        </CommandButton>
      }
    >
      All chairs are taken. You're watching.
    </Strip>
  );
}
