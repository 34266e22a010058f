"""How a match that is over changes the standings of those who played it.

What counts has two or more seats, an end that is no host's, and the same person or bot at each
seat from beginning to end. Skill is a belief and a doubt, two numbers (the Plackett-Luce model of
Weng and Lin): a match moves the belief by how unexpected its places were, and lessens the doubt.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from server.games.game import Outcome, Reason, Seat
from server.store.records import MatchSeat, MatchSummary, Standing

_model = PlackettLuce()

BEGINNERS = 1000
POINT = 20
"""A unit of believed skill, as it is shown."""


def points(standing: Standing) -> int:
    """Return the rating as it is shown: what the skill is at least, as good as certainly.

    Everyone begins with 1000, and so has most to win by playing.
    """
    return round(BEGINNERS + POINT * (standing.mu - 3 * standing.sigma))


def doubt(standing: Standing) -> int:
    """Return by how many points the skill is believed to be higher than `points`."""
    return round(POINT * 3 * standing.sigma)


def counts(match: MatchSummary) -> bool:
    """Whether a match has a part in anyone's standing."""
    outcome = match.outcome
    if outcome is None or outcome.reason in (Reason.ABANDONED, Reason.GIVEN_UP):
        return False
    return len(match.seats) > 1 and not any(seat.helped for seat in match.seats)


def participant(game: str, seat: MatchSeat) -> str:
    """Return whose standing a seat is part of: a player's, or that of all bots of one level."""
    return seat.player or f"bot:{game}:{seat.bot}"


def newcomer(participant: str, game: str) -> Standing:
    rating = _model.rating()
    return Standing(participant, game, (), 0, 0, mu=rating.mu, sigma=rating.sigma)


def counted(match: MatchSummary, before: Mapping[str, Standing]) -> dict[str, Standing]:
    """Return how the participants of a match that counts stand after it; `before` has them all."""
    assert match.outcome is not None
    who = [participant(match.game, seat) for seat in match.seats]
    rated = _rated([before[name] for name in who], match.outcome)
    after = {name: before[name] for name in who}
    for name, place in zip(who, match.outcome.places, strict=True):
        after[name] = _placed(after[name], place)
    for name in after:
        own = [rating for other, rating in zip(who, rated, strict=True) if other == name]
        mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
        after[name] = replace(after[name], mu=mu, sigma=sigma)
    return after


def _placed(standing: Standing, place: int) -> Standing:
    places = [*standing.places, *[0] * (place - len(standing.places))]
    places[place - 1] += 1
    streak = standing.streak + 1 if place == 1 else 0
    longest = max(standing.longest, streak)
    return replace(standing, places=tuple(places), streak=streak, longest=longest)


def _rated(standings: Sequence[Standing], outcome: Outcome) -> list[PlackettLuceRating]:
    """Return each seat's rating after a match between teams, most of which are one seat."""
    teams: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat in range(len(standings)):
        teams[outcome.teams[seat] if outcome.teams else seat].append(seat)
    sides = list(teams.values())
    if len(sides) < 2:  # all on one side: nobody has beaten anyone
        return [_model.rating(standing.mu, standing.sigma) for standing in standings]

    rated = _model.rate(
        [
            [_model.rating(standings[seat].mu, standings[seat].sigma) for seat in side]
            for side in sides
        ],
        ranks=[float(min(outcome.places[seat] for seat in side)) for side in sides],
    )
    ratings = {
        seat: rating
        for side, team in zip(sides, rated, strict=True)
        for seat, rating in zip(side, team, strict=True)
    }
    return [ratings[seat] for seat in range(len(standings))]
