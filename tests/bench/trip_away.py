"""Trip Away: how matches of fair bots go beside the figures of the rules page; bots in contest.

The bound is the lower one of Wilson's 95 % interval.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median
from time import process_time
from typing import TypeAlias

from server.games.game import Seat
from server.games.trip_away.actions import each
from server.games.trip_away.bot import beginner, fair, strong
from server.games.trip_away.game import TripAway
from server.games.trip_away.messages import Deed, Phase, Roll, TripAwayCommand, TripAwayView
from tests.bench.bots import lower_bound
from tests.bench.rows import Rows
from tests.games.playing import new_match

PLAYERS = (2, 3, 4)
MATCHES = 2000
CONTEST = 1000

CONTESTS = (
    ("fair", "random", CONTEST),
    ("fair", "beginner", CONTEST),
    ("strong", "fair", 2 * CONTEST),
)
"""One against another, and in how many matches of two: the closer, the more."""

Choose: TypeAlias = Callable[[TripAwayView, Seat, Random], TripAwayCommand | None]


def anything(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
    """Do anything that is possible."""
    if view.phase is Phase.ROLL:
        return Roll()
    return random.choice(list(each(view.choices)) or [None])


LEVELS: Mapping[str, Choose] = {
    "random": anything,
    "beginner": beginner,
    "fair": fair,
    "strong": strong,
}


@dataclass
class Figures:
    """What was counted over many matches of one number of players."""

    turns: list[int] = field(default_factory=list)
    passes: int = 0
    removals: int = 0
    """Matches that ended in a removal."""
    wins: list[int] = field(default_factory=list)
    """By seat, from the one that began."""


def run(small: bool = False) -> Rows:
    """Return how matches of fair bots go."""
    matches = 1 if small else MATCHES
    figures = [played(players, matches) for players in PLAYERS]

    def row(name: str, page: str, show: Callable[[Figures], str]) -> tuple[str, ...]:
        return name, *(show(counted) for counted in figures), page

    return [
        ("fair bots", *(f"{players} players" for players in PLAYERS), "rules page"),
        row("turns a match", "27.1 / 38.8 / 52.5", lambda f: f"{mean(f.turns):.1f}"),
        row("median", "24 / 32 / 43", lambda f: f"{median(f.turns):.0f}"),
        row("most", "60 / 90 / 120", lambda f: str(max(f.turns))),
        row("turns passed", "31.3 / 26.0 / 27.4 %", lambda f: f"{f.passes / sum(f.turns):.1%}"),
        row("ended in a removal", "30 / 46 / 55 %", lambda f: f"{f.removals / matches:.1%}"),
        row("won by who began", "50.6 / 36.2 / 28.0 %", lambda f: f"{f.wins[0] / matches:.1%}"),
        row("by the next", "49.3 / 32.6 / 25.2 %", lambda f: f"{f.wins[1] / matches:.1%}"),
        row("by the third", "31.2 / 25.3 %", lambda f: f"{sum(f.wins[2:3]) / matches:.1%}"),
        row("by the fourth", "21.6 %", lambda f: f"{sum(f.wins[3:]) / matches:.1%}"),
    ]


def played(players: int, matches: int) -> Figures:
    figures = Figures(wins=[0] * players)
    for seed in range(matches):
        match = new_match(TripAway, players, seed)
        assert isinstance(match, TripAway)
        figures.passes += play_out(match, [fair] * players, Random(seed))
        view = match.view()
        figures.turns.append(view.turn)
        figures.removals += view.last is not None and view.last.deed is Deed.REMOVED
        assert match.outcome is not None
        figures.wins[(match.outcome.winners[0] - view.start) % players] += 1
    return figures


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


def play_out(match: TripAway, players: Sequence[Choose], random: Random) -> int:
    """Let a bot at each seat play a match to its end; return how many turns were passed."""
    passes = 0
    while match.outcome is None:
        if match.wake_at is not None:
            match.advance(match.wake_at)
            passes += 1
            continue
        (seat,) = match.to_act
        command = players[seat](match.view(), seat, random)
        assert command is not None
        match.handle(seat, command)
    return passes
