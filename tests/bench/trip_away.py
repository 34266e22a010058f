"""Trip Away: how matches go beside the figures of the rules page, and bots in contest.

Players who do anything tell whether the rules are the page's; fair bots, whether their judgement is
too. Beside each figure stand the page's and how far apart the two are, in standard errors of the
difference: both are samples, so that by chance alone one in twenty is more than two apart.

In a contest the bound is the lower one of Wilson's 95 % interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import sqrt
from random import Random
from statistics import fmean, mean, median, pstdev
from time import process_time
from typing import NamedTuple, TypeAlias

from server.games.game import Seat
from server.games.trip_away.actions import do, each
from server.games.trip_away.bot import beginner, fair, strong
from server.games.trip_away.course import ROUNDS
from server.games.trip_away.game import TripAway
from server.games.trip_away.messages import (
    Action,
    Deed,
    Phase,
    Remove,
    Roll,
    TripAwayCommand,
    TripAwayView,
)
from server.games.trip_away.sight import table_of
from tests.bench.bots import lower_bound
from tests.bench.rows import Rows
from tests.games.playing import new_match

PLAYERS = (2, 3, 4)
MATCHES = 2000
"""With each number of players, here as on the page."""

CONTEST = 1000

CONTESTS = (
    ("fair", "random", CONTEST),
    ("fair", "beginner", CONTEST),
    ("strong", "fair", 2 * CONTEST),
)
"""One against another, and in how many matches of two: the closer, the more."""

Choose: TypeAlias = Callable[[TripAwayView, Seat, Random], TripAwayCommand | None]


def anything(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
    """Do anything that is possible; what comes to the same is one thing."""
    if view.phase is Phase.ROLL:
        return Roll()
    return random.choice(_distinct(view) or [None])


def _distinct(view: TripAwayView) -> list[Action | Remove]:
    """Return one action for each table that can be reached.

    A swapped piece may be turned as it would point anyway, which is to leave it alone.
    """
    table = table_of(view)
    found: dict[frozenset[object], Action | Remove] = {}
    for action in each(view.choices):
        after = table.copy()
        do(after, action)
        found.setdefault(frozenset(after.places.items()), action)
    return list(found.values())


LEVELS: Mapping[str, Choose] = {
    "random": anything,
    "beginner": beginner,
    "fair": fair,
    "strong": strong,
}

# --- how matches go -------------------------------------------------------------------------


class Played(NamedTuple):
    """What is counted of a match."""

    turns: int
    passes: int
    left: int
    """Pieces that dug or hopped."""
    removal: bool
    """It ended in a removal."""
    early: bool
    """It ended before the first one."""
    winner: int
    """0 for who began, 1 for who sits to the left, and so on."""


class Figure(NamedTuple):
    """A count in each match, on average or a turn; and the page's, by the number of players."""

    name: str
    measure: Callable[[Played], float]
    random: Mapping[int, float]
    fair: Mapping[int, float]
    form: str = ".1%"
    of: Callable[[Played], float] = lambda match: 1


FIGURES = (
    Figure(
        "turns a match",
        lambda match: match.turns,
        random={2: 32.2, 3: 40.2, 4: 46.6},
        fair={2: 27.1, 3: 38.8, 4: 52.5},
        form=".1f",
    ),
    Figure(
        "turns passed",
        lambda match: match.passes,
        random={2: 0.306, 3: 0.232, 4: 0.224},
        fair={2: 0.313, 3: 0.260, 4: 0.274},
        of=lambda match: match.turns,
    ),
    Figure(
        "digs and hops",
        lambda match: match.left,
        random={2: 4.2, 3: 5.6, 4: 6.7},
        fair={2: 5.0, 3: 5.8, 4: 6.3},
        form=".1f",
    ),
    Figure(
        "ended in a removal",
        lambda match: match.removal,
        random={2: 0.30, 3: 0.28, 4: 0.28},
        fair={2: 0.30, 3: 0.46, 4: 0.55},
    ),
    Figure(
        "ended before the first",
        lambda match: match.early,
        random={2: 0.16, 3: 0.21, 4: 0.30},
        fair={2: 0.24, 3: 0.14, 4: 0.09},
    ),
    Figure(
        "won by who began",
        lambda match: match.winner == 0,
        random={2: 0.483, 3: 0.320, 4: 0.260},
        fair={2: 0.506, 3: 0.362, 4: 0.280},
    ),
    Figure(
        "by the next",
        lambda match: match.winner == 1,
        random={2: 0.517, 3: 0.336, 4: 0.240},
        fair={2: 0.493, 3: 0.326, 4: 0.252},
    ),
    Figure(
        "by the third",
        lambda match: match.winner == 2,
        random={3: 0.344, 4: 0.248},
        fair={3: 0.312, 4: 0.253},
    ),
    Figure(
        "by the fourth",
        lambda match: match.winner == 3,
        random={4: 0.252},
        fair={4: 0.216},
    ),
)

