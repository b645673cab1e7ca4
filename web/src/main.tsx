import "./ui/base.css";
import { render } from "preact";
import { App } from "./app";
import { wakeWith } from "./net/wake";
import { Client } from "./state/client";
import { applyPreferences } from "./state/preferences";
import { reloadOnce } from "./state/reload";

applyPreferences();
const client = new Client(`${location.origin.replace(/^http/, "ws")}/ws`, reloadOnce);
wakeWith(client);
client.start();

const root = document.getElementById("app");
if (root) render(<App client={client} />, root);
