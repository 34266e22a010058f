"""How the bots look ahead. A node is one tile laid in thought; how many there are is given.

While tiles are in the bag, the most promising placements are each tried with several guesses at
the bag's order: the turn is played on, then everyone else's, each mover taking what looks best.
With an empty bag nothing is hidden, and the search is exact as deep as its nodes reach, the
others taken to play against the one who thinks.
"""

from __future__ import annotations

from random import Random

from server.games.game import Seat
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.judgement import Way, gain, lead, unseen, ways

TRIED = 8
"""Placements that are looked at further, of all that may be laid."""

GLANCED = 5
"""Placements that a mover in thought chooses from."""

WIDTH = 6
"""Placements at each step of the search of an endgame."""


class Nodes:
    """How many tiles may still be laid in thought."""

    def __init__(self, left: int) -> None:
        self.left = left

    def lay(self, course: Course, way: Way) -> Course:
        """Return the course after a placement."""
        self.left -= 1
        after = course.copy()
        after.lay(*way)
        return after


def greedy(course: Course, random: Random) -> Way:
    """Return the placement after which the mover leads by most."""
    left = unseen(course)
    offered = list(ways(course))
    random.shuffle(offered)
    nodes = Nodes(len(offered))
    return max(offered, key=lambda way: lead(nodes.lay(course, way), course.mover, left))


def far_sighted(course: Course, random: Random, nodes: Nodes) -> Way:
    """Return the placement that turns out best when it is thought through."""
    tried = _promising(course, course.mover, nodes, TRIED)
    if len(tried) == 1:
        return tried[0]
    return (
        _by_trial(course, tried, random, nodes) if course.bag else _by_search(course, tried, nodes)
    )


def _promising(course: Course, seat: Seat, nodes: Nodes, most: int) -> list[Way]:
    """Return the mover's placements that leave a seat best off, the best first."""
    left = unseen(course)
    offered = list(ways(course))
    if len(offered) > 4 * most:
        offered = _at_a_glance(course, offered)[: 4 * most]
    sign = 1 if course.colours[seat] == course.colours[course.mover] else -1
    offered.sort(key=lambda way: -sign * lead(nodes.lay(course, way), seat, left))
    return offered[:most]


def _at_a_glance(course: Course, offered: list[Way]) -> list[Way]:
    """Return the mover's placements, what looks best for its colour first."""
    own = course.colours[course.mover]
    others = set(course.colours) - {own}
    return sorted(offered, key=lambda way: -gain(course.position, way, own, others))


# --- while the bag hides something ----------------------------------------------------------


def _by_trial(course: Course, tried: list[Way], random: Random, nodes: Nodes) -> Way:
    """Try every placement with one guess at the bag after another, as long as nodes are left."""
    totals = dict.fromkeys(tried, 0.0)
    while nodes.left > 0:
        guess = course.copy()
        random.shuffle(guess.bag)
        for way in tried:
            totals[way] += _played_on(guess, way, nodes)
    return max(tried, key=lambda way: totals[way])


def _played_on(course: Course, way: Way, nodes: Nodes) -> float:
    """Return how a seat stands when it has made a placement and its next turn begins."""
    seat, turn = course.mover, course.turn
    course = nodes.lay(course, way)
    while course.over is None and course.turn < turn + len(course.seats_left()):
        course.lay(*_next(course, nodes))
    return lead(course, seat, unseen(course))


def _next(course: Course, nodes: Nodes) -> Way:
    """Return what a mover in thought lays."""
    mover, left = course.mover, unseen(course)
    glanced = _at_a_glance(course, list(ways(course)))[:GLANCED]
    return max(glanced, key=lambda way: lead(nodes.lay(course, way), mover, left))


# --- when the bag is empty ------------------------------------------------------------------


def _by_search(course: Course, tried: list[Way], nodes: Nodes) -> Way:
    """Search deeper and deeper, the best of the last depth first, until the nodes are used up."""
    seat, best, depth = course.mover, tried[0], 1
    while nodes.left > 0 and depth < 60:
        best = _deepest(course, [best, *(way for way in tried if way != best)], seat, depth, nodes)
        depth += 1
    return best


def _deepest(course: Course, tried: list[Way], seat: Seat, depth: int, nodes: Nodes) -> Way:
    best, most = tried[0], float("-inf")
    for way in tried:
        if nodes.left <= 0:
            break
        value = _value(nodes.lay(course, way), seat, depth - 1, most, float("inf"), nodes)
        if value > most:
            best, most = way, value
    return best


def _value(
    course: Course, seat: Seat, depth: int, least: float, most: float, nodes: Nodes
) -> float:
    """Return what a seat comes to between `least` and `most` (alpha and beta)."""
    if course.over is not None or depth == 0 or nodes.left <= 0:
        return lead(course, seat, unseen(course))
    friendly = course.colours[course.mover] == course.colours[seat]
    for way in _promising(course, seat, nodes, WIDTH):
        value = _value(nodes.lay(course, way), seat, depth - 1, least, most, nodes)
        if friendly:
            least = max(least, value)
        else:
            most = min(most, value)
        if least >= most:
            break
    return least if friendly else most
