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
          Load it again
        </Button>
      }
    >
      <p>The server has been renewed, but your browser still shows the page from before.</p>
    </MessagePage>
  );
}
