"""How everyone stands, from the matches that are over."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from server.games.game import GameOptions, Outcome, Reason
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.solitaire.game import Solitaire
from server.service.standings import AT_ONCE, Standings
from server.store.history import History
from server.store.players import Players
from server.store.records import Best, MatchSeat, Standing
from server.store.standings import Standings as KeptStandings
from tests.store.stores import ANNA, BEN, SqlStore, first, match, placed, placing, table

CLEO, DARIO = "e" * 32, "f" * 32
GAMES = {game.name: game for game in (Solitaire, GobbleAlone)}

_ids = count(1)


async def play(
    store: SqlStore,
    *players: str | None,
    places: list[int] | None = None,
    score: int = 0,
    game: str = "pebbles",
    reason: Reason = Reason.FINISHED,
    helped: bool = False,
    options: dict[str, object] | None = None,
) -> str:
    """Play a match of these (None: a fair bot), who come in in this order unless told."""
    await store.journal.create(table())
    new = f"{next(_ids):032x}"
    seats = tuple(MatchSeat(one, "", None if one else "fair", helped) for one in players)
    numbers = tuple(range(len(seats)))
    begun = match(new, game=game, options=options or {}, seats=seats, places=numbers)
    await store.journal.begin(begun, first(new), table(status="playing", match=new))
    over = Outcome(
        places=places or [number + 1 for number in numbers],
        scores=[score] * len(seats),
        reason=reason,
    )
    await store.journal.append(placing(1, new), placed(1), over, table(match=new), 2000.0)
    return new


def standings(store: SqlStore) -> Standings:
    return Standings(KeptStandings(store.database), GAMES)


async def of(store: SqlStore, player: str, game: str = "pebbles") -> Standing | None:
    found = await KeptStandings(store.database).of([player], game)
    return found[0] if found else None


@pytest.fixture
async def people(sql_store: SqlStore) -> Players:
    players = Players(sql_store.database)
    for player, name in ((ANNA, "Anna"), (BEN, "ben"), (CLEO, "Cleo"), (DARIO, "Dario")):
        await players.create(player, name, 1000.0)
    return players


async def test_what_is_over_is_counted_once_however_often_it_is_asked_for(
    sql_store: SqlStore,
) -> None:
    for _ in range(AT_ONCE + 1):
        await play(sql_store, ANNA, BEN)

    await standings(sql_store).catch_up()
    once = await of(sql_store, ANNA)
    await standings(sql_store).catch_up()

    assert once is not None
    assert (once.places, once.streak) == ((AT_ONCE + 1,), AT_ONCE + 1)
    assert await of(sql_store, ANNA) == once


async def test_two_processes_that_count_at_once_count_each_match_once(sql_store: SqlStore) -> None:
    for _ in range(5):
        await play(sql_store, ANNA, BEN)

    await asyncio.gather(*(standings(sql_store).catch_up() for _ in range(3)))

    anna = await of(sql_store, ANNA)
    assert anna is not None
    assert anna.places == (5,)


async def test_matches_are_counted_in_the_order_they_ended(sql_store: SqlStore) -> None:
    for places in ([1, 2], [1, 2], [2, 1], [1, 2]):
        await play(sql_store, ANNA, BEN, places=places)

    await standings(sql_store).catch_up()

    anna, ben = await of(sql_store, ANNA), await of(sql_store, BEN)
    assert anna is not None
    assert ben is not None
    assert (anna.places, anna.streak, anna.longest) == ((3, 1), 1, 2)
    assert (ben.places, ben.streak, ben.longest) == ((1, 3), 0, 1)


async def test_counting_piece_by_piece_comes_to_the_same(sql_store: SqlStore) -> None:
    for number in range(6):
        await play(sql_store, ANNA, BEN, CLEO, places=[1 + number % 3, 2, 3 - number % 3])
        if number % 2:
            await standings(sql_store).catch_up()
    piecewise = await of(sql_store, ANNA)
    for number in range(6):
        places = [1 + number % 3, 2, 3 - number % 3]
        await play(sql_store, ANNA, BEN, CLEO, places=places, game="candle")
    await standings(sql_store).catch_up()
    at_once = await of(sql_store, ANNA, "candle")

    assert piecewise is not None
    assert at_once is not None
    assert (piecewise.mu, piecewise.sigma) == (at_once.mu, at_once.sigma)


async def test_what_fails_is_counted_not_at_all_and_then_whole(
    sql_store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await play(sql_store, ANNA, BEN)
    failing = standings(sql_store)
    entered = []

    def enter(*what: object) -> None:
        entered.append(what)
        if len(entered) == 3:
            raise RuntimeError

    monkeypatch.setattr(failing, "_enter", enter)
    with pytest.raises(RuntimeError):
        await failing.catch_up()
    assert await of(sql_store, ANNA) is None

    await standings(sql_store).catch_up()
    anna = await of(sql_store, ANNA)
    assert anna is not None
    assert anna.places == (3,)


async def test_what_does_not_count_leaves_no_standing(sql_store: SqlStore) -> None:
    await play(sql_store, ANNA, BEN, reason=Reason.ABANDONED)
    await play(sql_store, ANNA, BEN, helped=True)
    await play(sql_store, ANNA)

    await standings(sql_store).catch_up()

    assert await of(sql_store, ANNA) is None


async def test_bots_of_a_level_have_a_standing_of_their_own(sql_store: SqlStore) -> None:
    await play(sql_store, ANNA, None, None)

    await standings(sql_store).catch_up()

    fair = await of(sql_store, "bot:pebbles:fair")
    assert fair is not None
    assert fair.places == (0, 1, 1)


# --- friends ------------------------------------------------------------------------------


async def test_friends_are_all_with_whom_one_has_been_in_a_match(
    sql_store: SqlStore, people: Players
) -> None:
    kept = KeptStandings(sql_store.database)
    assert await kept.friends(ANNA) == []
    for other in (CLEO, BEN, BEN):
        await play(sql_store, ANNA, other)
    await play(sql_store, BEN, DARIO)

    assert await kept.friends(ANNA) == [(BEN, "ben"), (CLEO, "Cleo")]
    assert await kept.friends(DARIO) == [(BEN, "ben")]


async def test_a_circle_of_friends_stands_by_all_it_has_played(
    sql_store: SqlStore, people: Players
) -> None:
    await play(sql_store, ANNA, BEN)
    await play(sql_store, BEN, DARIO)
    await play(sql_store, ANNA, CLEO, game="candle")
    await standings(sql_store).catch_up()

    circle = await KeptStandings(sql_store.database).among_friends(ANNA, "pebbles")

    assert {name: one.places for name, one in circle} == {"Anna": (1,), "ben": (1, 1)}


async def test_friends_go_by_the_name_they_have_now_and_who_is_gone_is_none(
    sql_store: SqlStore, people: Players
) -> None:
    await play(sql_store, ANNA, BEN, CLEO)
    await standings(sql_store).catch_up()
    await people.rename(BEN, "Benedikt")
    await people.forget(CLEO)
    kept = KeptStandings(sql_store.database)

    assert await kept.friends(ANNA) == [(BEN, "Benedikt")]
    assert {name for name, _ in await kept.among_friends(ANNA, "pebbles")} == {"Anna", "Benedikt"}
    assert await of(sql_store, CLEO) is None


async def test_whom_one_has_met_only_in_a_match_that_is_out_of_the_list_is_no_friend(
    sql_store: SqlStore, people: Players
) -> None:
    history = History(sql_store.database)
    mine = await history.find(ANNA, await play(sql_store, ANNA, BEN))
    assert mine is not None
    await history.take_out(ANNA, mine)

    kept = KeptStandings(sql_store.database)
    assert await kept.friends(ANNA) == []
    assert await kept.friends(BEN) == [(ANNA, "Anna")]


# --- best scores --------------------------------------------------------------------------


async def test_the_best_score_is_the_highest_or_where_that_is_better_the_lowest(
    sql_store: SqlStore,
) -> None:
    for score in (7, 12, 9):
        await play(sql_store, ANNA, game="solitaire", score=score)
        await play(sql_store, ANNA, game="gobble_alone", score=score)
    await play(sql_store, ANNA, game="solitaire", score=30, options={"xl": True})

    found = await standings(sql_store).bests(ANNA)

    assert sorted(found, key=lambda best: best.attempt) == [
        Best(ANNA, "gobble_alone", times=3, score=7),
        Best(ANNA, "solitaire", times=3, score=12),
        Best(ANNA, "solitaire:xl", times=1, score=30),
    ]
    assert await standings(sql_store).bests(BEN) == []


async def test_what_was_given_up_ended_helped_or_is_not_played_for_points_is_no_attempt(
    sql_store: SqlStore,
) -> None:
    await play(sql_store, ANNA, game="solitaire", reason=Reason.GIVEN_UP)
    await play(sql_store, ANNA, game="solitaire", reason=Reason.ABANDONED)
    await play(sql_store, ANNA, game="solitaire", helped=True)
    await play(sql_store, ANNA, game="solitaire", options={"colour": "mauve"})
    await play(sql_store, ANNA, game="of old")
    await play(sql_store, ANNA, BEN, game="solitaire")

    assert await standings(sql_store).bests(ANNA) == []


def test_a_game_names_no_attempt_unless_it_is_played_alone_for_points() -> None:
    assert Solitaire.attempt(Solitaire.Options()) == "solitaire"
    assert GobbleAlone.attempt(GameOptions()) == "gobble_alone"
