import { useState } from "preact/hooks";
import { toast } from "../state/toasts";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { copyText } from "./copy-text";

/** A button that copies a link. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(link)) {
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } else {
      toast("The browser won't let this page copy. Press and hold the link to copy it.", "sorry");
    }
  };
  return (
    <Button size="s" onClick={copy}>
      <Icon name={copied ? "check" : "copy"} size="19px" />
      {copied ? "Copied" : "Copy link"}
    </Button>
  );
}
