import { useEffect } from "preact/hooks";
import { useClient } from "../state/context";
import { type Asking, lastIntroduction } from "../state/identity";
import { Button } from "../ui/button";
import { IntroductionForm } from "./introduction-form";
import { Logo } from "./logo";
import { Spread } from "./spread";
import styles from "./welcome-page.module.css";

interface WelcomePageProps {
  asking: Asking;
  /** Whether a table waits behind this page. */
  toTable: boolean;
}

/** Asks a newcomer for name and picture, and nothing else. */
export function WelcomePage({ asking, toTable }: WelcomePageProps) {
  const client = useClient();
  useEffect(() => {
    document.title = "Welcome · Potluck";
  }, []);
  return (
    <main class={styles.page}>
      <div class={styles.hero}>
        <Logo />
        <Spread />
        <h1>{toTable ? "There's a chair for you" : "Food games for friends"}</h1>
        <p>
          {toTable
            ? "Friends have laid the table. Tell them who is coming, and you are there."
            : "Send a link, take a chair, play. Nothing to install, no account to make."}
        </p>
      </div>
      <section class={styles.note} aria-label="Who are you?">
        {asking.type === "forgotten" && (
          <p class={styles.why}>We don't recognise this browser any more. What's your name?</p>
        )}
        <IntroductionForm
          initial={lastIntroduction()}
          error={asking.type === "refused" ? asking.text : undefined}
          autoFocus={matchMedia("(hover: hover)").matches}
          onSubmit={(introduction) => client.introduce(introduction)}
        >
          <Button type="submit" kind="primary" size="l" wide>
            {toTable ? "Come to the table" : "Come in"}
          </Button>
        </IntroductionForm>
      </section>
    </main>
  );
}
