"""What a player has solved and reached alone, and the puzzle of the day, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request

from server.api.deps import ServicesDep, person_of
from server.games.game import Message
from server.service.clock import DAY, day_of

router = APIRouter(prefix="/api", tags=["puzzles"])


class SolvedPuzzle(Message):
    times: int
    """How often."""
    seconds: float | None = None
    """The fewest it took; absent when no time counts."""


class BestScore(Message):
    times: int
    """How often it was played to its end."""
    score: int


class PuzzleOfTheDay(Message):
    game: str
    puzzle: str
    """What it is called among those that are solved."""
    solvers: int
    """How many players have solved it."""


class Puzzles(Message):
    day: str
    """Today in UTC, as YYYY-MM-DD."""
    left: float
    """Seconds until the next day begins."""
    today: list[PuzzleOfTheDay]
    solved: dict[str, SolvedPuzzle]
    """By the puzzle's name, such as discovery:7, rainbow:green or daily:2030-01-31."""
    scores: dict[str, BestScore]
    """The best of what one plays alone for points: solitaire:xl, n_tropy:natural:45."""


@router.get("/puzzles", response_model_exclude_none=True)
async def puzzles(request: Request, services: ServicesDep) -> Puzzles:
    """Return what there is today, and what the player has done alone; a stranger nothing yet."""
    person = await person_of(request, services)
    solved = await services.puzzles.of_player(person.id) if person else []
    bests = await services.standings.bests(person.id) if person else []
    epoch = services.clock.epoch()
    day = day_of(epoch)
    return Puzzles(
        day=day,
        left=DAY - epoch % DAY,
        today=[
            PuzzleOfTheDay(game=name, puzzle=puzzle, solvers=await services.puzzles.solvers(puzzle))
            for name, puzzle in _of_the_day(services, day).items()
        ],
        scores={one.attempt: BestScore(times=one.times, score=one.score) for one in bests},
        solved={one.puzzle: SolvedPuzzle(times=one.times, seconds=one.seconds) for one in solved},
    )


def _of_the_day(services: ServicesDep, day: str) -> dict[str, str]:
    """Return the name of each puzzle of the day, by its game's."""
    kinds = [kind for kind in services.games.values() if kind.by_day]
    named = {kind.name: kind.puzzle(kind.Options.model_validate({"day": day})) for kind in kinds}
    return {name: puzzle for name, puzzle in named.items() if puzzle is not None}
