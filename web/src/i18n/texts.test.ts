import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../games";
import type { Texts } from "../games/game";
import { REFUSAL_CODES as N_TROPY_CODES } from "../games/n_tropy/messages.gen";
import { REFUSAL_CODES as GOBBLE_CODES } from "../games/tantrix/gobble/messages.gen";
import { REFUSAL_CODES as GOBBLE_ALONE_CODES } from "../games/tantrix/gobble_alone/messages.gen";
import { REFUSAL_CODES as PUZZLE_CODES } from "../games/tantrix/puzzles/messages.gen";
import { REFUSAL_CODES as SOLITAIRE_CODES } from "../games/tantrix/solitaire/messages.gen";
import { REFUSAL_CODES as STRATEGY_CODES } from "../games/tantrix/strategy/messages.gen";
import { REFUSAL_CODES as TRIP_AWAY_CODES } from "../games/trip_away/messages.gen";
import { EMOTES, REFUSAL_CODES } from "../net/wire.gen";
import { hasText, listed, setLanguage, t } from ".";
import { en } from "./en";
import { it as italian } from "./it";
import { explained } from "./refusals";

function keysOf(texts: Texts, under = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [`${under}${key}`] : keysOf(text, `${under}${key}.`),
  );
}

function textAt(texts: Texts, key: string): string {
  return key
    .split(".")
    .reduce<Texts | string>((at, part) => (at as Texts)[part] ?? "", texts) as string;
}

const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

const bundles: [string, { en: Texts; it: Texts }][] = [
  ["the house", { en, it: italian }],
  ...Object.entries(games).map(([name, { texts }]): [string, { en: Texts; it: Texts }] => [
    name,
    texts,
  ]),
];

describe.each(bundles)("the texts of %s", (_, texts) => {
  it("have the same keys in both languages", () => {
    expect(keysOf(texts.it).sort()).toEqual(keysOf(texts.en).sort());
  });

  it("fill in the same values in both languages", () => {
    for (const key of keysOf(texts.en)) {
      const both = [textAt(texts.en, key), textAt(texts.it, key)].map(holes);
      expect(both[1], key).toEqual(both[0]);
    }
  });

  it("are never empty", () => {
    for (const language of [texts.en, texts.it]) {
      expect(keysOf(language).filter((key) => textAt(language, key).trim() === "")).toEqual([]);
    }
  });
});

describe("every code the server may answer with", () => {
  it.each(REFUSAL_CODES)("%s has a sentence", (code) => {
    expect(hasText(`refusals.${code}`)).toBe(true);
  });

  it.each(GOBBLE_CODES)("gobble's %s has a sentence", (code) => {
    expect(hasText(`games.gobble.refusals.${code}`)).toBe(true);
  });

  it.each(STRATEGY_CODES)("the strategy game's %s has a sentence", (code) => {
    expect(hasText(`games.strategy.refusals.${code}`)).toBe(true);
  });

  it.each(SOLITAIRE_CODES)("Solitaire's %s has a sentence", (code) => {
    expect(hasText(`games.solitaire.refusals.${code}`)).toBe(true);
  });

  it.each(GOBBLE_ALONE_CODES)("Gobble alone's %s has a sentence", (code) => {
    expect(hasText(`games.gobble_alone.refusals.${code}`)).toBe(true);
  });

  it.each(PUZZLE_CODES)("a puzzle's %s has a sentence", (code) => {
    for (const game of ["discovery", "rainbow", "daily"]) {
      expect(hasText(`games.${game}.refusals.${code}`)).toBe(true);
    }
  });

  it.each(TRIP_AWAY_CODES)("Trip Away's %s has a sentence", (code) => {
    expect(hasText(`games.trip_away.refusals.${code}`)).toBe(true);
  });

  it.each(N_TROPY_CODES)("N-Tropy's %s has a sentence", (code) => {
    expect(hasText(`games.n_tropy.refusals.${code}`)).toBe(true);
  });

  it.each(EMOTES)("the emote %s has words", (emote) => {
    expect(hasText(`emote.${emote}`)).toBe(true);
  });
});

describe("the source", () => {
  it("asks for no text that there is not", () => {
    const asked = sources("src").flatMap((source) =>
      [...source.matchAll(/\bt\(\s*"([a-z_.]+)"/g)].map(([, key]) => key as string),
    );
    const known = (key: string) => hasText(key) || hasText(`${key}_other`);
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !known(key))).toEqual([]);
  });
});

describe("a refusal", () => {
  const refusal = {
    code: "not_ready",
    text: "Fallback.",
    details: { waiting: ["Anna", "Luca"], seconds: 9 },
  };

  it("is spoken from its code and details in the reader's language", () => {
    expect(explained(refusal)).toBe(
      "Still waiting for Anna and Luca. The host can start without them in 9 s.",
    );
    setLanguage("it");
    expect(explained(refusal)).toContain("Anna e Luca");
  });

  it("counts seats from one, and milliseconds as seconds", () => {
    const details = { seat: 0, name: "Anna" };
    expect(explained({ code: "seat_taken", text: "", details })).toContain("seat 1");
    expect(explained({ code: "too_many", text: "", details: { ms: 1540 } })).toContain("1.5 s");
  });

  it("falls back to the server's own sentence", () => {
    expect(explained({ ...refusal, code: "brand_new" })).toBe("Fallback.");
  });
});

describe("a name", () => {
  const shalom = "\u05e9\u05dc\u05d5\u05dd";

  it("is taken as it is, whatever the texts themselves are filled in by", () => {
    for (const name of ["$t(site)", "{{names}}", "<b>", "$&"]) {
      expect(t("result.wins", { names: name })).toBe(`${name} wins!`);
    }
  });

  it("from right to left keeps to itself among the others", () => {
    expect(listed([shalom, "Anna", shalom])).toBe(
      `\u2068${shalom}\u2069, Anna, and \u2068${shalom}\u2069`,
    );
    expect(t("people.watching", { count: 2 })).toBe("2 are watching");
    expect(t("about.swap", { name: shalom, seat: 2 })).toBe(
      `Swap with \u2068${shalom}\u2069 on seat 2`,
    );
  });
});

describe("a language", () => {
  it("is the document's, and is remembered", () => {
    setLanguage("it");
    expect(document.documentElement.lang).toBe("it");
    expect(localStorage.getItem("trestle.language")).toBe("it");
    expect(t("close")).toBe("Chiudi");
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}
