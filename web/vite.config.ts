import { defineConfig } from "vitest/config";
import { notices } from "./build/notices.ts";
import { pictures } from "./build/pictures.ts";

/** Where `npm run dev` finds a server: `potluck serve` with its defaults, unless told otherwise. */
const server = process.env.POTLUCK_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [pictures(), notices()],
  // Nothing inlined: the server lets pages load files of its own only, no data of any kind.
  build: { target: ["chrome123", "firefox121", "safari17.5"], assetsInlineLimit: 0 },
  server: { proxy: { "/ws": { target: server, ws: true }, "/api": server } },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
