"""Strategy matches of players who lay anything anywhere, beside the figures of the rules page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import process_time

from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.messages import End, Phase
from tests.bench.rows import Rows
from tests.games.tantrix.strategy.sitting import begun, wander

GAMES = 1000
PLAYERS = (2, 3, 4)


@dataclass
class Figures:
    """What was counted over many matches of one number of players."""

    turns: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ties: list[bool] = field(default_factory=list)
    forced: list[bool] = field(default_factory=list)
    before: list[int] = field(default_factory=list)
    """Free moves that a mover had, while there was a bag."""
    endgame: list[int] = field(default_factory=list)
    longest: int = 0
    """Tiles in one turn."""
    drawn: int = 0
    """Matches without a free move."""
    seconds: float = 0.0


def run(small: bool = False) -> Rows:
    games = 5 if small else GAMES
    figures = [played(players, games) for players in PLAYERS]

    def row(name: str, page: str, show: Callable[[Figures], str]) -> tuple[str, ...]:
        return name, *(show(counted) for counted in figures), page

    return [
        ("random play", *(f"{players} players" for players in PLAYERS), "rules page"),
        row("turns a match", "22-24", lambda f: f"{mean(f.turns):.1f}"),
        row("tiles that were forced", "60 %", lambda f: f"{mean(f.forced):.1%}"),
        row("longest turn, tiles", "32", lambda f: str(f.longest)),
        row("mean score", "14.2-14.4", lambda f: f"{mean(f.scores):.2f}"),
        row("top score tied", "8-11 %", lambda f: f"{mean(f.ties):.1%}"),
        row("free moves before the endgame", "52.9 (2)", lambda f: f"{mean(f.before):.1f}"),
        row("most", "133 (2)", lambda f: str(max(f.before))),
        row("free moves in the endgame", "69.4 (2)", lambda f: f"{mean(f.endgame):.1f}"),
        row("most", "210 (2)", lambda f: str(max(f.endgame))),
        row("drawn without a free move", "0", lambda f: str(f.drawn)),
        row("ms a match", "", lambda f: f"{1000 * f.seconds / games:.2f}"),
    ]


def played(players: int, games: int) -> Figures:
    figures = Figures()
    for seed in range(games):
        _play(figures, begun(players, seed, End.ALL), Random(seed))
    return figures


def _play(figures: Figures, course: Course, random: Random) -> None:
    started = process_time()
    turns: list[int] = []
    for step in wander(course, random):
        turns.append(step.turn)
        figures.forced.append(step.phase is not Phase.FREE)
        if step.phase is Phase.FREE and step.position.laid:
            moves = sum(found.bit_count() for found in step.choices.values())
            (figures.before if step.restricted else figures.endgame).append(moves)
    figures.seconds += process_time() - started
    figures.longest = max(figures.longest, *map(turns.count, set(turns)))
    figures.turns.append(course.turn)
    figures.drawn += course.over is not None and course.over.value == "blocked"
    _count_scores(figures, [course.position.best[colour] for colour in course.colours])


def _count_scores(figures: Figures, scores: Sequence[int]) -> None:
    figures.scores += scores
    figures.ties.append(scores.count(max(scores)) > 1)
