"""How friends stand in a game, and who they are."""

from __future__ import annotations

from fastapi import APIRouter

from server.api.deps import PersonDep, ServicesDep
from server.games.game import Message
from server.service.lobby import game_named
from server.service.rating import doubt, points
from server.store.records import Standing

router = APIRouter(prefix="/api", tags=["standings"])


class Friend(Message):
    player: str
    name: str


class StandingRow(Message):
    """How one of them has done: in matches of two or more that were played to their end."""

    player: str | None = None
    bot: str | None = None
    """The level, for all bots of that level."""
    name: str | None = None
    """A player's, as it is now."""
    rating: int
    """What their skill is at least, as good as certainly; 1000 for one who has just begun."""
    doubt: int
    """How much higher it is believed to be: 500 at first, and less with every match."""
    matches: int
    wins: int
    places: list[int]
    """How often they came first, second, …"""
    streak: int
    """Wins in a row up to now."""
    longest: int
    """The longest streak so far."""


class FriendsStandings(Message):
    game: str
    friends: list[StandingRow]
    """The player, and everyone they have met at a table, the best first."""
    bots: list[StandingRow]


@router.get("/friends")
async def friends(person: PersonDep, services: ServicesDep) -> list[Friend]:
    """Return everyone the player has played with, by their names."""
    found = await services.standings.kept.friends(person.id)
    return [Friend(player=player, name=name) for player, name in found]


@router.get("/standings", response_model_exclude_none=True)
async def standings(game: str, person: PersonDep, services: ServicesDep) -> FriendsStandings:
    """Return how the player and everyone they have played with stand in a game.

    Not counted are matches alone, those that the host ended, and those in which somebody came
    in for another: a bot for a player, or a player for a bot.
    """
    kind = game_named(services.games, game)
    await services.standings.catch_up()
    kept = services.standings.kept
    bots = {f"bot:{game}:{level}": level for level in kind.bots}
    people = [
        _row(standing, player=standing.participant, name=name)
        for name, standing in await kept.among_friends(person.id, game)
    ]
    levels = [
        _row(standing, bot=bots[standing.participant]) for standing in await kept.of(bots, game)
    ]
    return FriendsStandings(game=game, friends=_best_first(people), bots=_best_first(levels))


def _row(standing: Standing, **who: str) -> StandingRow:
    return StandingRow(
        **who,
        rating=points(standing),
        doubt=doubt(standing),
        matches=sum(standing.places),
        wins=standing.places[0],
        places=list(standing.places),
        streak=standing.streak,
        longest=standing.longest,
    )


def _best_first(rows: list[StandingRow]) -> list[StandingRow]:
    return sorted(rows, key=lambda row: (-row.rating, row.name or "", row.player or ""))
