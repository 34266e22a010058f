// Solitaire on screen: the line so far, the board, and three piles with their numbers up.

import { Bar, Hint } from "../bar";
import { ColourSign } from "../colour_sign";
import { LitLine } from "../lit_line";
import { Scene } from "../scene";
import { Field } from "../solo/field";
import { cellsOf } from "../solo/match";
import { Status, useNews } from "../solo/status";
import { Table, useHands } from "../solo/table";
import { ForcedMark } from "../spaces";
import { At, Sight } from "../surface";
import { TileNumber } from "../tile";
import { Time } from "../time";
import { cellInWords } from "../words";
import { Input } from "./input";
import { KEY_ROWS, pressOwn } from "./keys";
import { bestOf, type Solitaire } from "./match";
import type { SolitaireView } from "./messages.gen";
import { Piles, SetAside } from "./piles";
import {
  bestInWords,
  goalInWords,
  gradeInWords,
  newsOf,
  say,
  scoreInWords,
  summarise,
  words,
} from "./tell";
import "./style.css";

export function Board({ match }: { match: Solitaire }) {
  const hands = useHands(
    match,
    (locate) => new Scene(locate),
    (scene, feel) => new Input(match, scene, feel),
  );
  const { input, drag, camera } = hands;
  const view = match.view.value;
  return (
    <Table
      name="solitaire"
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
              isDimmed={view.grade !== undefined}
              noteOf={(cell) => (view.forced?.[cell] ? say("board.forced") : undefined)}
            >
              <Line view={view} />
              <ForcedSpaces match={match} input={input} />
            </Field>
            <SetAside view={view} />
          </div>
          {input.plays.value && (
            <Bar input={input} say={say} onKeys={showKeys}>
              <Hint>{hint(input)}</Hint>
            </Bar>
          )}
          <Piles match={match} input={input} drag={drag} />
        </>
      )}
    </Table>
  );
}

/** The line so far, what it counts, and the time. */
function Standing({ match }: { match: Solitaire }) {
  const view = match.view.value;
  return (
    <div class="solo-strip">
      <ColourSign colour={view.colour} />
      <h2>{view.last === undefined ? goalInWords(view) : bestInWords(view)}</h2>
      {view.last !== undefined && <p class="solitaire-score">{scoreInWords(view)}</p>}
      <Time say={say} now={() => match.now()} isOver={match.outcome.value !== undefined} />
    </div>
  );
}

function News({ match, input }: { match: Solitaire; input: Input }) {
  const news = useNews(match, newsOf);
  const view = match.view.value;
  const mustFill = input.plays.value && input.mustFill.value;
  const standing = () => {
    if (match.outcome.value?.reason === "given_up") return say("board.given_up");
    if (match.outcome.value) return gradeInWords(view);
    if (match.seat.value === undefined)
      return say("board.watching", { name: match.players.value[0]?.name });
    if (!match.online.value) return say("board.offline");
    if (mustFill) return say("board.fill");
    if (view.last === undefined) return say("refusals.first_at_centre");
    return news ?? `${goalInWords(view)}.`;
  };
  return (
    <Status
      notice={input.notice}
      standing={standing()}
      isUrgent={mustFill || !!match.outcome.value}
    />
  );
}

/** Faint while it grows, lit from end to end when it is done; the numbers stay on top of it. */
function Line({ view }: { view: SolitaireView }) {
  const along = bestOf(view).cells;
  const cells = cellsOf(view);
  const isOver = view.grade !== undefined;
  if (along.length < 2) return null;
  return (
    <g class={isOver ? "" : "solitaire-line"}>
      <LitLine cells={cells} along={along} colour={view.colour} isDrawn={isOver} />
      {along.map((cell) => (
        <At key={cell} cell={cell}>
          <TileNumber tile={cells[cell]?.tile ?? 0} />
        </At>
      ))}
    </g>
  );
}

function ForcedSpaces({ match, input }: { match: Solitaire; input: Input }) {
  const view = match.view.value;
  if (view.grade !== undefined) return null;
  return Object.entries(view.forced ?? {})
    .filter(([cell]) => cell !== input.sent.value?.cell && cell !== input.aimed.value)
    .map(([cell, { fits = {} }]) => {
      const count = Object.keys(fits).length;
      const isAsked = count > 0 && input.picked.value === undefined;
      const words = [say("board.forced"), say("board.fitting", { count })];
      return (
        <At key={`forced ${cell}`} cell={cell}>
          <Sight words={[cellInWords(say, cell), ...words].join(", ")}>
            <g class={count > 0 ? "" : "solitaire-idle"}>
              <ForcedMark fitting={isAsked ? count : undefined} />
            </g>
          </Sight>
        </At>
      );
    });
}

/** What to do now. */
function hint(input: Input): string {
  const tile = input.picked.value;
  if (tile === undefined) return say("board.pick");
  if (input.useless.value.has(tile)) return input.whyUseless("sentence");
  return say("board.places", { count: input.fits.value.size });
}
