"""Many matches at once, put straight into the tables: what years of play leave behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from sqlalchemy import insert, text

from server.games.game import Outcome, Reason
from server.store import lists, models
from server.store.database import Database
from server.store.records import MatchRecord, MatchSeat, results
from tests.store.stores import ANNA, match, table

FRIENDS = tuple(f"{number:032x}" for number in range(1, 21))
GAMES = ("gobble", "strategy", "trip_away", "discovery")
TABLES = tuple(f"TABLE{number:03}" for number in range(10))
AT_ONCE = 2000

BEGAN = 1_700_000_000.0
"""When the first match began; one follows the other every minute."""


def played(number: int) -> MatchRecord:
    """Return the match of that number: Anna's, with two of her friends."""
    friends = (FRIENDS[number % 20], FRIENDS[(number * 7 + 1) % 19])
    people = dict.fromkeys((ANNA, *friends))
    outcome = Outcome(
        places=[1 + (seat + number) % len(people) for seat in range(len(people))],
        scores=list(range(len(people))),
        reason=Reason.FINISHED,
    )
    return match(
        f"{number:032x}",
        TABLES[number % len(TABLES)],
        game=GAMES[number % len(GAMES)],
        seats=tuple(MatchSeat(player, player[-4:], None) for player in people),
        places=tuple(range(len(people))),
        state={"board": "." * 500},
        began=BEGAN + 60 * number,
        ended=BEGAN + 60 * number + 50,
        outcome=outcome,
    )


async def fill(database: Database, matches: int) -> None:
    """Put that many matches into a database, and let it know what it holds."""
    everything = (played(number) for number in range(matches))
    async with database.writing() as connection:
        await connection.execute(
            insert(models.GameTable), [models.GameTable.row(table(code)) for code in TABLES]
        )
        people = [{"id": one, "name": one[-4:], "created": BEGAN} for one in (ANNA, *FRIENDS)]
        await connection.execute(insert(models.Player), people)
        while some := list(islice(everything, AT_ONCE)):
            for model, rows in _rows(some):
                await connection.execute(insert(model), rows)
        await connection.execute(text("ANALYZE"))
        await connection.commit()


def _rows(matches: Sequence[MatchRecord]) -> Iterator[tuple[type[models.Base], list[models.Row]]]:
    yield models.Match, [models.Match.row(one) for one in matches]
    yield lists.Uncounted, [{"ended": one.ended, "match": one.id} for one in matches]
    yield (
        models.Result,
        [
            models.Result.row(result)
            for one in matches
            if one.outcome is not None
            for result in results(one.id, one.seats, one.outcome)
        ],
    )
    for listing in (lists.Played, lists.PlayedWith):
        rows: list[models.Row] = []
        for one in matches:
            players = [seat.player for seat in one.seats if seat.player]
            rows += listing.rows(one.id, one.game, one.began, players)
        yield listing, rows
