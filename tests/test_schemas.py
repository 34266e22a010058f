"""The files of the browser's types: one a vocabulary, whatever speaks it."""

from __future__ import annotations

from server.games import GAMES
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.schemas import files

PUZZLES = "games/tantrix/puzzles/messages.gen.ts"


def test_a_game_with_words_of_its_own_has_a_file_beside_its_client() -> None:
    written = files()
    for name in ("gobble", "strategy"):
        schema = written[f"games/tantrix/{name}/messages.gen.ts"]["schema"]
        assert f"{GAMES[name].__name__}Command" in schema["required"]


def test_games_that_share_a_vocabulary_share_its_file() -> None:
    written = files()
    puzzles = [game for game in GAMES.values() if issubclass(game, Puzzle)]
    assert len(puzzles) > 1
    for game in puzzles:
        assert f"games/tantrix/{game.name}/messages.gen.ts" not in written
    required = written[PUZZLES]["schema"]["required"]
    assert [name for name in required if name.endswith("Command")] == ["PuzzleCommand"]
    assert {f"{game.__name__}Options" for game in puzzles} <= set(required)


def test_every_refusal_has_its_code_among_the_constants() -> None:
    codes = files()[PUZZLES]["constants"]["REFUSAL_CODES"]
    assert {"not_in_puzzle", "no_hints_in_race", "may_not_act"} <= set(codes)
