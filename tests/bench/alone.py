"""Gobble alone and Solitaire as each bot plays them, beside the figures of the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from statistics import mean

from server.games import AnyGame
from server.games.game import GameOptions
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.solitaire.messages import Grade, SolitaireOptions
from tests.bench.rows import Rows
from tests.games.playing import new_match

ATTEMPTS = 500

PAGE: Mapping[str, str] = {"beginner": "81 % cleared, 0.44 left", "fair": "98 % cleared"}
"""By level: what the rules page says of random play, and of preferring fuller spaces."""


def run(small: bool = False) -> Rows:
    attempts = 2 if small else ATTEMPTS
    return [
        ("game, bot", "attempts", "mean score", "won", "grand win", "rules page"),
        *(_gobble_alone(level, attempts) for level in GobbleAlone.bots),
        *(_solitaire(level, attempts, xl) for xl in (False, True) for level in Solitaire.bots),
    ]


def _gobble_alone(level: str, attempts: int) -> tuple[str, ...]:
    left = [score_of(match) for match in played(GobbleAlone, level, attempts)]
    won = f"{left.count(0) / attempts:.1%}"
    return f"Gobble, {level}", str(attempts), f"{mean(left):.2f}", won, "", PAGE.get(level, "")


def _solitaire(level: str, attempts: int, xl: bool) -> tuple[str, ...]:
    ended = played(Solitaire, level, attempts, SolitaireOptions(xl=xl))
    name = f"Solitaire{' xl' if xl else ''}, {level}"
    mean_score = f"{mean(score_of(match) for match in ended):.2f}"
    grades = Counter(match.view().grade for match in ended)
    won, grand = (f"{grades[grade] / attempts:.1%}" for grade in (Grade.LINE, Grade.LOOP))
    return name, str(attempts), mean_score, won, grand, ""


def played(
    game: type[AnyGame], level: str, attempts: int, options: GameOptions | None = None
) -> list[AnyGame]:
    """Return so many matches that a bot has played to their end."""
    return [_played(new_match(game, 1, seed, options), level, seed) for seed in range(attempts)]


def _played(match: AnyGame, level: str, seed: int) -> AnyGame:
    random, choose = Random(seed), match.bots[level].choose
    while match.outcome is None:
        match.handle(0, choose(match.view(), 0, random))
    return match


def score_of(match: AnyGame) -> int:
    assert match.outcome is not None
    return match.outcome.scores[0]
