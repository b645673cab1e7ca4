/** A real server of the built binary and the built client, with a data folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const binary = process.env.POTLUCK_BIN ?? join(root, "target/debug/potluck");
const client = join(root, "web/dist");

export class Server {
  #process: ChildProcess | undefined;
  #data: string;
  /** Where it listens: any free port at first, and the same after each restart. */
  #address = "127.0.0.1:0";

  private constructor(
    data: string,
    /** What `serve` is told besides. */
    readonly flags: readonly string[],
  ) {
    this.#data = data;
  }

  static async start(...flags: readonly string[]): Promise<Server> {
    for (const needed of [binary, join(client, "index.html")]) {
      if (!existsSync(needed)) throw new Error(`${needed} is missing: build server and client first`);
    }
    const server = new Server(await mkdtemp(join(tmpdir(), "potluck-e2e-")), flags);
    await server.resume();
    return server;
  }

  get url(): string {
    return `http://${this.#address}`;
  }

  /** Starts the process and waits until it listens. */
  async resume(): Promise<void> {
    const args = [
      "serve",
      "--listen",
      this.#address,
      "--data",
      this.#data,
      "--web",
      client,
      "--bot-delay-ms",
      "0",
      ...this.flags,
    ];
    const child = spawn(binary, [...args, "--log-format", "json"], { stdio: ["ignore", "inherit", "pipe"] });
    this.#process = child;
    this.#address = await new Promise<string>((resolve, reject) => {
      let log = "";
      child.stderr.on("data", (chunk) => {
        log += chunk;
        const address = /"address":"([^"]+)"/.exec(log)?.[1];
        if (address) resolve(address);
      });
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${log}`)));
    });
  }

  /** Ends the process without any warning, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}
