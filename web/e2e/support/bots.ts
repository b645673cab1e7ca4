/** Matches among bots, for specs of what comes after. */
import { WebSocket } from "ws";
import type { Command, MatchId, ServerMessage } from "../../src/protocol/messages";

/** Lets two bots play a match of Hungry Monkey to its end; which. */
export function botsPlay(server: string): Promise<MatchId> {
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws`);
  let id = 0;
  const send = (command: Command) => socket.send(JSON.stringify({ id: `${id++}`, ...command }));
  const hello = { protocol: 2, name: "Cook", avatar: "bear" };
  socket.on("open", () => socket.send(JSON.stringify({ t: "hello", d: hello })));
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === "welcome") send({ t: "table_create", d: { name: "Bots", public: false } });
      else if (message.t === "refused") reject(new Error(message.d.text));
      else if (message.t === "ack" && message.d.table) {
        send({ t: "table_open", d: { table: message.d.table } });
        send({ t: "bot_add", d: {} });
        send({ t: "bot_add", d: {} });
        send({ t: "match_start", d: {} });
      } else if (message.t === "table" && message.d.match?.outcome) {
        resolve(message.d.match.id);
        socket.close();
      }
    });
  });
}
