// Every text on screen, in the language of the person who reads it.

import { signal } from "@preact/signals";
import i18next from "i18next";
import { games } from "../games";
import { keep, kept } from "../kept";
import { en } from "./en";
import { it } from "./it";

export const LANGUAGES = { en: "English", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const language = signal<Language>("en");

export function startTexts(): void {
  const first = spoken(kept("language")) ?? navigator.languages.map(spoken).find(Boolean) ?? "en";
  i18next.init({
    lng: first,
    fallbackLng: "en",
    resources: {
      en: { translation: { ...en, games: ofGames("en") } },
      it: { translation: { ...it, games: ofGames("it") } },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  show(first);
}

export function setLanguage(name: Language): void {
  keep("language", name);
  i18next.changeLanguage(name);
  show(name);
}

/** The text for a key. A component that asks is rendered again when the language changes. */
export function t(key: string, values: Record<string, unknown> = {}): string {
  return i18next.t(key, { ...apart(values), lng: language.value });
}

/** "12 October 2030 at 20:15" */
export function dated(seconds: number): string {
  // Of both Englishes the one that has the day before the month, as the rest of the page.
  const locale = language.value === "en" ? "en-GB" : language.value;
  const style = { dateStyle: "long", timeStyle: "short" } as const;
  return new Date(seconds * 1000).toLocaleString(locale, style);
}

export function hasText(key: string): boolean {
  return i18next.exists(key, { lng: language.value });
}

/** The text for a key of a game that may be newer than this page; else what the server calls it. */
export function tOr(key: string, otherwise: string): string {
  return hasText(key) ? t(key) : otherwise;
}

/** "Anna, Luca and Mia" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names.map(isolated));
}

/** What is written from right to left, so that it does not turn round the words beside it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

export function gameTitle(name: string, otherwise = name): string {
  return tOr(`games.${name}.title`, otherwise);
}

/** The title without what goes without saying, for where there is little room. */
export function gameShort(name: string, otherwise = name): string {
  return tOr(`games.${name}.short`, gameTitle(name, otherwise));
}

function apart(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value) : value,
    ]),
  );
}

function show(name: Language): void {
  language.value = name;
  document.documentElement.lang = name;
}

function spoken(tag: string | undefined): Language | undefined {
  const name = tag?.split("-")[0]?.toLowerCase();
  return name !== undefined && name in LANGUAGES ? (name as Language) : undefined;
}

function ofGames(name: Language) {
  return Object.fromEntries(Object.entries(games).map(([game, { texts }]) => [game, texts[name]]));
}
