/**
 * Writes `third-party.html`: what page and server are made of that others wrote, with licences. What reaches the
 * bundle is told by the bundle itself; the crates of the server are in `crates.html` (`make notices`).
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { PICTURES } from "./pictures.ts";

/** A package, as Vite tells it. */
interface Notice {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Where Vite tells the packages whose code reaches the bundle. The file doesn't stay. */
const TOLD = "third-party.json";

/** The licences that a package may have. Another one is for a person to read first. */
const ALLOWED: readonly string[] = ["MIT", "OFL-1.1"];

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Where the text of a licence is when it isn't in the package's file `LICENSE`. */
const TEXTS: Record<string, string> = {
  [PICTURES]: "./fluent-emoji-license.txt",
  vite: "../node_modules/vite/LICENSE.md",
};

/** A package of which something reaches the bundle that Vite doesn't tell. */
function notice(name: string): Notice {
  const folder = `../node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(file(`${folder}/package.json`), "utf8"));
  const text = readFileSync(file(TEXTS[name] ?? `${folder}/LICENSE`), "utf8");
  // What follows in Vite's file is about what Vite itself is made of.
  const [own = ""] = text.split("\n# Licenses of bundled dependencies");
  return { name, version, identifier: license, text: own.trim() };
}

/** The package that a file comes from, if it comes from one. */
const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/** The tool that adds a module to what it builds, if one does. */
const toolOf = (module: string) => /^\0(vite|rolldown)\//.exec(module)?.[1];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const section = ({ name, version, identifier, text }: Notice) =>
  `<details><summary>${escaped(name)} ${escaped(version)}: ${identifier}</summary><pre>${escaped(text ?? "")}</pre></details>`;

export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    config: () => ({ build: { license: { fileName: TOLD } } }),
    generateBundle: {
      // After Vite has told.
      order: "post",
      handler(_options, bundle) {
        const told = bundle[TOLD];
        if (told?.type !== "asset") return this.error("Vite tells no licences any more");
        delete bundle[TOLD];
        const code: Notice[] = JSON.parse(String(told.source));
        const files = Object.values(bundle).flatMap((each) =>
          each.type === "asset" ? each.originalFileNames.map(packageOf) : each.moduleIds.map(toolOf),
        );
        const names = [...new Set([...files, PICTURES])].filter((name) => name !== undefined).sort();
        const all = [...code, ...names.map(notice)];
        for (const { name, identifier, text } of all) {
          if (!identifier || !ALLOWED.includes(identifier)) {
            this.error(`${name} has the licence ${identifier}, which build/notices.ts doesn't allow`);
          }
          if (!text) this.error(`${name} comes without the text of its licence`);
        }
        const style = this.emitFile({
          type: "asset",
          name: "third-party.css",
          source: readFileSync(file("./third-party.css"), "utf8"),
        });
        const source = readFileSync(file("./third-party.html"), "utf8")
          .replace("{style}", () => `/${this.getFileName(style)}`)
          .replace("{packages}", () => all.map(section).join("\n"))
          .replace("{crates}", () => readFileSync(file("./crates.html"), "utf8"));
        this.emitFile({ type: "asset", fileName: "third-party.html", source });
      },
    },
  };
}
