/**
 * Puts the pictures that the client names into one SVG sprite: those of fluent-emoji-flat, and our own
 * drawings from `src/ui/own/` where that set has none. Knows nothing of how pictures are shown.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icons } from "@iconify-json/fluent-emoji-flat";
import type { Plugin } from "vite";
import { pictureNames } from "../src/ui/picture-names.ts";

/** The package that the pictures are from. */
export const PICTURES = "@iconify-json/fluent-emoji-flat";

const MODULE = "virtual:picture-sprite";
const DEV_PATH = "/pictures.svg";

const ownDrawing = (name: string) => fileURLToPath(new URL(`../src/ui/own/${name}.svg`, import.meta.url));

/** The `<symbol>` of a picture; fails the build when there is none of that name. */
function symbol(name: string): string {
  const path = ownDrawing(name);
  if (existsSync(path)) {
    const drawing = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(path, "utf8"));
    if (!drawing) throw new Error(`${path} is no SVG with a viewBox`);
    return `<symbol id="${name}" viewBox="${drawing[1]}">${drawing[2]}</symbol>`;
  }
  const icon = icons.icons[name];
  if (!icon) throw new Error(`there is no picture "${name}", neither in fluent-emoji-flat nor in src/ui/own`);
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? icons.width ?? 32} ${icon.height ?? icons.height ?? 32}">${icon.body}</symbol>`;
}

const sprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${pictureNames.map((name) => symbol(name)).join("")}</svg>`;

/** `import spriteUrl from "virtual:picture-sprite"` is the address of the sprite. */
export function pictures(): Plugin {
  let building = false;
  return {
    name: "pictures",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!building) return `export default ${JSON.stringify(DEV_PATH)}`;
      const file = this.emitFile({ type: "asset", name: "pictures.svg", source: sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
  };
}
