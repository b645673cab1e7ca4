import type { Code } from "../protocol/messages";
import { navigate } from "../router";
import { MessagePage } from "../shell/message-page";
import { Button } from "../ui/button";
import type { PictureName } from "../ui/picture-names";

interface Reason {
  picture: PictureName;
  title: string;
  text: string;
}

const reasons: Partial<Record<Code, Reason>> = {
  kicked: {
    picture: "door",
    title: "The host has shown you the door",
    text: "You can come back to this table when its host invites you again.",
  },
  crowded: {
    picture: "door",
    title: "There's no room left",
    text: "This table is full. Try its link again later.",
  },
  no_such_table: {
    picture: "broom",
    title: "This table is gone",
    text: "Its link may be mistyped, or everybody left long ago and it was cleared away.",
  },
  bad_fields: {
    picture: "ghost",
    title: "No table has this link",
    text: "A table's link ends in a long row of letters and digits. Perhaps part of it was cut off.",
  },
};

const otherwise: Reason = {
  picture: "broom",
  title: "The table could not be opened",
  text: "Something went wrong on the way there. Try the link again in a moment.",
};

/** Says why a table cannot be shown. */
export function TableGone({ code }: { code: Code }) {
  const { picture, title, text } = reasons[code] ?? otherwise;
  return (
    <MessagePage
      picture={picture}
      title={title}
      actions={
        <Button kind="primary" size="l" wide onClick={() => navigate("/")}>
          Go to the lobby
        </Button>
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
