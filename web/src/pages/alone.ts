// What there is for one: today's puzzle, what has been solved, and what is under way.

import { gamesOfHouse } from "../house";
import * as http from "../net/http";
import type { GameInfo, Puzzles, SolvedPuzzle, TableCard } from "../net/rest.gen";
import { me } from "../session";

export interface Alone {
  puzzles: Puzzles;
  games: readonly GameInfo[];
  /** The table at which a puzzle, or else a game, is under way: by its name. */
  begun: ReadonlyMap<string, string>;
}

export async function learnAlone(): Promise<Alone> {
  const [puzzles, games, tables] = await Promise.all([
    http.puzzles(),
    gamesOfHouse(),
    me.value ? http.myTables() : [],
  ]);
  return { puzzles, games, begun: underWay(tables) };
}

/** The newest first: what was touched last is what one goes on with. */
function underWay(tables: readonly TableCard[]): Map<string, string> {
  const begun = new Map<string, string>();
  for (const { status, seated, puzzle, game, code } of tables) {
    const name = puzzle ?? game;
    if (status === "playing" && seated === 1 && !begun.has(name)) begun.set(name, code);
  }
  return begun;
}

/** On how many days in a row the puzzle of the day was solved, until today or yesterday. */
export function streak(solved: Readonly<Record<string, SolvedPuzzle>>, today: string): number {
  const isSolved = (ago: number) => `daily:${before(today, ago)}` in solved;
  const first = isSolved(0) ? 0 : 1;
  let days = 0;
  while (isSolved(first + days)) days += 1;
  return days;
}

const DAY = 86_400_000;

function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

/** Whether two can play a game. */
export function isForFriends({ players: [, most = 0] }: GameInfo): boolean {
  return most > 1;
}

/** Games that only one can play, but for those that are all puzzles on the page. */
export function otherGames({ games, puzzles }: Alone): GameInfo[] {
  const shown = new Set(["rainbow", ...puzzles.today.map(({ game }) => game)]);
  return games.filter((game) => !isForFriends(game) && !shown.has(game.name));
}
