"""Prints the tables of the benches named on the command line, or of all."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Protocol

from tests.bench import (
    alone,
    bots,
    hints,
    history,
    motion,
    n_tropy,
    n_tropy_bots,
    placements,
    random_play,
    trip_away,
)
from tests.bench.rows import Rows


class Bench(Protocol):
    """Works out a table; a small one when it is only to be seen that it can."""

    def __call__(self, small: bool = False) -> Rows: ...


BENCHES: Mapping[str, Bench] = {
    "placements": placements.run,
    "random_play": random_play.run,
    "bots": bots.run,
    "alone": alone.run,
    "hints": hints.run,
    "motion": motion.run,
    "history": history.run,
    "standings": history.run_counting,
    "trip_away": trip_away.run,
    "trip_away_bots": trip_away.run_bots,
    "n_tropy": n_tropy.run,
    "n_tropy_cost": n_tropy.run_cost,
    "n_tropy_bots": n_tropy_bots.run,
    "n_tropy_hands": n_tropy_bots.run_hands,
}


def main(names: Sequence[str]) -> None:
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        sys.exit(f"no bench {', '.join(unknown)}; there are {', '.join(BENCHES)}")
    for name in names or BENCHES:
        print(f"\n{name}")
        for line in aligned(BENCHES[name]()):
            print(line, flush=True)


def aligned(rows: Rows) -> list[str]:
    """Return the rows as lines, the first column to the left and the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
