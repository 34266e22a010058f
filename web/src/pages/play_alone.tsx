// A button that begins a game for one, or goes on with it.

import type { ComponentChildren } from "preact";
import { gameTitle, t } from "../i18n";
import type { GameInfo } from "../net/rest.gen";
import { go } from "../router";
import { beginAlone } from "../table/begin";
import { Button } from "../ui/button";
import { useDoor } from "./door";

interface PlayAlone {
  kind: "main" | "plain";
  game: GameInfo;
  /** Where it is under way. */
  table: string | undefined;
  children: ComponentChildren;
}

export function PlayAlone({ kind, game, table, children }: PlayAlone) {
  const { enter, door } = useDoor();
  const what = gameTitle(game.name, game.title);
  const isBegun = table !== undefined;
  return (
    <>
      <Button
        kind={kind}
        icon="play"
        label={t(isBegun ? "puzzles.go_on_of" : "puzzles.play_of", { what })}
        onPress={() => (isBegun ? go(`/t/${table}`) : enter((name) => beginAlone(name, game.name)))}
      >
        {children}
      </Button>
      {door}
    </>
  );
}
