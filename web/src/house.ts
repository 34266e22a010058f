// The games this server has, asked once.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type FormSchema, games, Refused } from "./net/http";
import type { GameInfo } from "./net/rest.gen";

let asked: Promise<GameInfo[]> | undefined;

export function gamesOfHouse(): Promise<GameInfo[]> {
  asked ??= games().catch((error) => {
    forgetGames();
    throw error;
  });
  return asked;
}

/** One of them; undefined until it is known. */
export function useGame(name: string): GameInfo | undefined {
  const known = useSignal<readonly GameInfo[]>([]);
  useEffect(() => {
    gamesOfHouse().then(
      (games) => {
        known.value = games;
      },
      (error) => {
        if (!(error instanceof Refused)) throw error;
      },
    );
  }, []);
  return known.value.find((game) => game.name === name);
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
