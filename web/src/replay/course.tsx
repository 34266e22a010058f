// How a match went: a line a seat, drawn from the numbers that are in the table under it.

import { games } from "../games";
import { t, tOr } from "../i18n";
import { Waiting } from "../ui/loaded";
import { type Chart, changesOf, chartOf, heightAt, type Point, pathOf } from "./chart";
import type { Replay } from "./replay";

/** The signs of the seats, told apart without their colours; in a square of 24 about the origin. */
const SIGNS = [
  { path: "M-8,0 a8,8 0 1 0 16,0 a8,8 0 1 0 -16,0 z", colour: "var(--red)" },
  { path: "M0,-9 L9,7 H-9 z", colour: "var(--yellow)" },
  { path: "M-7.5,-7.5 h15 v15 h-15 z", colour: "var(--blue)" },
  { path: "M0,-10 L8.5,0 L0,10 L-8.5,0 z", colour: "var(--green)" },
  { path: "M-9,-4 h5 v-5 h8 v5 h5 v8 h-5 v5 h-8 v-5 h-5 z", colour: "#f49ac1" },
  { path: "M-9,7 L-9,-1 L0,-9 L9,-1 L9,7 z", colour: "#f08a24" },
] as const;

export function hasCourse(game: string): boolean {
  return games[game]?.course !== undefined;
}

export function CourseView({ replay }: { replay: Replay }) {
  const course = replay.story.value?.course;
  if (!course) return <Waiting />;
  const { game } = replay.match;
  const counted = tOr(`games.${game}.course`, t(`games.${game}.score`));
  const names = replay.match.players.value.map(({ name }) => name);
  const position = replay.player.aim.value;
  return (
    <div class="course">
      <p>{counted}</p>
      <Drawing chart={chartOf(course)} position={position} />
      <ul class="legend">
        {names.map((name, seat) => (
          <li key={seat}>
            <Sign seat={seat} /> {name}: <strong>{course[position]?.[seat]}</strong>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t("replay.numbers")}</summary>
        <div class="numbers">
          <Numbers course={course} names={names} counted={counted} />
        </div>
      </details>
    </div>
  );
}

/** Decoration for whoever sees: the numbers themselves are in the table. */
function Drawing({ chart, position }: { chart: Chart; position: number }) {
  const { width, height, lines, least, most, xOf } = chart;
  return (
    <svg class="felt" viewBox={`-30 -14 ${width + 42} ${height + 28}`} aria-hidden="true">
      <g class="axis">
        <path d={`M0,0 V${height} H${width}`} />
        <text x={-6} y={4}>
          {most}
        </text>
        <text x={-6} y={height + 4}>
          {least}
        </text>
      </g>
      <path class="cursor" d={`M${xOf(position)},0 V${height}`} />
      {lines.map((line, seat) => (
        <g key={seat} style={{ "--seat": SIGNS[seat]?.colour }}>
          <path class="line" d={pathOf(line)} />
        </g>
      ))}
      {lines.map((line, seat) => (
        <path
          key={seat}
          class="sign"
          d={SIGNS[seat]?.path}
          style={{ "--seat": SIGNS[seat]?.colour }}
          transform={`translate(${signAt(line, seat, lines.length, width)}) scale(0.6)`}
        />
      ))}
    </svg>
  );
}

/** Each on its own line, and none above another: lines run together where seats are level. */
function signAt(line: readonly Point[], seat: number, seats: number, width: number): Point {
  const x = (width * (seat + 1)) / (seats + 1);
  return [x, heightAt(line, x)];
}

function Sign({ seat }: { seat: number }) {
  return (
    <svg class="seat-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <path class="sign" d={SIGNS[seat]?.path} style={{ "--seat": SIGNS[seat]?.colour }} />
    </svg>
  );
}

interface Numbers {
  course: readonly (readonly number[])[];
  names: readonly string[];
  counted: string;
}

function Numbers({ course, names, counted }: Numbers) {
  return (
    <table>
      <caption class="unseen">{counted}</caption>
      <thead>
        <tr>
          <th scope="col">{t("replay.step")}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changesOf(course).map((number) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {course[number]?.map((value, seat) => (
              <td key={seat}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
