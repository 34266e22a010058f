// The words of N-Tropy, in the player's language.

import i18next from "i18next";

export function say(key: string, details: Record<string, unknown> = {}): string {
  return i18next.t(`games.n_tropy.${key}`, { ...details });
}
