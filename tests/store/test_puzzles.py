"""What players have solved."""

from __future__ import annotations

from itertools import count

from server.games.game import Outcome, Reason, abandoned
from server.store.puzzles import Puzzles
from server.store.records import MatchSeat, SolvedRecord
from tests.store.stores import ANNA, BEN, SqlStore, first, match, placed, placing, table

CLEO = "e" * 32
SEVEN, EIGHT = "discovery:7", "discovery:8"

_ids = count(1)


async def play(
    store: SqlStore,
    *players: str | None,
    puzzle: str | None = SEVEN,
    solved: int | None = 0,
    seconds: float | None = None,
    outcome: Outcome | None = None,
) -> None:
    """Play a match of these players (None: a bot), which one of them (or nobody) solves."""
    await store.journal.create(table())
    seats = tuple(MatchSeat(player, "", None if player else "fair") for player in players)
    new = f"{next(_ids):032x}"
    begun = match(new, seats=seats, places=tuple(range(len(seats))), puzzle=puzzle)
    await store.journal.begin(begun, first(new), table(status="playing", match=new))
    over = outcome or Outcome(
        places=[1 if seat == solved else 2 for seat in range(len(seats))],
        scores=[int(seat == solved) for seat in range(len(seats))],
        reason=Reason.FINISHED,
        seconds={} if seconds is None or solved is None else {solved: seconds},
    )
    await store.journal.append(placing(1, new), placed(1), over, table(match=new), 2000.0)


async def solved_by(store: SqlStore, player: str) -> dict[str, tuple[int, float | None]]:
    """Return how often and how fast a player has solved each puzzle."""
    solved = await Puzzles(store.database).of_player(player)
    return {one.puzzle: (one.times, one.seconds) for one in solved}


async def test_who_has_played_nothing_has_solved_nothing(sql_store: SqlStore) -> None:
    puzzles = Puzzles(sql_store.database)
    assert await puzzles.of_player(ANNA) == []
    assert await puzzles.solvers(SEVEN) == 0


async def test_a_puzzle_is_kept_with_how_often_and_how_fast_it_was_solved(
    sql_store: SqlStore,
) -> None:
    for seconds in (61.5, 42.25, 90.0):
        await play(sql_store, ANNA, seconds=seconds)
    await play(sql_store, ANNA, puzzle=EIGHT, seconds=7.0)
    await play(sql_store, BEN, seconds=1.0)

    solved = await Puzzles(sql_store.database).of_player(ANNA)

    assert sorted(solved, key=lambda one: one.puzzle) == [
        SolvedRecord(SEVEN, times=3, seconds=42.25),
        SolvedRecord(EIGHT, times=1, seconds=7.0),
    ]


async def test_without_a_time_that_counts_it_is_solved_all_the_same(sql_store: SqlStore) -> None:
    await play(sql_store, ANNA, seconds=None)
    assert await solved_by(sql_store, ANNA) == {SEVEN: (1, None)}
    await play(sql_store, ANNA, seconds=30.0)
    await play(sql_store, ANNA, seconds=None)
    assert await solved_by(sql_store, ANNA) == {SEVEN: (3, 30.0)}


async def test_who_comes_behind_in_a_race_has_not_solved_it(sql_store: SqlStore) -> None:
    await play(sql_store, ANNA, BEN, solved=1, seconds=20.0)
    assert await solved_by(sql_store, ANNA) == {}
    assert await solved_by(sql_store, BEN) == {SEVEN: (1, 20.0)}


async def test_who_is_left_alone_in_a_race_has_won_but_not_solved_it(sql_store: SqlStore) -> None:
    last_left = Outcome(places=[1, 2], scores=[0, 0], reason=Reason.LAST_LEFT)
    await play(sql_store, ANNA, BEN, outcome=last_left)
    assert await solved_by(sql_store, ANNA) == {}


async def test_what_is_given_up_or_ended_by_the_host_is_not_solved(sql_store: SqlStore) -> None:
    given_up = Outcome(places=[1], scores=[0], reason=Reason.GIVEN_UP)
    for outcome in (given_up, abandoned(1)):
        await play(sql_store, ANNA, outcome=outcome)
    assert await solved_by(sql_store, ANNA) == {}
    assert await Puzzles(sql_store.database).solvers(SEVEN) == 0


async def test_what_is_no_puzzle_counts_for_nothing(sql_store: SqlStore) -> None:
    await play(sql_store, ANNA, puzzle=None, seconds=5.0)
    assert await solved_by(sql_store, ANNA) == {}


async def test_a_match_that_goes_on_is_not_solved(sql_store: SqlStore) -> None:
    await sql_store.journal.create(table())
    playing = table(status="playing", match="1" * 32)
    await sql_store.journal.begin(match(puzzle=SEVEN), first(), playing)
    assert await Puzzles(sql_store.database).solvers(SEVEN) == 0


async def test_each_player_who_has_solved_it_counts_once_and_a_bot_never(
    sql_store: SqlStore,
) -> None:
    for player in (ANNA, ANNA, BEN):
        await play(sql_store, player, seconds=9.0)
    await play(sql_store, CLEO, None, solved=1)
    await play(sql_store, CLEO, puzzle=EIGHT)

    assert await Puzzles(sql_store.database).solvers(SEVEN) == 2
