// Light or dark: as the system says, unless somebody chose here.

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>("auto");

export function startTheme(): void {
  setTheme(THEMES.find((name) => name === kept("theme")) ?? "auto");
}

export function setTheme(name: Theme): void {
  theme.value = name;
  keep("theme", name);
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}