MEDIANS = {"random": {2: 31, 3: 37, 4: 40}, "fair": {2: 24, 3: 32, 4: 43}}
MOST = {2: 60, 3: 90, 4: 120}


def run(small: bool = False) -> Rows:
    """Return how matches go between players of one level."""
    return [*_table("random", small), *_table("fair", small)]


def _table(level: str, small: bool) -> Rows:
    matches = 2 if small else MATCHES
    cells = {players: played(LEVELS[level], players, matches) for players in PLAYERS}
    turns = {players: [match.turns for match in cell] for players, cell in cells.items()}

    def row(name: str, show: Callable[[int], tuple[str, str, str]]) -> tuple[str, ...]:
        return name, *chain.from_iterable(map(show, PLAYERS))

    def figure_row(figure: Figure) -> tuple[str, ...]:
        return row(figure.name, lambda players: compared(figure, level, players, cells[players]))

    return [
        row(level, lambda players: (f"{players} players", "page", "apart")),
        *map(figure_row, FIGURES),
        row("median of turns", lambda n: (f"{median(turns[n]):.0f}", str(MEDIANS[level][n]), "")),
        row("most", lambda n: (str(max(turns[n])), str(MOST[n]), "")),
    ]


def compared(
    figure: Figure, level: str, players: int, matches: Sequence[Played]
) -> tuple[str, str, str]:
    """Return what a figure comes to, the page's, and how many standard errors are between."""
    page = (figure.fair if level == "fair" else figure.random).get(players)
    if page is None:
        return "", "", ""
    counts, units = [*map(figure.measure, matches)], [*map(figure.of, matches)]
    found = sum(counts) / sum(units)
    spread = pstdev(count - found * unit for count, unit in zip(counts, units, strict=True))
    error = spread / fmean(units) * sqrt(1 / len(matches) + 1 / MATCHES)
    apart = f"{(found - page) / error:+.1f}" if error else ""
    return format(found, figure.form), format(page, figure.form), apart


def played(choose: Choose, players: int, matches: int) -> list[Played]:
    """Let players of one level play; return what is counted of each match."""
    return [_played(choose, players, seed) for seed in range(matches)]


def _played(choose: Choose, players: int, seed: int) -> Played:
    match = new_match(TripAway, players, seed)
    assert isinstance(match, TripAway)
    counted = play_out(match, [choose] * players, Random(seed))
    view = match.view()
    assert match.outcome is not None
    removal = view.last is not None and view.last.deed is Deed.REMOVED
    return Played(
        turns=view.turn,
        passes=counted["pass"],
        left=counted["dig"] + counted["hop"],
        removal=removal,
        early=view.turn <= ROUNDS * players and not removal,
        winner=(match.outcome.winners[0] - view.start) % players,
    )


# --- contests -------------------------------------------------------------------------------


def run_bots(small: bool = False) -> Rows:
    """Return how often one level beats another."""
    rows: Rows = [("one, other", "matches", "won by one", "at least", "ms a move of one")]
    for one, other, matches in CONTESTS:
        games = 4 if small else matches
        won, took = contest(LEVELS[one], LEVELS[other], games)
        bound = f"{lower_bound(won / games, games):.1%}"
        rows.append((f"{one}, {other}", str(games), f"{won / games:.1%}", bound, f"{took:.1f}"))
    return rows


def contest(one: Choose, other: Choose, matches: int) -> tuple[int, float]:
    """Return how many matches of two one wins, each seed from both seats, and its ms a move."""
    won, times = 0, [0.0]

    def timed(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
        started = process_time()
        command = one(view, seat, random)
        if view.phase is Phase.ACT:
            times.append(process_time() - started)
        return command

    for number in range(matches):
        match, seat = new_match(TripAway, 2, number // 2), number % 2
        assert isinstance(match, TripAway)
        play_out(match, [timed, other] if seat == 0 else [other, timed], Random(number))
        assert match.outcome is not None
        won += seat in match.outcome.winners
    return won, 1000 * mean(times)


def play_out(match: TripAway, players: Sequence[Choose], random: Random) -> Counter[str]:
    """Let a bot at each seat play a match to its end; return how often each thing was done."""
    counted: Counter[str] = Counter()
    while match.outcome is None:
        if match.wake_at is not None:
            match.advance(match.wake_at)
            counted["pass"] += 1
            continue
        (seat,) = match.to_act
        command = players[seat](match.view(), seat, random)
        assert command is not None
        match.handle(seat, command)
        counted[command.type] += 1
    return counted
