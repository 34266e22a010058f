"""The strategy game's bots against each other: the same seeds from both seats, fixed nodes.

A win counts one and a draw one half. The bound is the lower one of Wilson's 95 % interval.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from time import process_time

from server.games import AnyGame
from server.games.tantrix.strategy.bot import Choose, beginner, fair, strong
from server.games.tantrix.strategy.game import Strategy
from tests.bench.rows import Rows
from tests.games.playing import new_match

PAIRS = 50
NODES = 800

CONTESTS = (("fair", "beginner"), ("strong", "fair"))


def run(small: bool = False) -> Rows:
    pairs, nodes = (1, 20) if small else (PAIRS, NODES)
    levels: Mapping[str, Choose] = {"beginner": beginner, "fair": fair, "strong": strong(nodes)}
    rows: Rows = [("one, other", "matches", "won by one", "at least", "ms a move of one")]
    for one, other in CONTESTS:
        points, took = contest(levels, one, other, pairs)
        games = 2 * pairs
        bound = f"{lower_bound(points / games, games):.1%}"
        rows.append((f"{one}, {other}", str(games), f"{points / games:.1%}", bound, f"{took:.1f}"))
    return rows


def contest(levels: Mapping[str, Choose], one: str, other: str, pairs: int) -> tuple[float, float]:
    """Return the points of one level against another, and its milliseconds a move."""
    points = 0.0
    times: defaultdict[str, list[float]] = defaultdict(list)
    for seed in range(pairs):
        for names in ((one, other), (other, one)):
            match = new_match(Strategy, 2, seed)
            play_out(
                match,
                [levels[name] for name in names],
                Random(seed),
                [times[name] for name in names],
            )
            assert match.outcome is not None
            winners = match.outcome.winners
            points += (names.index(one) in winners) / len(winners)
    return points, 1000 * sum(times[one]) / len(times[one])


def play_out(
    match: AnyGame, players: Sequence[Choose], random: Random, times: Sequence[list[float]]
) -> None:
    """Let a bot at each seat play a match to its end; `times` take the seconds of each choice."""
    while match.outcome is None:
        (seat,) = match.to_act
        started = process_time()
        command = players[seat](match.view(), seat, random)
        times[seat].append(process_time() - started)
        match.handle(seat, command)


def lower_bound(rate: float, games: int, z: float = 1.96) -> float:
    """Return the least that a rate seen in so many games can well be (Wilson)."""
    spread = z * sqrt(rate * (1 - rate) / games + (z / games) ** 2 / 4)
    return (rate + z * z / games / 2 - spread) / (1 + z * z / games)
