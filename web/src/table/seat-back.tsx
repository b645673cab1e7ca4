import type { TableView } from "../protocol/messages";
import { useClient } from "../state/context";
import { CommandButton } from "./command-button";
import { Strip } from "./strip";

/** For somebody whose seat a bot plays on: the way back to it. */
export function SeatBack({ table }: { table: TableView }) {
  const me = useClient().me.value?.player;
  const chair = table.chairs.findIndex((each) => each.type === "bot" && each.stands_in_for?.id === me);
  if (chair < 0) return null;
  const back = (
    <CommandButton command={{ t: "chair_take", d: { chair } }} primary>
      Take my seat back
    </CommandButton>
  );
  return <Strip buttons={back}>A bot plays for you.</Strip>;
}
