// Gobble alone on screen: how many are left, the board, and the tile drawn between the bag and the discards.

import { useEffect } from "preact/hooks";
import { Bar, Hint } from "../bar";
import { Field } from "../solo/field";
import { Status, useNews } from "../solo/status";
import { Table, useHands } from "../solo/table";
import { At, Sight } from "../surface";
import { Time } from "../time";
import { cellInWords } from "../words";
import { DrawScene } from "./draw_scene";
import { Input } from "./input";
import { KEY_ROWS, pressOwn } from "./keys";
import { FreeingMark, gobbleInWords } from "./marks";
import type { GobbleAlone } from "./match";
import { endInWords, leftInWords, newsOf, say, summarise, words } from "./tell";
import { Tray } from "./tray";
import "./style.css";

export function Board({ match }: { match: GobbleAlone }) {
  const hands = useHands(
    match,
    (locate) => new DrawScene(locate),
    (scene, feel) => new Input(match, scene, feel),
  );
  const { input, scene, drag, camera } = hands;
  useEffect(() => {
    const stop = match.onEvents((events) => scene.take(events));
    return () => {
      stop();
      scene.hurry();
    };
  }, [match, scene]);
  const view = match.view.value;
  return (
    <Table
      name="gobble-alone"
      match={match}
      words={words}
      hands={hands}
      rows={KEY_ROWS}
      summarise={() => summarise(match.view.value)}
      pressOwn={(key) => pressOwn(key, input)}
    >
      {(showKeys) => (
        <>
          <Standing match={match} />
          <News match={match} input={input} />
          <div class="tantrix-middle">
            <Field
              say={say}
              view={view}
              input={input}
              camera={camera}
              noteOf={(cell) => noteOf(view.gobbles?.[cell])}
            >
              <Gobbles match={match} />
            </Field>
          </div>
          {input.plays.value && (
            <Bar input={input} say={say} onKeys={showKeys}>
              {view.hand?.freed ? (
                <PutBack input={input} />
              ) : (
                <Hint>{say("board.places", { count: input.fits.value.size })}</Hint>
              )}
            </Bar>
          )}
          <Tray match={match} input={input} scene={scene} drag={drag} />
        </>
      )}
    </Table>
  );
}

function noteOf(tiles: number | undefined): string | undefined {
  return tiles === undefined ? undefined : gobbleInWords(tiles);
}

/** How many tiles are still to be laid, how many discards come next, and the time. */
function Standing({ match }: { match: GobbleAlone }) {
  const view = match.view.value;
  const { due = 0 } = view;
  return (
    <div class="solo-strip">
      <h2>{leftInWords(view)}</h2>
      {due > 0 && <p>{say("standing.due", { count: due })}</p>}
      <Time say={say} now={() => match.now()} isOver={match.outcome.value !== undefined} />
    </div>
  );
}

function News({ match, input }: { match: GobbleAlone; input: Input }) {
  const news = useNews(match, newsOf);
  const view = match.view.value;
  const isFreed = view.hand?.freed === true;
  const standing = () => {
    if (match.outcome.value?.reason === "given_up") return say("board.given_up");
    if (match.outcome.value) return endInWords(view);
    if (match.seat.value === undefined) {
      return say("board.watching", { name: match.players.value[0]?.name });
    }
    if (!match.online.value) return say("board.offline");
    if (isFreed) return say("board.freed");
    return news ?? say("board.goal");
  };
  return (
    <Status
      notice={input.notice}
      standing={standing()}
      isUrgent={isFreed || match.outcome.value !== undefined || news !== undefined}
    />
  );
}

function Gobbles({ match }: { match: GobbleAlone }) {
  if (match.outcome.value) return null;
  return Object.entries(match.view.value.gobbles ?? {}).map(([cell, tiles]) => (
    <At key={`gobble ${cell}`} cell={cell}>
      <Sight words={`${cellInWords(say, cell)}, ${gobbleInWords(tiles)}`}>
        <FreeingMark tiles={tiles} />
      </Sight>
    </At>
  ));
}

function PutBack({ input }: { input: Input }) {
  return (
    <button
      type="button"
      class="alone-put-back"
      disabled={!input.mayPutBack.value}
      aria-keyshortcuts="Backspace"
      onClick={() => input.putBack()}
    >
      {say("board.put_back")}
    </button>
  );
}
