/**
 * Development only: every component and every screen in every state, from fixtures. A folder adds its
 * scenes by a `*.gallery.tsx` file whose default export is a list of them. `/gallery?scene=name` shows
 * one alone, as large as the window.
 */
import type { ComponentType } from "preact";

/** One thing to look at. */
export interface Scene {
  /** Unique, in lower case with dashes: it goes into the address. */
  name: string;
  Show: ComponentType;
}

const scenes = Object.values(
  import.meta.glob<{ default: Scene[] }>("../**/*.gallery.tsx", { eager: true }),
).flatMap((module) => module.default);

export function Gallery() {
  const name = new URLSearchParams(location.search).get("scene");
  const scene = scenes.find((candidate) => candidate.name === name);
  if (scene) return <scene.Show />;
  return (
    <ul style={{ padding: "24px", display: "grid", gap: "8px" }}>
      {scenes.map((each) => (
        <li key={each.name}>
          <a href={`/gallery?scene=${each.name}`}>{each.name}</a>
        </li>
      ))}
    </ul>
  );
}
