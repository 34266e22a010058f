"""What the strategy game's bots look for, and what they cost."""

from __future__ import annotations

from random import Random

import pytest

from server.games.tantrix.board import written
from server.games.tantrix.strategy.bot import BOTS, Choose, beginner, fair, strong
from server.games.tantrix.strategy.game import Strategy
from server.games.tantrix.strategy.judgement import Way, gain, lead, unseen, ways
from server.games.tantrix.strategy.messages import End, Place, StrategyOptions, StrategyView
from server.games.tantrix.strategy.search import Nodes, far_sighted
from server.games.tantrix.strategy.sight import course_of
from tests.games.playing import new_match, reloaded, seen
from tests.games.tantrix.strategy.sitting import begun, lay_at_random, match_of, place
from tests.games.tantrix.strategy.test_game import ENDGAME, LOOP, SIDE

LEVELS: dict[str, Choose] = {"beginner": beginner, "fair": fair, "strong": strong(60)}


def chosen(level: str, match: Strategy, seat: int = 0, number: int = 1) -> Place | None:
    return LEVELS[level](seen(match), seat, Random(number))


def with_clock(left: float) -> StrategyView:
    match = match_of(SIDE, [43], [45], options=StrategyOptions(clock=True))
    view = match.view()
    clock = view.clocks["0"].model_copy(update={"left": left})
    return view.model_copy(update={"clocks": {**view.clocks, "0": clock}})


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_whose_turn_it_is_not_waits(level: str) -> None:
    assert chosen(level, match_of(SIDE, [43], [45]), seat=1) is None


@pytest.mark.no_cover  # whole matches of thought are slow to follow line by line
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_is_never_refused(level: str, players: int) -> None:
    match = new_match(Strategy, players, options=StrategyOptions(teams=True))
    random = Random(players)
    while match.outcome is None:
        (seat,) = match.to_act
        command = LEVELS[level](seen(match), seat, random)
        assert command is not None
        match.handle(seat, command)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_again(level: str) -> None:
    match = new_match(Strategy, 2, seed=3)
    assert isinstance(match, Strategy)
    for _ in range(12):
        (seat,) = match.to_act
        first, again = (chosen(level, match, seat, number=7) for _ in range(2))
        assert first is not None
        assert first == again
        match.handle(seat, first)


def test_the_beginner_lays_anything_anywhere() -> None:
    match = match_of(SIDE, [43, 44], [45])
    commands = [chosen("beginner", match, number=number) for number in range(60)]
    assert len({str(command.cell) for command in commands if command}) > 4
    assert {command.tile for command in commands if command} == {43, 44}


def lay_last(level: str, *colours: str) -> set[str]:
    """Return where a level lays the last tile of the match: 43 at -1,1 lengthens blue alone."""
    match = match_of(SIDE, [43], [45], bag=ENDGAME, colours=colours)
    commands = [chosen(level, match, number=number) for number in range(20)]
    return {str(command.cell) for command in commands if command}


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_others_lengthen_their_own_line(level: str) -> None:
    assert lay_last(level, "blue", "red") == {"-1,1"}
    assert len(lay_last("beginner", "blue", "red")) > 3


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_others_do_not_lengthen_an_opponents(level: str) -> None:
    assert "-1,1" not in lay_last(level, "red", "blue")
    assert "-1,1" in lay_last("beginner", "red", "blue")


def test_a_glance_sees_what_a_placement_makes() -> None:
    """At a glance and laid down in earnest the three lines are worth the same."""
    for seed in range(5):
        course, random = begun(2, seed), Random(seed)
        for _ in range(30):
            for way in list(ways(course))[::7]:
                own = course.colours[course.mover]
                at_a_glance = gain(course.position, way, own, set())
                position = course.position.copy()
                position.lay(*way)
                over = position.best[own] - course.position.best[own]
                assert (at_a_glance > 0) or over == 0
                assert at_a_glance >= over
            lay_at_random(course, random)


def test_hope_is_lost_where_no_tile_fits_any_more() -> None:
    course = course_of(match_of(SIDE, [43], [45], colours=("red", "green")).view(), [55, 56])
    assert lead(course, 0, unseen(course)) != lead(course, 0, 0)
    assert lead(course, 0, 0) == course.position.best[0] - course.position.best[3]


@pytest.mark.parametrize("laid", [20, 50])
def test_the_strong_one_thinks_about_as_far_as_it_is_told(laid: int) -> None:
    """It ends with the first line of thought that goes beyond its nodes."""
    course, random = begun(2, 1, End.ALL), Random(1)
    while len(course.position.laid) < laid or len(course.choices) < 4:
        lay_at_random(course, random)
    for budget in (100, 1000):
        nodes = Nodes(budget)
        far_sighted(course, Random(1), nodes)
        assert -300 < nodes.left <= 0


def test_in_the_endgame_the_strong_one_shuts_the_space_that_would_close_a_loop() -> None:
    """Seat 1 holds 24, which closes the green loop, unless a fourth neighbour keeps it out."""
    match = match_of(LOOP, [44, 50], [24, 45], bag=ENDGAME, colours=("yellow", "green"))
    shut = {way: is_shut(match, way) for way in ways(course_of(match.view(), ENDGAME))}
    assert {*shut.values()} == {True, False}
    command = chosen("strong", match)
    assert command is not None
    assert shut[Way(command.cell.spot, command.tile, command.rotation)]


def is_shut(match: Strategy, way: Way) -> bool:
    """Whether 24 has no place at 0,1 any more after a placement."""
    twin = reloaded(match)
    assert isinstance(twin, Strategy)
    place(twin, 0, way.tile, written(way.spot), way.rotation)
    space = twin.view().forced.get("0,1")
    return space is None or "24" not in space.fits


@pytest.mark.parametrize(
    ("level", "shortest", "longest"),
    [("beginner", 1.6, 3.2), ("fair", 1.2, 2.4), ("strong", 0.8, 1.6)],
)
def test_bots_seem_to_think_at_three_speeds(level: str, shortest: float, longest: float) -> None:
    view = match_of(SIDE, [43], [45]).view()
    times = [BOTS[level].pace(view, 0, Random(number)) for number in range(100)]
    assert shortest <= min(times) < max(times) <= longest


def test_only_the_strong_one_takes_long_enough_for_a_thread_of_its_own() -> None:
    assert [level for level, bot in BOTS.items() if bot.slow] == ["strong"]


def test_a_low_clock_makes_the_strong_one_think_less_and_hurry() -> None:
    slow = BOTS["strong"].slow
    assert slow is not None
    limits = [slow.limit(with_clock(left), 0) for left in (900.0, 90.0, 0.0, -30.0)]
    assert limits == [12.0, 6.0, 1.0, 1.0]
    pace = BOTS["strong"].pace
    assert pace(with_clock(0.0), 0, Random(1)) < pace(with_clock(900.0), 0, Random(1))
    assert slow.haste is fair
