import "./ui/base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { wakeWith } from "./net/wake";
import { pages } from "./pages";
import { route } from "./router";
import { Client } from "./state/client";
import { applyPreferences } from "./state/preferences";
import { reloadOnce } from "./state/reload";

function start(root: HTMLElement): void {
  const client = new Client(`${location.origin.replace(/^http/, "ws")}/ws`, reloadOnce);
  wakeWith(client);
  client.start();
  // Outside of any component, so that a page is asked for before whatever comes next.
  effect(() => {
    const to = route.value;
    if (to.page === "table" || to.page === "replay" || to.page === "me") pages[to.page].fetch();
    if (to.page === "table") client.openTable(to.table);
    else client.closeTable();
    if (to.page === "lobby") client.openLobby();
    else client.closeLobby();
  });
  render(<App client={client} />, root);
}

applyPreferences();
const root = document.getElementById("app");
if (root && import.meta.env.DEV && location.pathname === "/gallery") {
  void import("./dev/gallery").then(({ Gallery }) => render(<Gallery />, root));
} else if (root) {
  start(root);
}
