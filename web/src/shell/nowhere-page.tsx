import { navigate } from "../router";
import { Button } from "../ui/button";
import { MessagePage } from "./message-page";

/** For an address that leads nowhere. */
export function NowherePage() {
  return (
    <MessagePage
      picture="ghost"
      title="Nothing on this plate"
      actions={
        <Button kind="primary" size="l" wide onClick={() => navigate("/")}>
          Go to the lobby
        </Button>
      }
    >
      <p>
        This address leads nowhere. A table's link ends in a long row of letters and digits; perhaps a part of
        it was cut off.
      </p>
    </MessagePage>
  );
}
