import { Button } from "../ui/button";
import { MessagePage } from "./message-page";

/** For a page that is older than the server, although it was loaded anew. */
export function OutdatedPage() {
  return (
    <MessagePage
      picture="bento-box"
      title="This page is from yesterday"
      actions={
        <Button kind="primary" size="l" wide onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      <p>There's a new version. Reload to go on.</p>
    </MessagePage>
  );
}
