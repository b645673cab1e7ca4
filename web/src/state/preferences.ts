/** What a player likes on this device: light, sound, motion. */
import { effect, signal } from "@preact/signals";
import { remember, remembered } from "./storage";

/** By daylight, by lamp light, or as the device has it. */
export type Theme = "auto" | "light" | "dark";

const saved = remembered("theme");

export const theme = signal<Theme>(saved === "light" || saved === "dark" ? saved : "auto");

/** Whether "your turn" may be heard. Off until wanted. */
export const sound = signal(remembered("sound") === "on");

/** Whether what spectators say may be heard while one plays. Off until wanted. */
export const hearSpectators = signal(remembered("hear-watchers") === "on");

/** Keeps the preferences, and puts the theme on the page. */
export function applyPreferences(): void {
  effect(() => {
    remember("theme", theme.value === "auto" ? null : theme.value);
    if (theme.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
  });
  effect(() => remember("sound", sound.value ? "on" : null));
  effect(() => remember("hear-watchers", hearSpectators.value ? "on" : null));
}

/** Whether the device asks for as little motion as possible. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
