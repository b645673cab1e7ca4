import { Component, type ComponentChildren } from "preact";
import { Button } from "../ui/button";
import { MessagePage } from "./message-page";

interface GuardProps {
  children: ComponentChildren;
}

/** Catches a mistake in drawing a page, so that it leaves a way on instead of an empty screen. */
export class Guard extends Component<GuardProps, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <MessagePage
        picture="warning"
        title="Something fell off the table"
        actions={
          <Button kind="primary" size="l" wide onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        <p>This page made a mistake. Nothing is lost: your chair and the match are safe on the server.</p>
      </MessagePage>
    );
  }
}
