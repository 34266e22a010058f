// What a puzzle game gives to the house: the same screen for all three, with each its own texts and rules.

import type { GameClient } from "../../game";
import { Board } from "./board";
import { course, mark } from "./course";
import { ending } from "./ending";
import type { PuzzleMatch } from "./match";
import { sound } from "./sound";
import { sayOf, summarise, tell } from "./tell";

type Own = Pick<GameClient, "Emblem" | "Rules" | "texts">;

/** The client of the game with this name. */
export function puzzleClient(name: string, own: Own): GameClient {
  const say = sayOf(name);
  return {
    ...own,
    Board: ({ match }: { match: PuzzleMatch }) => <Board match={match} game={name} />,
    tell: (event, players) => tell(say, event, players),
    sound,
    mark,
    course,
    ending,
    summary: (view, players) => summarise(say, view, players),
  };
}
