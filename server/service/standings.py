"""Everyone's standings: keeps up with the matches that end, and tells how friends stand."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

import structlog
from pydantic import ValidationError

from server.games import AnyGame
from server.service import rating
from server.store.records import Best, MatchSummary
from server.store.standings import Book, Key
from server.store.standings import Standings as KeptStandings

AT_ONCE = 20
"""Matches that are counted in one transaction: others wait for it to be over."""

log = structlog.get_logger()


class Standings:
    """Counts what is uncounted, from `start` to `close` and whenever somebody asks."""

    def __init__(self, kept: KeptStandings, games: Mapping[str, type[AnyGame]]) -> None:
        self.kept = kept
        self._games = games
        self._counting = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what an older version, or a server that was killed, has left."""
        self._task = asyncio.create_task(self._keep_up(), name="standings")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def bests(self, player: str) -> Sequence[Best]:
        """Return a player's best scores in what they have played alone."""
        await self.catch_up()
        return await self.kept.bests(player)

    async def catch_up(self) -> None:
        """Count all that is over by now."""
        async with self._counting:
            counted = AT_ONCE
            while counted == AT_ONCE:
                counted = await self.kept.count(AT_ONCE, self._concerned, self._enter)

    async def _keep_up(self) -> None:
        try:
            await self.catch_up()
        except Exception:  # whoever asks next tries again
            log.exception("standings_failed")

    def _concerned(self, matches: Sequence[MatchSummary]) -> tuple[set[Key], set[Key]]:
        standings = {
            (rating.participant(match.game, seat), match.game)
            for match in matches
            if rating.counts(match)
            for seat in match.seats
        }
        return standings, set(filter(None, map(self._attempt, matches)))

    def _enter(self, book: Book, match: MatchSummary) -> None:
        """Enter what a match came to, for everyone who played it."""
        if rating.counts(match):
            _enter_standings(book, match)
        attempt = self._attempt(match)
        if attempt is not None:
            self._enter_best(book, match, attempt)

    def _enter_best(self, book: Book, match: MatchSummary, attempt: Key) -> None:
        assert match.outcome is not None
        better = min if self._games[match.game].lowest_is_best else max
        score = match.outcome.scores[0]
        old = book.bests.get(attempt, Best(*attempt, times=0, score=score))
        book.bests[attempt] = Best(*attempt, old.times + 1, better(old.score, score))

    def _attempt(self, match: MatchSummary) -> Key | None:
        """Return whose best score a match may be, and in what; None for what is none."""
        kind = self._games.get(match.game)
        if kind is None or match.outcome is None or len(match.seats) != 1:
            return None
        (seat,) = match.seats
        if seat.player is None or seat.helped or not rating.to_the_end(match.outcome):
            return None
        try:
            attempt = kind.attempt(kind.Options.model_validate(match.options))
        except ValidationError:  # of an older edition of the game
            return None
        return None if attempt is None else (seat.player, attempt)


def _enter_standings(book: Book, match: MatchSummary) -> None:
    names = {rating.participant(match.game, seat) for seat in match.seats}
    before = {
        name: book.standings.get((name, match.game)) or rating.newcomer(name, match.game)
        for name in names
    }
    for name, standing in rating.counted(match, before).items():
        book.standings[name, match.game] = standing
