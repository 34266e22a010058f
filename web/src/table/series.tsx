// The matches of a table as a contest: who has won how many, and of how many it takes.

import { isolated, listed, t } from "../i18n";
import type { Score, Table } from "../net/wire.gen";
import "./series.css";

export type Series = Pick<Table, "series" | "first_to" | "champions">;

/** Everyone with a part in the series, the most wins first. */
function standings({ series }: Series): Score[] {
  return [...series].sort((one, other) => other.wins - one.wins);
}

/** Whether the next match goes on with a series that somebody will win. */
export function isSeriesOn({ series, first_to, champions }: Series): boolean {
  return first_to !== undefined && series.length > 0 && champions.length === 0;
}

/** Who has won the series, and the wins of all: "3–1"; undefined while it is open. */
export function seriesWon(
  table: Series,
): { names: string; score: string; by: string[] } | undefined {
  const winners = table.series.filter(({ player }) => table.champions.includes(player));
  if (winners.length === 0) return undefined;
  return {
    names: listed(winners.map(({ name }) => name)),
    score: standings(table)
      .map(({ wins }) => wins)
      .join("–"),
    by: winners.map(({ player }) => player),
  };
}

/** "Anna 2 · Luca 1 · first to 3", where there is no room for more. */
export function seriesText(table: Series): string {
  const scores = standings(table).map(({ name, wins }) => `${isolated(name)} ${wins}`);
  const goal =
    table.first_to === undefined ? [] : [t("series.first_to", { count: table.first_to })];
  return [...scores, ...goal].join(" · ");
}

/** Nothing, before the first match of a series is over. */
export function SeriesLine({ table }: { table: Series }) {
  return table.series.length > 0 && <p class="series-line">{seriesText(table)}</p>;
}

export function Scoreboard({ table }: { table: Series }) {
  const { first_to: goal, champions } = table;
  if (table.series.length === 0) return null;
  return (
    <section class="scoreboard" aria-label={t("result.series")}>
      <h3>
        {t("result.series")}
        {goal !== undefined && <span class="muted"> {t("series.first_to", { count: goal })}</span>}
      </h3>
      <ul>
        {standings(table).map((score) => (
          <li key={score.player} class={champions.includes(score.player) ? "champion" : ""}>
            <strong>{score.name}</strong>
            {goal !== undefined && <Pips wins={score.wins} goal={goal} />}
            {goal !== undefined && <span aria-hidden="true">{score.wins}</span>}
            <span class={goal === undefined ? "muted" : "unseen"}>
              {t("result.series_line", { wins: score.wins, count: score.matches })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A win is a full disc, one that is missing an open ring. */
function Pips({ wins, goal }: { wins: number; goal: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: Math.max(goal, wins) }, (_, pip) => (
        <i key={pip} class={pip < wins ? "won" : ""} />
      ))}
    </span>
  );
}
