// The games this server has, asked once.

import { type FormSchema, games } from "./net/http";
import type { GameInfo } from "./net/rest.gen";

let asked: Promise<GameInfo[]> | undefined;

export function gamesOfHouse(): Promise<GameInfo[]> {
  asked ??= games().catch((error) => {
    forgetGames();
    throw error;
  });
  return asked;
}

/** Asks anew next time. */
export function forgetGames(): void {
  asked = undefined;
}

export function optionsOf(game: GameInfo): FormSchema {
  return game.options as FormSchema;
}

export function choiceOf(game: GameInfo): FormSchema {
  return game.choice as FormSchema;
}
